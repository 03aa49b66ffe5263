/**
 * What outlives the page and may be changed in several tabs and copies at once. The revision counts the
 * changes of one record, so that copies are merged without looking at any clock.
 */
export interface PersistedRecord {
  readonly id: number | string
  /** Whole; each change adds one, so that a record begins at 1, or at `uncounted`. */
  readonly revision: number
}

/** Records by their ids, in the order in which they were last changed here. */
export type PersistedRecords<R extends PersistedRecord> = ReadonlyMap<R['id'], R>

/** Which of two records of one id both copies keep. Commutative, associative, idempotent. */
export type MergeRecords<R extends PersistedRecord> = (one: R, other: R) => R

/** The highest revision that is taken from a file or a link: one change a second for thirty years. A higher number is not a count of changes. */
export const lifeOfChanges = 1_000_000_000

/** The highest revision that is read from this browser's storage: one received from a file at its limit, then changed a whole life long here. */
export const maxPersistedCount = 2 * lifeOfChanges

/**
 * The revision of a record that says it was changed more often than can be: nobody knows how often. It is lower than
 * any that was counted, so that it takes the place of nothing, and the player's next change is the later one.
 */
export const uncounted = 0

/** Takes a revision as it was read; null for what is none. */
export type ReadRevision = (value: unknown) => number | null

/** Of a record in this browser's storage, which is `uncounted` in each place where it is. */
export const readRevision: ReadRevision = (value) => countUpTo(maxPersistedCount, value)

/** Of a record out of a file or a link. */
export const readReceivedRevision: ReadRevision = (value) => countUpTo(lifeOfChanges, value)

/** Takes also what is too large to be exact, where an earlier version's own counting ended. */
function countUpTo(limit: number, value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return null
  // Negative zero is made zero, which JSON keeps.
  return value <= limit ? value + 0 : uncounted
}

/** Both copies joined; the very same map when the second brings nothing new. */
export function mergedRecords<R extends PersistedRecord>(
  records: PersistedRecords<R>,
  others: Iterable<R>,
  merge: MergeRecords<R>,
): PersistedRecords<R> {
  let merged: Map<R['id'], R> | undefined
  for (const other of others) {
    const own = (merged ?? records).get(other.id)
    const remaining = own ? merge(own, other) : other
    if (remaining === own) continue
    merged ??= new Map(records)
    merged.set(other.id, remaining)
  }
  return merged ?? records
}

/**
 * A change that a player has just made, brought on top of what is stored: what they did last holds, even
 * where this tab did not know of the latest changes.
 *
 * @param same whether two records say the same, but for their revision
 */
export function appliedRecord<R extends PersistedRecord>(
  stored: R | undefined,
  change: R,
  same: (one: R, other: R) => boolean,
): R {
  if (!stored || change.revision > stored.revision) return change
  if (same(stored, change)) return stored
  return { ...change, revision: stored.revision + 1 }
}

/** The changed records at the end, as the latest. */
export function withRecords<R extends PersistedRecord>(
  records: PersistedRecords<R>,
  changed: readonly R[],
): PersistedRecords<R> {
  const next = new Map(records)
  for (const record of changed) {
    next.delete(record.id)
    next.set(record.id, record)
  }
  return next
}
