import { pageWorld } from '../../../../core/page-world.ts'
import { entryName, progressNames, quarantineName, storageKeys } from '../../../../storage/names.ts'
import { storedNames } from '../../../../storage/browser-storage.ts'

/** Removes all that a playthrough of this world has stored, what could not be read included. */
export function removePlaythrough(playthrough: string): void {
  const owner = { world: pageWorld(), playthrough }
  const { list, pins, history, database } = progressNames(owner)
  const names = [list, pins, history, entryName(storageKeys.backupStatus, 'playthrough', owner)]
  try {
    for (const stored of storedNames()) {
      const isOf = (name: string) => stored === name || stored.startsWith(quarantineName(name, ''))
      if (names.some(isOf)) window.localStorage.removeItem(stored)
    }
    // Waits by itself until no tab has it open.
    indexedDB.deleteDatabase(database)
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

/** The names of this site's databases; none where the browser does not tell. */
export async function storedDatabases(): Promise<readonly string[]> {
  try {
    const known = await indexedDB.databases()
    return known.map(({ name }) => name ?? '')
  } catch {
    return []
  }
}
