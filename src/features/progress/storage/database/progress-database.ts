import { openDB } from 'idb'
import { mergedJournals, mergedSnapshots, readJournal, readSnapshots } from '../../model/history.ts'
import { mergedMarks, type Mark } from '../../../../core/records/mark.ts'
import type { Pin } from '../../../../core/world/pin.ts'
import { readPins } from '../../model/pin-list.ts'
import { inSlices, sliceLength } from './in-slices.ts'
import type { ChangedKeys } from '../sync/sync-channel.ts'
import type { ProgressChange, ProgressRecord } from '../records/progress-record.ts'
import {
  storeNames,
  type Database,
  type ProgressSchema,
  type Writing,
} from '../records/progress-schema.ts'
import { marksOfBlock, replaceBlocks } from '../records/mark-blocks.ts'
import {
  joinMarks,
  joinPins,
  marksBefore,
  pinsBefore,
  readMarks,
} from '../records/progress-stores.ts'

/** Raised by one when a released shape changes; `upgrade` then goes through every step. */
const schemaVersion = 1

export interface DatabaseEvents {
  /** A newer version of the site is about to change the database: this page must not write any more. */
  readonly onNewer: () => void
  /** The browser closed it, as when the site's data is deleted. */
  readonly onClosed: () => void
}

export interface StoredBefore {
  readonly marks: readonly Mark[]
  readonly pins: readonly Pin[]
}

/** The player's progress in IndexedDB. Every method rejects when the browser refuses. */
export interface ProgressDatabase {
  readonly readAll: () => Promise<ProgressRecord>
  /** Reads these records alone. */
  readonly read: (keys: ChangedKeys) => Promise<ProgressRecord>
  /**
   * Writes a change of the player in one transaction, which needs nothing more of the page once it is under
   * way and is on the disk when the promise settles.
   *
   * @returns what was stored before of the marks and pins that were changed
   */
  readonly write: (change: ProgressChange) => Promise<StoredBefore>
  /** Joins another copy with what is stored, in one transaction. */
  readonly join: (copy: ProgressChange) => Promise<void>
  /** Deletes of the history what is not in the record, which is what was read. */
  readonly prune: (record: ProgressRecord) => Promise<void>
  readonly close: () => void
}

/** @throws {DOMException} `VersionError` when a newer version of the site has been here. */
export async function openProgressDatabase(
  name: string,
  events: DatabaseEvents,
): Promise<ProgressDatabase> {
  const database = await openDB<ProgressSchema>(name, schemaVersion, {
    upgrade: (fresh) => {
      fresh.createObjectStore('marks', { keyPath: 'id' })
      fresh.createObjectStore('pins', { keyPath: 'id' })
      fresh.createObjectStore('journal', { keyPath: 'key' })
      fresh.createObjectStore('snapshots', { keyPath: 'key' })
    },
    blocking: (_current, wanted, event) => {
      // The connection stands in the way of the newer version, or of deleting the site's data.
      ;(event.target as IDBDatabase).close()
      if (wanted === null) events.onClosed()
      else events.onNewer()
    },
    terminated: events.onClosed,
  })
  return {
    readAll: () => readAll(database),
    read: (keys) => read(database, keys),
    write: (change) => write(database, change),
    join: (copy) => join(database, copy),
    prune: (record) => prune(database, record),
    close: () => database.close(),
  }
}

async function readAll(database: Database): Promise<ProgressRecord> {
  const transaction = database.transaction(storeNames)
  const reading = [
    transaction.objectStore('marks').getAll(),
    transaction.objectStore('pins').getAll(),
    transaction.objectStore('journal').getAll(),
    transaction.objectStore('snapshots').getAll(),
    transaction.done,
  ] as const
  // A change that is written after it waits for the database alone, and not for a busy page as well.
  transaction.commit()
  const [marks, pins, journal, snapshots] = await Promise.all(reading)
  const blocks = marks.flatMap((value) => {
    const block = marksOfBlock(value)
    return block ? [block] : []
  })
  if (blocks.length > 0) void replaceBlocks(database)
  return recordOf([...readMarks(marks), ...blocks.flat()], readPins(pins), journal, snapshots)
}

