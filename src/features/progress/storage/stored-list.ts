// The list that is stored: what is on screen, or was when another playthrough took its place, and how it comes together with
// its two copies, the replica and the database, also after the player has deleted one of them or both. Called by
// progress-repository.ts and tabs.ts. Relies on merging by revision: it does not matter which copy is older.
import { useStorageStatus } from '../../../storage/storage-status.ts'
import type { DatabaseConnection } from './database-connection.ts'
import type { LocalReplica } from './local-replica.ts'
import type { ProgressDatabase } from './progress-database.ts'
import {
  changedIds,
  changeOf,
  emptyProgress,
  isEmptyProgress,
  mergedProgress,
  missingIn,
  withChanges,
  type ProgressRecord,
} from './progress-record.ts'
import type { ProgressWriter } from './progress-writer.ts'
import type { Tabs } from './tabs.ts'

interface StoredListOptions {
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

export interface StoredList {
  readonly current: () => ProgressRecord
  readonly show: (record: ProgressRecord) => void
  /** Takes in another copy, and brings the replica up to date: all of it unless `write` says otherwise. */
  readonly absorb: (record: ProgressRecord, write?: LocalReplica['write']) => void
  readonly writeReplica: (write?: LocalReplica['write']) => void
  readonly isShown: () => boolean
  /** From now on it is kept as it is, whatever is on screen. */
  readonly leaveScreen: () => void
}

export function createStoredList(options: StoredListOptions): StoredList {
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
    const isChanged = merged.marks !== before.marks || merged.pins !== before.pins
    const hasHistory = merged.journal === before.journal && merged.snapshots === before.snapshots
    if (!isChanged && hasHistory) return
    show(merged)
    if (isChanged) writeReplica(write)
  }

  return {
    current,
    show,
    absorb,
    writeReplica,
    isShown: () => left === undefined,
    leaveScreen: () => {
      const { marks, pins, journal, snapshots } = current()
      left = { marks, pins, journal, snapshots }
    },
  }
}

/** A list, and what stores it. */
export interface StoredListParts {
  readonly list: StoredList
  readonly replica: LocalReplica
  readonly connection: DatabaseConnection
  readonly writer: ProgressWriter
  readonly tabs: Tabs
  /** Whether nothing may be written any more. */
  readonly isReadOnly: () => boolean
}

/** Brings the database and what is on screen together. @param admit see database-connection.ts */
export async function joinStored(
  parts: StoredListParts,
  opened: ProgressDatabase,
  admit: () => boolean,
): Promise<void> {
  const { list, replica, writer, tabs } = parts
  const reading = opened.readAll()
  // After the reading has begun: what they are joined with is what was stored before them.
  writer.writeEarly()
  const stored = await reading
  if (parts.isReadOnly()) {
    list.show(mergedProgress(list.current(), stored))
    return
  }
  if (isEmptyProgress(stored) && mayBeDeleted(parts)) {
    if (admit()) askWhetherToRestore()
    return
  }
  writer.numberAfter(stored)
  // What only the replica, or the screen, knows.
  const missing = missingIn(list.current(), stored, changedIds(writer.waiting()))
  if (missing) {
    await opened.join(missing)
    tabs.announce(missing)
  }
  await opened.prune(mergedProgress(stored, list.current()))
  writer.numberAfter(stored)
  if (!admit()) return
  list.absorb(withChanges(stored, writer.waiting()))
  // Also when nothing is new: an older version may have written the replica.
  if (!isEmptyProgress(list.current())) list.writeReplica(replica.writeAll)
  writer.retry()
}

// The site's data was deleted while the page was open: the player is asked what becomes of the list on screen.

/** Whether a list that is not in the database may be one whose data the player has deleted. */
function mayBeDeleted({ list, replica, connection }: StoredListParts): boolean {
  if (!list.isShown()) return false
  return (
    replica.isGone(list.current()) || (connection.wasLost() && !isEmptyProgress(list.current()))
  )
}

/** Asks the player when both copies are gone; writes the replica again when only that is. */
export async function lookForDeleted(parts: StoredListParts): Promise<void> {
  const { list, replica, connection } = parts
  if (!replica.isGone(list.current()) || isAsked(parts) || parts.isReadOnly()) return
  try {
    const database = connection.database()
    const stored = await database?.readAll()
    // Another list may have come on screen meanwhile.
    if (!list.isShown()) return
    if (stored && !isEmptyProgress(stored)) list.writeReplica(replica.writeAll)
    else if (database || useStorageStatus.getState().problems.database === 'blocked')
      askWhetherToRestore()
  } catch {
    await connection.reopen()
  }
}

function askWhetherToRestore(): void {
  useStorageStatus.setState({ emptied: true })
}

/** Whether the player is being asked what becomes of this list. */
export function isAsked({ list }: Pick<StoredListParts, 'list'>): boolean {
  return list.isShown() && useStorageStatus.getState().emptied
}

/** One answer: everything is stored again. */
export function restoreAll({ list, replica, writer }: StoredListParts): void {
  useStorageStatus.setState({ emptied: false })
  list.writeReplica(replica.writeAll)
  writer.put(changeOf(list.current()))
}

/** The other: the list on screen goes, too. */
export function startAfresh({ list, replica, writer }: StoredListParts): void {
  writer.forget()
  list.show(emptyProgress)
  useStorageStatus.setState({ emptied: false })
  // The browser may have deleted only one of the two copies.
  replica.empty()
}
