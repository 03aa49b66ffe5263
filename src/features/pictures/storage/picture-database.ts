// The player's own pictures: one database for all worlds and playthroughs, as a picture is called by what it holds. Opened
// for each use, when a pin that has pictures is shown or one is added, and closed again. Called by features/pins/ui/pictures,
// by backups and by uploads. Relies on idb; what pins have which pictures, the pins themselves say.
import type { DBSchema, IDBPDatabase } from 'idb'
import { create } from 'zustand'
import { openDatabase } from '../../../storage/open-database.ts'
import { picturesDatabase } from '../../../storage/names.ts'
import type { Picture } from '../model/picture.ts'

/** What is known of a picture without reading it. */
export interface PictureFacts {
  readonly id: string
  /** In bytes. */
  readonly size: number
  /** In milliseconds since 1970. */
  readonly addedAt: number
  /** When it was last seen that nothing refers to it, in milliseconds since 1970; missing while something does. */
  readonly orphanedAt?: number
  /** Milliseconds that were counted since nothing refers to it; missing on the first visit of that kind. */
  readonly orphanedFor?: number
}

interface Schema extends DBSchema {
  bytes: { key: string; value: ArrayBuffer }
  facts: { key: string; value: PictureFacts }
}

/** Raised by one when a released shape changes. */
const schemaVersion = 1

/** Counts up when pictures are stored: whoever shows that one is missing looks again. */
export const useStoredPictures = create<{ readonly times: number }>()(() => ({ times: 0 }))

/** What is told to be stored is on the disk. */
const strict = { durability: 'strict' } as const

/** @throws {DOMException} when the browser refuses; `VersionError` when a newer version of the site has been here. */
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

/**
 * Stores pictures, each in a transaction of its own: what there is room for is there. One that is there already is
 * as good as new.
 *
 * @returns how many were stored, those that were there included; the others had no room, or the browser refuses
 */
export async function storePictures(pictures: readonly Picture[]): Promise<number> {
  let stored = 0
  try {
    await withDatabase(async (database) => {
      for (const { id, bytes } of pictures) {
        const transaction = database.transaction(['bytes', 'facts'], 'readwrite', strict)
        // Its own bytes alone: they may be a part of what was read.
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
    // Those that were stored before are.
  }
  if (stored > 0) useStoredPictures.setState(({ times }) => ({ times: times + 1 }))
  return stored
}

/**
 * The pictures of these ids that are there, in their order, each once.
 *
 * @throws {DOMException} when the browser refuses
 */
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

/** @throws {DOMException} when the browser refuses */
export async function readFacts(): Promise<readonly PictureFacts[]> {
  return withDatabase((database) => database.getAll('facts'))
}

/** Deletes pictures, and notes since when others are orphans. @throws {DOMException} when the browser refuses */
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
