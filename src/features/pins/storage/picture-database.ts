// The database of the player's pictures, shared by all worlds and playthroughs. Opened and closed for each use, by
// features/pins/ui/pictures, backups and imports. Only the pins know which pictures they have.
import type { DBSchema, IDBPDatabase } from 'idb'
import { openDatabase } from '../../../storage/open-database.ts'
import { picturesDatabase } from '../../../storage/names.ts'
import type { Picture } from '../model/picture.ts'

/** Metadata of a picture, stored separately from its bytes. */
export interface PictureFacts {
  readonly id: string
  readonly size: number
  readonly addedAt: number
  /** Time of the last check without a reference, in ms since 1970. Missing if the picture is in use. */
  readonly orphanedAt?: number
  /** Time in ms without a reference, counted so far. Missing after the first such check. */
  readonly orphanedFor?: number
}

interface Schema extends DBSchema {
  bytes: { key: string; value: ArrayBuffer }
  facts: { key: string; value: PictureFacts }
}

const schemaVersion = 1

const listeners = new Set<() => void>()

export function onPicturesStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Strict durability: data is on disk when a write settles. */
const strict = { durability: 'strict' } as const

/** @throws {DOMException} if the browser refuses, or `VersionError` if a newer version upgraded the database */
async function withDatabase<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase<Schema>(picturesDatabase, schemaVersion, {
    upgrade: (fresh) => {
      fresh.createObjectStore('bytes')
      fresh.createObjectStore('facts', { keyPath: 'id' })
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Stores each picture in its own transaction, so that full storage keeps some. Returns how many exist afterwards. */
export async function storePictures(pictures: readonly Picture[]): Promise<number> {
  let stored = 0
  try {
    await withDatabase(async (database) => {
      for (const { id, bytes } of pictures) {
        const transaction = database.transaction(['bytes', 'facts'], 'readwrite', strict)
        // Copy the bytes, because they may be a view of a larger buffer.
        const writing = Promise.all([
          transaction.objectStore('bytes').put(bytes.slice().buffer, id),
          transaction.objectStore('facts').put({ id, size: bytes.length, addedAt: Date.now() }),
          transaction.done,
        ])
        const isStored = await writing.then(
          () => true,
          () => false,
        )
        stored += isStored ? 1 : 0
      }
    })
  } catch {
    // Pictures that were stored before the error stay.
  }
  if (stored > 0) for (const listener of listeners) listener()
  return stored
}

/** Returns the existing pictures in the ids' order without duplicates. @throws {DOMException} if the browser refuses */
export async function readPictures(ids: readonly string[]): Promise<readonly Picture[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  return withDatabase(async (database) => {
    const { store, done } = database.transaction('bytes')
    const [found] = await Promise.all([Promise.all(wanted.map((id) => store.get(id))), done])
    return wanted.flatMap((id, at) => {
      const buffer = found[at]
      return buffer ? [{ id, bytes: new Uint8Array(buffer) }] : []
    })
  })
}

/** @throws {DOMException} if the browser refuses */
export async function readFacts(): Promise<readonly PictureFacts[]> {
  return withDatabase((database) => database.getAll('facts'))
}

/** Deletes pictures and updates others' metadata. @throws {DOMException} if the browser refuses */
export async function tidyPictures(
  gone: readonly string[],
  changed: readonly PictureFacts[],
): Promise<void> {
  if (gone.length + changed.length === 0) return
  await withDatabase(async (database) => {
    const transaction = database.transaction(['bytes', 'facts'], 'readwrite')
    const [bytes, facts] = [transaction.objectStore('bytes'), transaction.objectStore('facts')]
    await Promise.all([
      ...gone.flatMap((id) => [bytes.delete(id), facts.delete(id)]),
      ...changed.map((fact) => facts.put(fact)),
      transaction.done,
    ])
  })
}