async function read(
  database: Database,
  { marks, pins, entries, snapshots }: ChangedKeys,
): Promise<ProgressRecord> {
  const transaction = database.transaction(storeNames)
  const [journal, earlier] = [
    transaction.objectStore('journal'),
    transaction.objectStore('snapshots'),
  ]
  const [storedMarks, storedPins, storedEntries, storedSnapshots] = await Promise.all([
    marksBefore(transaction.objectStore('marks'), marks),
    pinsBefore(transaction.objectStore('pins'), pins),
    Promise.all(entries.map((key) => journal.get(key))),
    Promise.all(snapshots.map((key) => earlier.get(key))),
    transaction.done,
  ])
  return recordOf(storedMarks, storedPins, storedEntries, storedSnapshots)
}

function recordOf(
  marks: readonly Mark[],
  pins: readonly Pin[],
  journal: unknown[],
  snapshots: unknown[],
): ProgressRecord {
  return {
    marks: mergedMarks(new Map(), marks),
    pins: new Map(pins.map((pin) => [pin.id, pin])),
    journal: mergedJournals(readJournal(journal), []),
    snapshots: mergedSnapshots(readSnapshots(snapshots), []),
  }
}

/** Strict: what is written is on the disk before anyone is told of it, not up to 45 s later. */
const strict = { durability: 'strict' } as const

/**
 * Writes without waiting for what is read beside it, and commits at once: a browser that is killed a moment
 * later has everything it needs. Only more records than make a slice are written one slice after the other.
 */
async function write(database: Database, change: ProgressChange): Promise<StoredBefore> {
  const transaction = database.transaction(storeNames, 'readwrite', strict)
  const [list, map] = [transaction.objectStore('marks'), transaction.objectStore('pins')]
  const { marks, pins = [] } = change
  const readingMarks = marksBefore(
    list,
    marks.map(({ id }) => id),
  )
  const readingPins = pinsBefore(
    map,
    pins.map(({ id }) => id),
  )
  const writing: Promise<unknown>[] = []
  putHistory(transaction, change, writing)
  const putting = Promise.all([
    inSlices(marks, (mark) => list.put(mark)),
    inSlices(pins, (pin) => map.put(pin)),
  ])
  if (Math.max(marks.length, pins.length) <= sliceLength) transaction.commit()
  else writing.push(putting.then(() => transaction.commit()))
  const [marksThen, pinsThen] = await Promise.all([
    readingMarks,
    readingPins,
    transaction.done,
    putting,
    ...writing,
  ])
  return { marks: marksThen, pins: pinsThen }
}

async function join(database: Database, copy: ProgressChange): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite', strict)
  const [list, map] = [transaction.objectStore('marks'), transaction.objectStore('pins')]
  const writing: Promise<unknown>[] = [joinMarks(list, copy.marks), joinPins(map, copy.pins ?? [])]
  putHistory(transaction, copy, writing)
  await Promise.all([transaction.done, ...writing])
}

function putHistory(
  transaction: Writing,
  { entries = [], snapshots = [] }: ProgressChange,
  writing: Promise<unknown>[],
): void {
  const journal = transaction.objectStore('journal')
  const earlier = transaction.objectStore('snapshots')
  writing.push(...entries.map((entry) => journal.put(entry)))
  writing.push(...snapshots.map((snapshot) => earlier.put(snapshot)))
}

/** Deletes entries that are too old to be of use. */
async function prune(database: Database, { journal, snapshots }: ProgressRecord): Promise<void> {
  const transaction = database.transaction(['journal', 'snapshots'], 'readwrite')
  const surplus = async (
    name: 'journal' | 'snapshots',
    remaining: readonly { readonly key: string }[],
  ) => {
    const store = transaction.objectStore(name)
    const keys = new Set(remaining.map(({ key }) => key))
    const old = (await store.getAllKeys()).filter((key) => !keys.has(key))
    await Promise.all(old.map((key) => store.delete(key)))
  }
  await Promise.all([
    surplus('journal', journal),
    surplus('snapshots', snapshots),
    transaction.done,
  ])
}
