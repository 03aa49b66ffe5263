/** Files that were chosen, dropped on the page or opened with the installed map, and still need to be read. */
export const waitingFiles: File[] = []

/**
 * Fragment of an address that makes the page read files that have come to it. Transfer links never have this fragment.
 */
export const forwardedFileFragment = '#t=file'
