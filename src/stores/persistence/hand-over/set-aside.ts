import type { TextStorage } from '../browser-storage.ts'
import { setAsideName } from '../names.ts'

/** At how many places it is tried. */
const mostSetAside = 20

/**
 * Copies a text that cannot be read to an entry of its own.
 *
 * @param name the entry in which it was found
 * @returns whether it is there
 */
export function setAside(storage: TextStorage, name: string, text: string): boolean {
  for (let attempt = 1; attempt <= mostSetAside; attempt += 1) {
    const place = setAsideName(name, attempt)
    try {
      const there = storage.getItem(place)
      if (there !== null && there !== text) continue
      storage.setItem(place, text)
      return true
    } catch {
      return false
    }
  }
  return false
}
