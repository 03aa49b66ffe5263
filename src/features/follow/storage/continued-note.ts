import { readTabEntry, takeTabEntry, writeTabEntry } from '../../../storage/browser-storage.ts'

/** Key in session storage while the tab goes to another world's page, which continues following. */
const key = 'following'

export function isContinued(): boolean {
  return readTabEntry(key) !== null
}

export function writeNote(words: readonly string[]): boolean {
  return writeTabEntry(key, words.join(' '))
}

/** Returns the words of the note and deletes it. Returns an empty list if the tab has no note. */
export function takeNote(): readonly string[] {
  return takeTabEntry(key)?.split(' ') ?? []
}
