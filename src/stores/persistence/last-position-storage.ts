import { browserStorage } from './safe-entry.ts'
import { storageKeys } from './storage-keys.ts'

export function loadLastPosition(): string | null {
  try {
    return browserStorage()?.getItem(storageKeys.lastPosition) ?? null
  } catch {
    return null
  }
}

/** A position that cannot be kept is not worth a word to the player: marks are what matters. */
export function saveLastPosition(text: string): void {
  try {
    browserStorage()?.setItem(storageKeys.lastPosition, text)
  } catch {
    return
  }
}
