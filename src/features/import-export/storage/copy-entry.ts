import { browserStorage } from '../../../storage/browser-storage.ts'
import { storageKeys } from '../../../storage/names.ts'
import { pageEntryName } from '../../../storage/page-entry-name.ts'

/** Key of a playthrough's file name. Pages without this entry don't open the database of the handle. */
export function copyEntry(playthrough: string): string {
  return pageEntryName(storageKeys.copyFile, 'playthrough', playthrough)
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
