// The database: one record for each mark, pin, journal entry and snapshot, so that tabs with different changes never
// overwrite each other. database-connection.ts opens it, progress-writer.ts writes it, tabs.ts reads it. Uses IndexedDB
// through idb. Every method rejects if the browser refuses.
import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb'
import { mergedMarks, readMark, type Mark } from '../../../records/mark.ts'
import type { PersistedRecord, PersistedRecords } from '../../../records/persisted-record.ts'
import { isRecord } from '../../../platform/read-field.ts'
import { mergedPins, type Pin } from '../../../records/pin.ts'
import { openDatabase } from '../../../storage/open-database.ts'
import { mergedJournals, mergedSnapshots, readJournal, readSnapshots } from '../model/history.ts'
import { readPins } from '../model/pin-list.ts'
import type { ProgressChange, ProgressRecord } from './progress-record.ts'

/** Increased by one whenever the released schema changes. `upgrade` then runs every step. */
const schemaVersion = 1

interface Schema extends DBSchema {
  marks: { key: number; value: unknown }
  pins: { key: string; value: unknown }
  journal: { key: string; value: unknown }
  snapshots: { key: string; value: unknown }
}

const storeNames = ['marks', 'pins', 'journal', 'snapshots'] as const satisfies StoreNames<Schema>[]

export interface ChangedKeys {
  readonly marks: readonly number[]
  readonly pins: readonly string[]
  readonly entries: readonly string[]
  readonly snapshots: readonly string[]
}

export interface DatabaseEvents {
  /** A newer version of the site is about to upgrade the database. This page must not write any more. */
  readonly onNewer: () => void
  /** The browser closed the database, for example because the site's data was deleted. */
  readonly onClosed: () => void
}

export type StoredBefore = Pick<Required<ProgressChange>, 'marks' | 'pins'>

export interface ProgressDatabase {
  readonly readAll: () => Promise<ProgressRecord>
  readonly read: (keys: ChangedKeys) => Promise<ProgressRecord>
  /**
   * Writes a change in one transaction, which completes without the page. Settles when the data is on disk.
   * @returns the previous versions of the changed marks and pins
   */
  readonly write: (change: ProgressChange) => Promise<StoredBefore>
  /** Merges another copy into the stored records, in one transaction. */
  readonly join: (copy: ProgressChange) => Promise<void>
  /** Deletes journal entries and snapshots that the record, which was read before, doesn't hold. */
  readonly prune: (record: ProgressRecord) => Promise<void>
  readonly close: () => void
}

type Database = IDBPDatabase<Schema>

