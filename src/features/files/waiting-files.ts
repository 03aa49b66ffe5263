/** Files that were chosen, dropped on the page or opened with the installed map, until the player is asked about each. */
export const waitingFiles: File[] = []

/** The fragment of the address that has the page ask about files that have come to it. Transfer links never have it. */
export const forwardedFileFragment = '#t=file'
