import { storageKeys } from '../../../storage/names.ts'
import { presentName } from '../../../storage/open-playthrough.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'

const name = () => presentName(storageKeys.lastPosition, 'world')

export function loadLastPosition(): string | null {
  try {
    return browserStorage()?.getItem(name()) ?? null
  } catch {
    return null
  }
}

/** A position that cannot be kept is not worth a word to the player: marks are what matters. */
export function saveLastPosition(text: string): void {
  try {
    browserStorage()?.setItem(name(), text)
  } catch {
    return
  }
}
