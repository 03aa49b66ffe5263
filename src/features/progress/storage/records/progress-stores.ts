import { mergedMarks, readMark, type Mark } from '../../../../core/records/mark.ts'
import type {
  PersistedRecord,
  PersistedRecords,
} from '../../../../core/records/persisted-record.ts'
import { mergedPins, type Pin } from '../../../../core/world/pin.ts'
import { readPins } from '../../model/pin-list.ts'
import { inSlices, sliceLength } from '../database/in-slices.ts'

/** A store of the database that holds records of one kind. */
interface ReadableStore<R extends PersistedRecord> {
  readonly get: (id: R['id']) => Promise<unknown>
  readonly getAll: () => Promise<unknown[]>
}

interface WritableStore<R extends PersistedRecord> extends ReadableStore<R> {
  readonly put: (record: R) => Promise<unknown>
}

/** Damaged records are left out. */
export const readMarks = (stored: readonly unknown[]): Mark[] =>
  stored.flatMap((value) => readMark(value) ?? [])

/** What is stored of these marks. Asks before it returns, so that what is written after it does not count. */
export const marksBefore = (store: ReadableStore<Mark>, ids: readonly number[]): Promise<Mark[]> =>
  recordsBefore(store, ids, readMarks)

/** As {@link marksBefore}. */
export const pinsBefore = (store: ReadableStore<Pin>, ids: readonly string[]): Promise<Pin[]> =>
  recordsBefore(store, ids, (stored) => readPins(stored))

export const joinMarks = (store: WritableStore<Mark>, marks: readonly Mark[]): Promise<void> =>
  joinRecords(store, marks, marksBefore, mergedMarks)

export const joinPins = (store: WritableStore<Pin>, pins: readonly Pin[]): Promise<void> =>
  joinRecords(store, pins, pinsBefore, mergedPins)

async function recordsBefore<R extends PersistedRecord>(
  store: ReadableStore<R>,
  ids: readonly R['id'][],
  read: (stored: readonly unknown[]) => R[],
): Promise<R[]> {
  if (ids.length <= sliceLength) return read(await Promise.all(ids.map((id) => store.get(id))))
  const wanted = new Set(ids)
  return read(await store.getAll()).filter(({ id }) => wanted.has(id))
}

async function joinRecords<R extends PersistedRecord>(
  store: WritableStore<R>,
  records: readonly R[],
  storedBefore: (store: WritableStore<R>, ids: readonly R['id'][]) => Promise<R[]>,
  merged: (stored: PersistedRecords<R>, others: readonly R[]) => PersistedRecords<R>,
): Promise<void> {
  const ids = records.map(({ id }) => id)
  const stored = await storedBefore(store, ids)
  const before = new Map<R['id'], R>(stored.map((record) => [record.id, record]))
  const after = [...merged(before, records).values()]
  await inSlices(
    after.filter((record) => before.get(record.id) !== record),
    (record) => store.put(record),
  )
}
