import { readTabEntry, takeTabEntry, writeTabEntry } from '../../../storage/browser-storage.ts'

/** Kept in the browser's tab while it goes to another world's page, where following goes on. */
const key = 'following'

/** Whether following began in another world, and this page was gone to from there. */
export function isContinued(): boolean {
  return readTabEntry(key) !== null
}

/** @returns whether the browser keeps the note */
export function writeNote(words: readonly string[]): boolean {
  return writeTabEntry(key, words.join(' '))
}

/** The words that were noted, once; none where there are none. */
export function takeNote(): readonly string[] {
  return takeTabEntry(key)?.split(' ') ?? []
}
