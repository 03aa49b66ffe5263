import { pageWorld } from '../../../platform/page-world.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import { entryName, storageKeys } from '../../../storage/names.ts'

/** What says that a playthrough of the page's world is kept in a file, so that a page without one opens no database for it. */
export function copyEntry(playthrough: string): string {
  return entryName(storageKeys.copyFile, 'playthrough', { world: pageWorld(), playthrough })
}

/** The name of the file in which a playthrough is kept; empty where there is none. */
export function copyName(playthrough: string): string {
  try {
    return browserStorage()?.getItem(copyEntry(playthrough)) ?? ''
  } catch {
    return ''
  }
}

/** @throws {DOMException} where local storage is full or forbidden */
export function storeCopyName(playthrough: string, name: string): void {
  const storage = browserStorage()
  if (!storage) throw new DOMException('Local storage is refused.', 'SecurityError')
  if (name === '') storage.removeItem(copyEntry(playthrough))
  else storage.setItem(copyEntry(playthrough), name)
}
