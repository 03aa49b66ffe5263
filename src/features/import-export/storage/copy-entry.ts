import { pageWorld } from '../../../platform/page-world.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import { entryName, storageKeys } from '../../../storage/names.ts'

/** Key of a playthrough's file name. Pages without this entry don't open the database of the handle. */
export function copyEntry(playthrough: string): string {
  return entryName(storageKeys.copyFile, 'playthrough', { world: pageWorld(), playthrough })
}

export function copyName(playthrough: string): string {
  try {
    return browserStorage()?.getItem(copyEntry(playthrough)) ?? ''
  } catch {
    return ''
  }
}

/** @throws {DOMException} if local storage is full or forbidden */
export function storeCopyName(playthrough: string, name: string): void {
  const storage = browserStorage()
  if (!storage) throw new DOMException('Local storage is refused.', 'SecurityError')
  if (name === '') storage.removeItem(copyEntry(playthrough))
  else storage.setItem(copyEntry(playthrough), name)
}
