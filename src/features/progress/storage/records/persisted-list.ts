import type { LocalReplica } from '../replica/local-replica.ts'
import { emptyProgress, mergedProgress, type ProgressRecord } from './progress-record.ts'

interface PersistedListOptions {
  /** What is on screen. */
  readonly current: () => ProgressRecord
  /** Puts on screen what was read, or what other tabs have changed. */
  readonly show: (record: ProgressRecord) => void
  readonly replica: LocalReplica
  /** Whether nothing may be written now. */
  readonly isReadOnly: () => boolean
  /** Whether the history is in the database, and so need not be in the replica. */
  readonly hasDatabase: () => boolean
}

/** The list that is persisted: what is on screen, or was when another one took its place; and its replica. */
export interface PersistedList {
  readonly current: () => ProgressRecord
  readonly show: (record: ProgressRecord) => void
  /** Takes in another copy, and brings the replica up to date. */
  readonly absorb: (record: ProgressRecord) => void
  /** Takes in what other tabs have stored, in the replica as well. */
  readonly absorbRemote: (record: ProgressRecord) => void
  readonly writeReplica: (write?: LocalReplica['write']) => void
  /** From now on it is kept as it is, whatever is on screen. */
  readonly leaveScreen: () => void
}

export function createPersistedList(options: PersistedListOptions): PersistedList {
  const { replica, isReadOnly, hasDatabase } = options
  let left: ProgressRecord | undefined
  const current = () => left ?? options.current()

  function show(record: ProgressRecord): void {
    if (left) left = record
    else options.show(record)
  }

  function writeReplica(write = replica.write): void {
    if (isReadOnly()) return
    const { marks, pins, journal, snapshots } = current()
    const stored = write({ marks, pins })
    if (!hasDatabase()) replica.writeHistory({ journal, snapshots })
    // Another tab, which this one has not heard of yet, had written.
    if (stored.marks !== marks || stored.pins !== pins)
      show(mergedProgress(current(), { ...emptyProgress, ...stored }))
  }

  function absorb(record: ProgressRecord, write?: LocalReplica['write']): void {
    const before = current()
    const merged = mergedProgress(before, record)
    if (
      merged.marks === before.marks &&
      merged.pins === before.pins &&
      merged.journal === before.journal &&
      merged.snapshots === before.snapshots
    ) {
      return
    }
    show(merged)
    if (merged.marks !== before.marks || merged.pins !== before.pins) writeReplica(write)
  }

  return {
    current,
    show,
    absorb: (record) => absorb(record),
    absorbRemote: (record) => absorb(record, replica.writeOwn),
    writeReplica,
    leaveScreen: () => {
      const { marks, pins, journal, snapshots } = current()
      left = { marks, pins, journal, snapshots }
    },
  }
}
