/** Files that were chosen, dropped on the page or opened with the installed map, and still need to be read. */
export const waitingFiles: File[] = []

/** Fragment that makes a page read files that have come to it. Transfer links never have this fragment. */
export const forwardedFileFragment = '#t=file'
