/**
 * What outlives the page and may be changed in several tabs and copies at once. The revision counts the
 * changes of one record, so that copies are merged without looking at any clock.
 */
export interface KeptRecord {
  readonly id: number | string
  /** Whole, from 1; each change adds one. */
  readonly revision: number
}

/** Records by their ids, in the order in which they were last changed here. */
export type KeptRecords<R extends KeptRecord> = ReadonlyMap<R['id'], R>

/** Which of two records of one id both copies keep. Commutative, associative, idempotent. */
export type MergeRecords<R extends KeptRecord> = (one: R, other: R) => R

export function isRevision(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}

/** Both copies joined; the very same map when the second brings nothing new. */
export function mergedRecords<R extends KeptRecord>(
  records: KeptRecords<R>,
  others: Iterable<R>,
  merge: MergeRecords<R>,
): KeptRecords<R> {
  let merged: Map<R['id'], R> | undefined
  for (const other of others) {
    const own = (merged ?? records).get(other.id)
    const kept = own ? merge(own, other) : other
    if (kept === own) continue
    merged ??= new Map(records)
    merged.set(other.id, kept)
  }
  return merged ?? records
}

/**
 * A change that a player has just made, brought on top of what is stored: what they did last holds, even
 * where this tab did not know of the latest changes.
 *
 * @param same whether two records say the same, but for their revision
 */
export function appliedRecord<R extends KeptRecord>(
  stored: R | undefined,
  change: R,
  same: (one: R, other: R) => boolean,
): R {
  if (!stored || change.revision > stored.revision) return change
  if (same(stored, change)) return stored
  return { ...change, revision: stored.revision + 1 }
}

/** The changed records at the end, as the latest. */
export function withRecords<R extends KeptRecord>(
  records: KeptRecords<R>,
  changed: readonly R[],
): KeptRecords<R> {
  const next = new Map(records)
  for (const record of changed) {
    next.delete(record.id)
    next.set(record.id, record)
  }
  return next
}
