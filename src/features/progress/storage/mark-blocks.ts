// Blocks of marks: one record of the database in place of many marks, which version 1.0.0 wrote for more than 2,000 that
// came at once. Called by progress-database.ts, which reads a block as the marks that it holds and has it replaced by them.
// Relies on the marks' revisions: a mark of a block may be older than the single one beside it, or newer.
//
// The schema keeps its version, and blocks are replaced when everything is read: with a higher version a tab of 1.0.0
// would stop writing beside this one, and a site that is set back to 1.0.0 would refuse the database. Where replacing
// fails, as on a full disk, the blocks stay and are read again the next time.
import { mergedMarks, readMark, type Mark } from '../../../core/records/mark.ts'

/** A block's key is negative, so that it is no marker's. */
const lastBlockKey = -1

/** The marks of each block that there is among the stored records; a damaged block is none. */
export function blocksIn(stored: readonly unknown[]): (readonly Mark[])[] {
  return stored.flatMap((value) => {
    const marks = marksOfBlock(value)
    return marks ? [marks] : []
  })
}

function marksOfBlock(value: unknown): readonly Mark[] | null {
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

interface BlockStore {
  readonly getAll: (range: IDBKeyRange) => Promise<unknown[]>
  readonly getAllKeys: (range: IDBKeyRange) => Promise<number[]>
  readonly delete: (key: number) => Promise<void>
}

/**
 * Puts single marks in the place of all blocks that can be read.
 *
 * @param store of marks, in a transaction of its own
 * @param join joins marks with those that the store holds
 * @throws {DOMException} when the browser refuses; the transaction then has to change nothing
 */
export async function replaceBlocks(
  store: BlockStore,
  join: (marks: readonly Mark[]) => Promise<void>,
): Promise<void> {
  const range = IDBKeyRange.upperBound(lastBlockKey)
  // Both lists are in the order of the keys.
  const [keys, blocks] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
  const marks = mergedMarks(new Map(), blocksIn(blocks).flat())
  await join([...marks.values()])
  const read = keys.filter((_key, at) => marksOfBlock(blocks[at]))
  await Promise.all(read.map((key) => store.delete(key)))
}
