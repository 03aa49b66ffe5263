// Blocks of marks: one record of the database in place of many marks, which version 1.0.0 wrote for more than 2,000 that
// came at once. Called by progress-database.ts, which reads a block as the marks that it holds and has it replaced by them.
// Relies on the marks' revisions: a mark of a block may be older than the single one beside it, or newer.
//
// The schema keeps its version, and blocks are replaced when everything is read: with a higher version a tab of 1.0.0
// would stop writing beside this one, and a site that is set back to 1.0.0 would refuse the database. Where replacing
// fails, as on a full disk, the blocks stay and are read again the next time.
import type { IDBPObjectStore } from 'idb'
import { mergedMarks, readMark, type Mark } from '../../../../core/records/mark.ts'
import type { Database, ProgressSchema } from './progress-schema.ts'
import { joinMarks } from './progress-stores.ts'

/** A block's key is negative, so that it is no marker's. */
const lastBlockKey = -1

/** The marks that a stored value holds if it is a block; null for anything else, and for a block that is damaged. */
export function marksOfBlock(value: unknown): readonly Mark[] | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, ids, revisions, discovered } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'number' || id > lastBlockKey) return null
  if (!(ids instanceof Float64Array) || !(revisions instanceof Float64Array)) return null
  if (!(discovered instanceof Uint8Array)) return null
  return Array.from(ids).flatMap((marker, at) => {
    const isDiscovered = discovered[at] === 1
    return readMark({ id: marker, revision: revisions[at], discovered: isDiscovered }) ?? []
  })
}

/** Puts single marks in the place of all blocks that can be read, in one transaction. Never rejects. */
export async function replaceBlocks(database: Database): Promise<void> {
  try {
    const transaction = database.transaction('marks', 'readwrite')
    await Promise.all([replaceIn(transaction.store), transaction.done])
  } catch {
    // They are still there.
  }
}

async function replaceIn(
  store: IDBPObjectStore<ProgressSchema, ['marks'], 'marks', 'readwrite'>,
): Promise<void> {
  const range = IDBKeyRange.upperBound(lastBlockKey)
  // Both lists are in the order of the keys.
  const [keys, blocks] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
  const read = blocks.map((block) => marksOfBlock(block))
  const marks = mergedMarks(
    new Map(),
    read.flatMap((ofBlock) => ofBlock ?? []),
  )
  await joinMarks(store, [...marks.values()])
  const replaced = keys.filter((_key, at) => read[at])
  await Promise.all(replaced.map((key) => store.delete(key)))
}
