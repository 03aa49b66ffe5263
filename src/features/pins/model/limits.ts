/** Bytes to which a picture is shrunk. */
export const maxBytes = 300_000

/** Bytes that a picture in a backup may have. Larger than `maxBytes`, so that a later version may store larger ones. */
export const maxReceivedBytes = 400_000

/** Bytes of the largest backup that is saved and imported. Enough for about 190 pictures. */
export const maxBackupBytes = 80_000_000

/** Longer side of a stored picture in pixels. */
export const maxSide = 1600

/** Maximum number of pixels to decode. Each takes four bytes of memory; phones take pictures of up to 50 million. */
export const maxPixels = 64_000_000

/** Limit in bytes without pictures. A backup of 2,000 pins with the longest notes has up to 17 MB. */
export const maxUploadBytes = 20_000_000