/** @throws {DOMException} `VersionError` if a newer version of the site has upgraded the database */
export async function openProgressDatabase(
  name: string,
  events: DatabaseEvents,
): Promise<ProgressDatabase> {
  const database = await openDatabase<Schema>(name, schemaVersion, {
    upgrade: (fresh) => {
      fresh.createObjectStore('marks', { keyPath: 'id' })
      fresh.createObjectStore('pins', { keyPath: 'id' })
      fresh.createObjectStore('journal', { keyPath: 'key' })
      fresh.createObjectStore('snapshots', { keyPath: 'key' })
    },
    blocking: (_current, wanted, event) => {
      // This connection blocks the upgrade by a newer version, or the deletion of the site's data.
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
  const reading = Promise.all(storeNames.map((name) => transaction.objectStore(name).getAll()))
  // Commit at once, so that the next write waits for the database only, and not also for a busy page.
  transaction.commit()
  const [stored] = await Promise.all([reading, transaction.done])
  const [marks = [], pins = [], journal = [], snapshots = []] = stored
  const blocks = blocksIn(marks)
  if (blocks.length > 0) void replaceBlocks(database)
  const inBlocks = blocks.flatMap((block) => block.marks)
  return recordOf([...ofMarks.read(marks), ...inBlocks], readPins(pins), journal, snapshots)
}

async function read(database: Database, keys: ChangedKeys): Promise<ProgressRecord> {
  const transaction = database.transaction(storeNames)
  const stored = (name: 'journal' | 'snapshots', wanted: readonly string[]) =>
    Promise.all(wanted.map((key) => transaction.objectStore(name).get(key)))
  const [marks, pins, journal, snapshots] = await Promise.all([
    storedOf(transaction.objectStore('marks'), keys.marks, ofMarks),
    storedOf(transaction.objectStore('pins'), keys.pins, ofPins),
    stored('journal', keys.entries),
    stored('snapshots', keys.snapshots),
    transaction.done,
  ])
  return recordOf(marks, pins, journal, snapshots)
}

function recordOf(
  marks: readonly Mark[],
  pins: readonly Pin[],
  journal: readonly unknown[],
  snapshots: readonly unknown[],
): ProgressRecord {
  return {
    marks: mergedMarks(new Map(), marks),
    pins: mergedPins(new Map(), pins),
    journal: mergedJournals(readJournal(journal), []),
    snapshots: mergedSnapshots(readSnapshots(snapshots), []),
  }
}

/** Puts data on disk before other tabs are notified. The browser's default may take up to 45 s. */
const strict = { durability: 'strict' } as const

/**
 * Writes and commits at once, so that a browser killed a moment later loses nothing. Only a change of more than {@link
 * sliceLength} records is written in slices, its history separately. If the page closes meanwhile, local storage has
 * the records, but not the history.
 */
async function write(database: Database, change: ProgressChange): Promise<StoredBefore> {
  const { marks, pins = [], entries = [], snapshots = [] } = change
  const isSliced = Math.max(marks.length, pins.length) > sliceLength
  if (isSliced && entries.length + snapshots.length > 0) {
    const history = write(database, { marks: [], entries, snapshots })
    const [before] = await Promise.all([write(database, { marks, pins }), history])
    return before
  }
  const transaction = database.transaction(storeNames, 'readwrite', strict)
  const [list, map] = [transaction.objectStore('marks'), transaction.objectStore('pins')]
  const reading = Promise.all([
    storedOf(list, idsOf(marks), ofMarks),
    storedOf(map, idsOf(pins), ofPins),
  ])
  const writing: Promise<unknown>[] = []
  putHistory(transaction, change, writing)
  const putting = Promise.all([putRecords(list, marks), putRecords(map, pins)])
  if (isSliced) writing.push(putting.then(() => transaction.commit()))
  else transaction.commit()
  const [[marksThen, pinsThen]] = await Promise.all([
    reading,
    transaction.done,
    putting,
    ...writing,
  ])
  return { marks: marksThen, pins: pinsThen }
}

async function join(database: Database, copy: ProgressChange): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite', strict)
  const writing: Promise<unknown>[] = [
    joinRecords(transaction.objectStore('marks'), copy.marks, ofMarks),
    joinRecords(transaction.objectStore('pins'), copy.pins ?? [], ofPins),
  ]
  putHistory(transaction, copy, writing)
  await Promise.all([transaction.done, ...writing])
}

function putHistory(
  transaction: IDBPTransaction<Schema, typeof storeNames, 'readwrite'>,
  { entries = [], snapshots = [] }: ProgressChange,
  writing: Promise<unknown>[],
): void {
  const journal = transaction.objectStore('journal')
  const earlier = transaction.objectStore('snapshots')
  writing.push(...entries.map((entry) => journal.put(entry)))
  writing.push(...snapshots.map((snapshot) => earlier.put(snapshot)))
}

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

interface RecordStore<R extends PersistedRecord> {
  readonly get: (id: R['id']) => Promise<unknown>
  readonly getAll: () => Promise<unknown[]>
  readonly put: (record: R) => Promise<unknown>
}

interface Kind<R extends PersistedRecord> {
  readonly read: (stored: readonly unknown[]) => R[]
  readonly merged: (stored: PersistedRecords<R>, others: readonly R[]) => PersistedRecords<R>
}

const ofMarks: Kind<Mark> = {
  read: (stored) => stored.flatMap((value) => readMark(value) ?? []),
  merged: mergedMarks,
}
const ofPins: Kind<Pin> = { read: (stored) => readPins(stored), merged: mergedPins }

const idsOf = <R extends PersistedRecord>(records: readonly R[]): R['id'][] =>
  records.map(({ id }) => id)

/** Number of records to write before waiting for the database. Higher than the number of markers in any world. */
export const sliceLength = 2000

/** With more records than this, reading the whole store is faster than one request for each. */
const mostRequests = 500

/** Writes in slices, so that the page can draw in between. Awaits only requests, so the transaction stays open. */
async function putRecords<R extends PersistedRecord>(
  store: Pick<RecordStore<R>, 'put'>,
  records: readonly R[],
): Promise<void> {
  for (let start = 0; start < records.length; start += sliceLength) {
    const slice = records.slice(start, start + sliceLength)
    await Promise.all(slice.map((record) => store.put(record)))
  }
}

/** Reads the stored records. Makes all requests before it returns, so that later writes don't affect them. */
async function storedOf<R extends PersistedRecord>(
  store: Omit<RecordStore<R>, 'put'>,
  ids: readonly R['id'][],
  { read: readRecords }: Kind<R>,
): Promise<R[]> {
  if (ids.length <= mostRequests) {
    return readRecords(await Promise.all(ids.map((id) => store.get(id))))
  }
  const wanted = new Set(ids)
  return readRecords(await store.getAll()).filter(({ id }) => wanted.has(id))
}

async function joinRecords<R extends PersistedRecord>(
  store: RecordStore<R>,
  records: readonly R[],
  kind: Kind<R>,
): Promise<void> {
  const stored = await storedOf(store, idsOf(records), kind)
  const before = new Map<R['id'], R>(stored.map((record) => [record.id, record]))
  const after = [...kind.merged(before, records).values()]
  await putRecords(
    store,
    after.filter((record) => before.get(record.id) !== record),
  )
}

// Version 1.0.0 stored more than 2,000 simultaneous marks as one record, a block. Single marks in the store may be
// older or newer than the block. The schema keeps its version: with a higher one, tabs of 1.0.0 would stop writing, and
// a site that is rolled back to 1.0.0 could not open the database. Instead, `readAll` replaces blocks by single marks.

interface Block {
  /** Negative, unlike the ids of markers. */
  readonly id: number
  readonly marks: readonly Mark[]
}

/** Returns the valid blocks. Damaged ones are skipped and stay stored. */
function blocksIn(stored: readonly unknown[]): Block[] {
  return stored.flatMap((value) => {
    if (!isRecord(value)) return []
    const { id, ids, revisions, discovered } = value
    if (typeof id !== 'number' || id >= 0) return []
    if (!(ids instanceof Float64Array) || !(revisions instanceof Float64Array)) return []
    if (!(discovered instanceof Uint8Array)) return []
    const marks = Array.from(ids, (marker, at) => ({
      id: marker,
      revision: revisions[at],
      discovered: discovered[at] === 1,
    }))
    return [{ id, marks: ofMarks.read(marks) }]
  })
}

async function replaceBlocks(database: Database): Promise<void> {
  try {
    const { store, done } = database.transaction('marks', 'readwrite')
    await Promise.all([replaceIn(store), done])
  } catch {
    // The blocks are still stored. The next `readAll` tries again.
  }
}

async function replaceIn(
  store: IDBPObjectStore<Schema, ['marks'], 'marks', 'readwrite'>,
): Promise<void> {
  // Read the blocks again, because another tab may have replaced them meanwhile.
  const blocks = blocksIn(await store.getAll(IDBKeyRange.upperBound(-1)))
  const marks = blocks.flatMap((block) => block.marks)
  await joinRecords(store, marks, ofMarks)
  await Promise.all(blocks.map(({ id }) => store.delete(id)))
}
