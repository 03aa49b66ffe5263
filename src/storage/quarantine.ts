import type { TextStorage } from './browser-storage.ts'
import { quarantineName } from './names.ts'

/** At how many places it is tried. */
const mostQuarantined = 20

/**
 * Copies a text that cannot be read to an entry of its own.
 *
 * @param name the entry in which it was found
 * @returns whether it is there
 */
export function quarantine(storage: TextStorage, name: string, text: string): boolean {
  for (let attempt = 1; attempt <= mostQuarantined; attempt += 1) {
    const place = quarantineName(name, attempt)
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
