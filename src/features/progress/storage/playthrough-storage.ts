// Stores a world's list of playthroughs in a database, and deletes all data of a playthrough. playthrough-list.ts and
// leave-deleted.ts call it. src/storage/names.ts defines the names of entries and databases.
import type { DBSchema, IDBPDatabase } from 'idb'
import { pageWorld } from '../../../platform/page-world.ts'
import { storedNames } from '../../../storage/browser-services.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import { databaseNames, deleteDatabase, openDatabase } from '../../../storage/open-database.ts'
import {
  copyFileDatabase,
  entryName,
  playthroughsDatabase,
  progressNames,
  quarantineName,
  storageKeys,
} from '../../../storage/names.ts'
import { readPlaythroughs, type Playthrough } from '../model/playthrough.ts'

interface Schema extends DBSchema {
  list: { key: 'playthroughs'; value: unknown }
}

/** Increased by one whenever the released schema changes. */
const schemaVersion = 1

const record = 'playthroughs'

type Join = (stored: readonly Playthrough[], own: readonly Playthrough[]) => readonly Playthrough[]

/**
 * Reads a world's list from the database. Doesn't create a missing database.
 * @throws {DOMException} if the browser refuses; `VersionError` if a newer version upgraded the database
 */
export async function readStoredPlaythroughs(world: string): Promise<readonly Playthrough[]> {
  let database: IDBPDatabase<Schema>
  try {
    database = await openDatabase<Schema>(playthroughsDatabase(world), schemaVersion, {
      upgrade: (_fresh, _from, _to, transaction) => {
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return []
    throw error
  }
  try {
    return readPlaythroughs(await database.get('list', record)) ?? []
  } finally {
    database.close()
  }
}

/**
 * Merges the list with the stored one and returns the result. Settles when it is on disk.
 * @throws {DOMException} like {@link readStoredPlaythroughs}
 */
export async function storePlaythroughs(
  world: string,
  playthroughs: readonly Playthrough[],
  join: Join,
): Promise<readonly Playthrough[]> {
  const database = await openDatabase<Schema>(playthroughsDatabase(world), schemaVersion, {
    upgrade: (fresh) => void fresh.createObjectStore('list'),
  })
  try {
    const transaction = database.transaction('list', 'readwrite', { durability: 'strict' })
    const stored = readPlaythroughs(await transaction.store.get(record)) ?? []
    const list = join(stored, playthroughs)
    await Promise.all([transaction.store.put(list, record), transaction.done])
    return list
  } finally {
    database.close()
  }
}

/** Whether local storage, which holds the other copy of the list, has room for another entry. */
export function hasRoomFor(added: Playthrough): boolean {
  const name = `${storageKeys.playthroughs}.room`
  const storage = browserStorage()
  try {
    storage?.setItem(name, JSON.stringify(added).padEnd(1000))
    storage?.removeItem(name)
    return storage !== undefined
  } catch {
    return false
  }
}

/** Deletes all data of a playthrough of this world, including quarantined entries. */
export function removePlaythrough(playthrough: string): void {
  const owner = { world: pageWorld(), playthrough }
  const { list, pins, history, database } = progressNames(owner)
  const others = [storageKeys.backupStatus, storageKeys.copyFile].map((kind) =>
    entryName(kind, 'playthrough', owner),
  )
  const names = [list, pins, history, ...others]
  for (const stored of storedNames()) {
    const isOf = (name: string) => stored === name || stored.startsWith(quarantineName(name, ''))
    if (names.some(isOf)) browserStorage()?.removeItem(stored)
  }
  // The browser waits until no tab has the database open. Ignore errors: a refused database holds nothing.
  for (const each of [database, copyFileDatabase(owner)])
    deleteDatabase(each).catch(() => undefined)
}

/** Returns the names of the site's databases. Empty if the browser doesn't list them. */
export async function storedDatabases(): Promise<readonly string[]> {
  return (await databaseNames()) ?? []
}
