import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { readPlaythroughs, type Playthrough } from '../../model/playthrough.ts'
import { playthroughsDatabase, storageKeys } from '../../../../storage/names.ts'

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
    database = await openDB<Schema>(playthroughsDatabase(world), schemaVersion, {
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
  const database = await openDB<Schema>(playthroughsDatabase(world), schemaVersion, {
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
  try {
    window.localStorage.setItem(name, JSON.stringify(added).padEnd(1000))
    window.localStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}
