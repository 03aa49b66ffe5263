import { mergedMarks, type Mark, type Marks } from '../../../../core/records/mark.ts'
import { mergedPins, type Pin } from '../../../../core/world/pin.ts'
import { readPins } from '../../model/pin-list.ts'
import { inSlices, sliceLength } from '../database/in-slices.ts'
import { blockFrom, blockOf, lastBlockKey, storedMark, storedMarks } from './mark-block.ts'
import type { Database, ReadableStore, Store } from './progress-schema.ts'

/** @returns what is under way; settles with the transaction */
export function putMarks(list: Store<'marks'>, marks: readonly Mark[]): Promise<unknown>[] {
  if (marks.length > blockFrom) return [list.put(blockOf(marks))]
  return marks.map((mark) => list.put(mark))
}

/** What is stored of these marks. Asks before it returns, so that what is written after it does not count. */
export async function marksBefore(
  list: ReadableStore<'marks'>,
  ids: readonly number[],
): Promise<Mark[]> {
  if (ids.length === 0) return []
  if (ids.length > sliceLength) {
    const stored = joined(await list.getAll())
    return ids.flatMap((id) => stored.get(id) ?? [])
  }
  const [blocks, ...singles] = await Promise.all([
    list.getAll(blockKeys()),
    ...ids.map((id) => list.get(id)),
  ])
  return ids.flatMap((id, at) => storedMark(id, singles[at], blocks) ?? [])
}

/** As {@link marksBefore}. */
export async function pinsBefore(
  map: ReadableStore<'pins'>,
  ids: readonly string[],
): Promise<Pin[]> {
  if (ids.length > sliceLength) {
    const wanted = new Set(ids)
    return readPins(await map.getAll()).filter(({ id }) => wanted.has(id))
  }
  const stored = await Promise.all(ids.map((id) => map.get(id)))
  return readPins(stored)
}

/** Whatever the store holds, single marks and blocks, as one list. */
export function joined(stored: readonly unknown[]): Marks {
  return mergedMarks(
    new Map(),
    stored.flatMap((value) => storedMarks(value)),
  )
}

export async function joinMarks(list: Store<'marks'>, marks: readonly Mark[]): Promise<void> {
  // What a block says is joined when it is read.
  if (marks.length > blockFrom) {
    await list.put(blockOf(marks))
    return
  }
  const stored = await marksBefore(
    list,
    marks.map(({ id }) => id),
  )
  const before = new Map(stored.map((mark) => [mark.id, mark]))
  const after = [...mergedMarks(before, marks).values()]
  await Promise.all(
    after.filter((mark) => before.get(mark.id) !== mark).map((mark) => list.put(mark)),
  )
}

export async function joinPins(map: Store<'pins'>, pins: readonly Pin[]): Promise<void> {
  const stored = await pinsBefore(
    map,
    pins.map(({ id }) => id),
  )
  const before = new Map(stored.map((pin) => [pin.id, pin]))
  const after = [...mergedPins(before, pins).values()]
  await inSlices(
    after.filter((pin) => before.get(pin.id) !== pin),
    (pin) => map.put(pin),
  )
}

/** Made when it is needed: not every browser has a database. */
function blockKeys(): IDBKeyRange {
  return IDBKeyRange.upperBound(lastBlockKey)
}

/** More blocks than this are made one. */
const mostBlocks = 4

export async function joinBlocks(database: Database): Promise<void> {
  const transaction = database.transaction('marks', 'readwrite')
  const list = transaction.objectStore('marks')
  const keys = await list.getAllKeys(blockKeys())
  if (keys.length > mostBlocks) {
    const marks = [...joined(await list.getAll(blockKeys())).values()]
    await Promise.all([list.put(blockOf(marks)), ...keys.map((key) => list.delete(key))])
  }
  await transaction.done
}
