// Notes in the tab's session storage, for the page that comes next: after a reload, on the way to another world, or
// after a phone has ended a page in the background. Other tabs don't see them.
import { orUndefined } from './browser-storage.ts'

export interface HandOver<Note> {
  /** Stores the note in place of the previous one. @returns false if the browser refuses or has no room */
  readonly store: (note: Note) => boolean
  /** Returns the note and keeps it. `undefined` if it is missing or invalid. */
  readonly peek: () => Note | undefined
  /** Like {@link HandOver.peek}, and removes the note, also one that is not valid. */
  readonly consume: () => Note | undefined
}

/**
 * Returns the note under a key. No function of it throws.
 * @param read checks the text: a note that is a string as it is, any other as JSON
 */
export function handOver<Note>(
  key: string,
  read: (text: string) => Note | undefined,
): HandOver<Note> {
  const peek = () =>
    orUndefined(() => {
      const text = window.sessionStorage.getItem(key)
      return text === null ? undefined : read(text)
    })
  return {
    store: (note) =>
      orUndefined(() => {
        window.sessionStorage.setItem(key, typeof note === 'string' ? note : JSON.stringify(note))
        return true
      }) ?? false,
    peek,
    consume: () => {
      const note = peek()
      orUndefined(() => window.sessionStorage.removeItem(key))
      return note
    },
  }
}

export const anyText = (text: string) => text
