/** A stored record that several tabs may change at once. Copies merge by revision, without looking at clocks. */
export interface PersistedRecord {
  readonly id: number | string
  /** Integer that each change increases by one. A record starts at 1, or at {@link uncounted}. */
  readonly revision: number
}

/** Records by id, in the order of their last change in this browser. */
export type PersistedRecords<R extends PersistedRecord> = ReadonlyMap<R['id'], R>

/** Chooses which of two records with one id stays. Commutative, associative and idempotent. */
export type MergeRecords<R extends PersistedRecord> = (one: R, other: R) => R

/** Highest revision accepted from a file or a link: one change per second for thirty years. */
export const maxOwnRevision = 1_000_000_000

/** Highest revision accepted from this browser's storage: the limit for files, plus as many changes here. */
export const maxPersistedCount = 2 * maxOwnRevision

/** Revision of records with an impossible count. Lower than any other, so the player's next change wins. */
export const uncounted = 0

/** Reads a revision. Returns `null` if the value is not a revision. */
export type ReadRevision = (value: unknown) => number | null

export const readRevision: ReadRevision = (value) => readCount(maxPersistedCount, value)

export const readReceivedRevision: ReadRevision = (value) => readCount(maxOwnRevision, value)

/** Also accepts integers too large to be exact, which earlier versions may have stored. */
function readCount(limit: number, value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return null
  // Adding 0 turns negative zero, which JSON does not keep, into zero.
  return value <= limit ? value + 0 : uncounted
}

/** Merges records into others. Returns the same map if nothing changes. */
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

/** Applies a player's change on top of the stored record, seen by this tab or not. `same` ignores revisions. */
export function applyChange<R extends PersistedRecord>(
  stored: R | undefined,
  change: R,
  same: (one: R, other: R) => boolean,
): R {
  if (!stored || change.revision > stored.revision) return change
  if (same(stored, change)) return stored
  return { ...change, revision: stored.revision + 1 }
}

/** Returns a copy of the records in which the changed ones come last. */
export function replaceRecords<R extends PersistedRecord>(
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
