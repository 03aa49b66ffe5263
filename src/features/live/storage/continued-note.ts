/** Kept in the browser's tab while it goes to another world's page, where following goes on. */
const key = 'following'

/** Whether following began in another world, and this page was gone to from there. */
export function isContinued(): boolean {
  try {
    return key in sessionStorage
  } catch {
    return false
  }
}

/** @throws where the browser keeps nothing */
export function writeNote(words: readonly string[]): void {
  sessionStorage.setItem(key, words.join(' '))
}

/** The words that were noted, once; none where there are none. */
export function takeNote(): readonly string[] {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return note?.split(' ') ?? []
  } catch {
    return []
  }
}
