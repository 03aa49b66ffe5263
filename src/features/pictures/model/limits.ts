/** In bytes: to at most so many a picture is made smaller. */
export const maxBytes = 300_000

/** In bytes: what a backup may hold of a picture; the rest is room for a later version. */
export const maxReceivedBytes = 400_000

/** In bytes: the largest backup that is made and uploaded, with some 190 pictures. */
export const maxBackupBytes = 80_000_000

/** In CSS pixels, of the longer side. */
export const maxSide = 1600

/** A picture of more is not decoded: four bytes each are in memory at once. Phones take pictures of 50 million. */
export const maxPixels = 64_000_000
