// Writes changes to the database and keeps those not stored yet. progress-repository.ts creates it, and passes each
// change that is on screen and in the replica. If another tab had stored a higher revision, writes the change again
// with a higher one (progress-record.ts).
import { retryDelayMs } from '../../../storage/safe-entry.ts'
import { clearProblem, reportProblem } from '../../../storage/storage-status.ts'
import type { ProgressDatabase, StoredBefore } from './progress-database.ts'
import {
  changedIds,
  changesAfter,
  emptyProgress,
  historyOf,
  laterChange,
  mergedProgress,
  presentState,
  stillLatest,
  withChanges,
  type LatestChanges,
  type ProgressChange,
  type ProgressRecord,
} from './progress-record.ts'

interface WriterOptions {
  readonly database: () => ProgressDatabase | undefined
  /** A database that is open but has not joined yet. `undefined` if nothing may be written before it has joined. */
  readonly early: () => ProgressDatabase | undefined
  /** Latest change of each record, shared by all repositories of the list. Older changes must not overwrite it. */
  readonly latest: LatestChanges
  readonly isReadOnly: () => boolean
  readonly list: {
    readonly current: () => ProgressRecord
    readonly show: (record: ProgressRecord) => void
    readonly absorb: (record: ProgressRecord) => void
  }
  readonly onStored: (change: ProgressChange) => void
  /** Called when a change could not be written to the database and is only in local storage. */
  readonly onWaiting: () => void
}

export interface ProgressWriter {
  readonly put: (change: ProgressChange) => void
  /** Returns the changes that are not in the database yet, oldest first. */
  readonly waiting: () => readonly ProgressChange[]
  /** Renumbers changes that were made before the stored history was loaded, so that they come after it. */
  readonly numberAfter: (stored: ProgressRecord) => void
  /** Writes waiting changes to a database that is open but has not joined yet. */
  readonly writeEarly: () => void
  /** Writes changes that waited for the database to join, or that the database refused. */
  readonly retry: () => void
  readonly forget: () => void
  /** Settles when no write is in progress. Changes that were refused or can't be written yet may still wait. */
  readonly settled: () => Promise<void>
  readonly isIdle: () => boolean
  readonly stop: () => void
}

export function createProgressWriter(options: WriterOptions): ProgressWriter {
  const { latest, isReadOnly, list, onStored, onWaiting } = options
  let waiting: readonly ProgressChange[] = []
  const inProgress = new Set<Promise<void>>()
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  function put(change: ProgressChange): void {
    for (const record of [...change.marks, ...(change.pins ?? [])]) latest.set(record.id, record)
    const writing: Promise<void> = commit(change).finally(() => inProgress.delete(writing))
    inProgress.add(writing)
  }

  async function commit(change: ProgressChange): Promise<void> {
    const database = options.database()
    if (!database) {
      waiting = [...waiting, change]
      if (!(await commitEarly(change))) onWaiting()
      return
    }
    try {
      await writeTo(database, change)
      if (waiting.length === 0) clearProblem('database', 'full')
    } catch {
      waiting = [...waiting, change]
      if (isReadOnly()) return
      onWaiting()
      reportProblem('database', 'full')
      clearTimeout(retryTimer)
      retryTimer = setTimeout(retry, retryDelayMs)
    }
  }

  /** Writes a change in case the browser is killed. A second write, after joining, numbers it within the history. */
  async function commitEarly(change: ProgressChange): Promise<boolean> {
    const database = options.early()
    if (!database) return false
    try {
      await writeTo(database, change)
      return true
    } catch {
      // The change waits in any case. A failure of the second write is reported.
      return false
    }
  }

  async function writeTo(database: ProgressDatabase, change: ProgressChange): Promise<void> {
    const own = stillLatest(change, latest)
    const before = await database.write(own)
    onStored(own)
    correct(own, before)
  }

  /** Writes the change again with a higher revision if another tab had stored a higher one. */
  function correct(change: ProgressChange, before: StoredBefore): void {
    const later = laterChange(change, before, latest)
    if (!later) return
    list.absorb(withChanges(emptyProgress, [later]))
    put(later)
  }

  const ownWaiting = () => waiting.map((change) => stillLatest(change, latest))

  /** Writes the current state of the waiting records, because later changes to them may already be stored. */
  function retry(): void {
    clearTimeout(retryTimer)
    if (!options.database() || waiting.length === 0 || isReadOnly()) return
    const ids = changedIds(ownWaiting())
    waiting = []
    put(presentState(list.current(), ids))
  }

  return {
    put,
    waiting: ownWaiting,
    numberAfter: (stored) => {
      const numbered = changesAfter(waiting, stored)
      if (numbered === waiting) return
      waiting = numbered
      list.show(mergedProgress(list.current(), historyOf(waiting)))
    },
    writeEarly: () => {
      for (const change of waiting) void commitEarly(change)
    },
    retry,
    forget: () => {
      waiting = []
    },
    settled: async () => {
      while (inProgress.size > 0) await Promise.all(inProgress)
    },
    isIdle: () => waiting.length + inProgress.size === 0,
    stop: () => clearTimeout(retryTimer),
  }
}
