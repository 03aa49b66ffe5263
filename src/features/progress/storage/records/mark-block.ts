import { mergedMark, readMark, type Mark } from '../../../../core/records/mark.ts'

/**
 * Many marks in one record of the database: a record for each of 100,000 marks took 7 to 22 s, and as long at every
 * reading. A block is never changed once it is written; which of several records of one marker holds, tell their
 * revisions.
 */
interface MarkBlock {
  /** Negative, so that it is no marker's, and unlike that of any other block. */
  readonly id: number
  readonly ids: Float64Array
  readonly revisions: Float64Array
  /** 1 where the marker is discovered. */
  readonly discovered: Uint8Array
}

/** Of more marks than this, which is more than any world has places, one record is written. */
export const blockFrom = 2000

/** The keys of blocks in the database, of which none is a marker's. */
export const lastBlockKey = -1

export function blockOf(marks: readonly Mark[]): MarkBlock {
  return {
    id: newBlockKey(),
    ids: Float64Array.from(marks, ({ id }) => id),
    revisions: Float64Array.from(marks, ({ revision }) => revision),
    discovered: Uint8Array.from(marks, ({ discovered }) => Number(discovered)),
  }
}

function newBlockKey(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  // 52 bits: what a number holds of them exactly.
  return lastBlockKey - ((high % 2 ** 20) * 2 ** 32 + low)
}

/** A block's marks, or a single mark; whatever is neither gives none. */
export function storedMarks(value: unknown): readonly Mark[] {
  const block = readBlock(value)
  if (!block) {
    const mark = readMark(value)
    return mark ? [mark] : []
  }
  const marks: Mark[] = []
  for (let at = 0; at < block.ids.length; at += 1) {
    const mark = markAt(block, at)
    if (mark) marks.push(mark)
  }
  return marks
}

/** What the stored records say of one marker. */
export function storedMark(id: number, single: unknown, blocks: readonly unknown[]): Mark | null {
  let mark = readMark(single)
  for (const value of blocks) {
    const block = readBlock(value)
    const at = block?.ids.indexOf(id) ?? -1
    const other = block && at >= 0 ? markAt(block, at) : null
    if (other) mark = mark ? mergedMark(mark, other) : other
  }
  return mark
}

function markAt({ ids, revisions, discovered }: MarkBlock, at: number): Mark | null {
  return readMark({ id: ids[at], revision: revisions[at], discovered: discovered[at] === 1 })
}

function readBlock(value: unknown): MarkBlock | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, ids, revisions, discovered } = value as Partial<Record<keyof MarkBlock, unknown>>
  if (typeof id !== 'number' || id > lastBlockKey) return null
  if (!(ids instanceof Float64Array) || !(revisions instanceof Float64Array)) return null
  if (!(discovered instanceof Uint8Array)) return null
  return { id, ids, revisions, discovered }
}
