// What is stored of playthroughs besides their marks and pins: the copy in a database of a world's list of them, and the removal
// of all that one has stored. Called by playthrough-list.ts and remove-gone.ts. Relies on src/storage/names.ts, which says how
// the entries and databases of each are called.
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
import { readPlaythroughs, type Playthrough } from '../../progress/model/playthrough.ts'

interface Schema extends DBSchema {
  list: { key: 'playthroughs'; value: unknown }
}

/** Raised by one when a released shape changes. */
const schemaVersion = 1

const record = 'playthroughs'

type Join = (stored: readonly Playthrough[], own: readonly Playthrough[]) => readonly Playthrough[]

/**
 * What the database holds of a world's list of playthroughs. Nothing is made where there is none.
 *
 * @throws {DOMException} when the browser refuses; `VersionError` when a newer version of the site has been here.
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
 * Joins the list with what is stored, in one transaction, which is on the disk when the promise settles.
 *
 * @returns what is stored then
 * @throws {DOMException} as {@link readStoredPlaythroughs}
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

/** Whether local storage, where the other copy of the list lies, has room for one more entry. */
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

/** Removes all that a playthrough of this world has stored, what could not be read included. */
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
  // The browser waits by itself until no tab has the database open. A database that is refused holds nothing.
  for (const each of [database, copyFileDatabase(owner)])
    deleteDatabase(each).catch(() => undefined)
}

/** The names of this site's databases; none where the browser does not tell. */
export async function storedDatabases(): Promise<readonly string[]> {
  return (await databaseNames()) ?? []
}
