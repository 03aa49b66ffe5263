import type { TextStorage } from './browser-storage.ts'
import { setAsideName, type StorageKey } from './names.ts'
import { reportProblem } from './storage-status.ts'

/** In characters: what browsers keep of a whole site. A longer text never finds room, however often it is tried. */
export const mostStored = 5 * 1024 * 1024

/** At how many places it is tried to set a text aside. */
const mostSetAside = 20

/**
 * Why a text is not written: the browser forbids it, a newer version wrote it, or it could be neither read nor set
 * aside.
 */
export type LeftAlone = 'blocked' | 'newer' | 'stuck'

/** The text of one entry of local storage, whatever it says. */
export interface EntryText {
  /** Null where there is none, or none can be read. */
  readonly get: () => string | null
  /** @throws {DOMException} `QuotaExceededError` where there is no room */
  readonly put: (text: string) => void
  /** Copies what was read to an entry of its own. Where that cannot be done, the text is left alone. */
  readonly setAside: (text: string) => void
  readonly leaveAlone: (why: LeftAlone) => void
  /** Undefined while it may be written. */
  readonly leftAlone: () => LeftAlone | undefined
}

/** @param kind what is said of it when something is wrong */
export function createEntryText(
  kind: StorageKey,
  name: string,
  storage: TextStorage | undefined,
): EntryText {
  let leftAlone: LeftAlone | undefined

  function leaveAlone(why: LeftAlone): void {
    leftAlone = why
    reportProblem(kind, why)
  }

  function setAside(text: string): void {
    for (let attempt = 1; attempt <= mostSetAside; attempt += 1) {
      const place = setAsideName(name, attempt)
      try {
        const there = storage?.getItem(place) ?? null
        if (there !== null && there !== text) continue
        storage?.setItem(place, text)
        reportProblem(kind, 'set-aside')
        return
      } catch {
        break
      }
    }
    // It cannot be copied, so the only way not to lose it is never to write over it.
    leaveAlone('stuck')
  }

  if (!storage) leaveAlone('blocked')
  return {
    get: () => {
      try {
        return storage?.getItem(name) ?? null
      } catch {
        return null
      }
    },
    put: (text) => {
      if (text.length > mostStored) throw new DOMException('Too long', 'QuotaExceededError')
      storage?.setItem(name, text)
    },
    setAside,
    leaveAlone,
    leftAlone: () => leftAlone,
  }
}
