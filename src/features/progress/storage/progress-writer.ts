// Brings the player's changes into the database, one after the other, and holds on to those that are not in it yet. Made by
// progress-repository.ts, which hands it each change that is on screen and in the replica. Relies on a change's revisions:
// written twice, or after another tab's, it is counted further where that is needed (progress-record.ts).
import { retryAfter } from '../../../storage/safe-entry.ts'
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
  /** Undefined until it has joined with what is on screen. */
  readonly database: () => ProgressDatabase | undefined
  /** One that is open and still joins; undefined also where nothing may be written before it has. */
  readonly early: () => ProgressDatabase | undefined
  /** The latest change of each record, shared by all repositories of the list: an older one does not overwrite it. */
  readonly latest: LatestChanges
  readonly isReadOnly: () => boolean
  /** What is on screen, or was. */
  readonly list: {
    readonly current: () => ProgressRecord
    readonly show: (record: ProgressRecord) => void
    /** Takes in another copy, and brings the replica up to date. */
    readonly absorb: (record: ProgressRecord) => void
  }
  readonly onStored: (change: ProgressChange) => void
  /** A change is not in the database, and so in local storage alone. */
  readonly onWaiting: () => void
}

export interface ProgressWriter {
  readonly put: (change: ProgressChange) => void
  /** Changes that are not in the database yet, the oldest first. */
  readonly waiting: () => readonly ProgressChange[]
  /** What was done before the stored history was known came after all of it. */
  readonly numberAfter: (stored: ProgressRecord) => void
  /** Writes what was changed before the database was open, although it has not joined yet. */
  readonly writeEarly: () => void
  /** Writes what waited for the database to join, or was refused. */
  readonly retry: () => void
  readonly forget: () => void
  /** Settles when nothing is being written, and nothing else waits than what was refused or cannot be written yet. */
  readonly settled: () => Promise<void>
  /** Whether everything is in the database. */
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
      retryTimer = setTimeout(retry, retryAfter)
    }
  }

  /**
   * A browser that is killed before the database has joined has kept the change all the same. It goes on waiting:
   * written once more it has its number in the history. Whether it is stored is returned.
   */
  async function commitEarly(change: ProgressChange): Promise<boolean> {
    const database = options.early()
    if (!database) return false
    try {
      await writeTo(database, change)
      return true
    } catch {
      // It waits in any case, and a failure is then reported.
      return false
    }
  }

  async function writeTo(database: ProgressDatabase, change: ProgressChange): Promise<void> {
    const own = stillLatest(change, latest)
    const before = await database.write(own)
    onStored(own)
    correct(own, before)
  }

  /** Where another tab had counted further, the player's change is written once more as the later one. */
  function correct(change: ProgressChange, before: StoredBefore): void {
    const later = laterChange(change, before, latest)
    if (!later) return
    list.absorb(withChanges(emptyProgress, [later]))
    put(later)
  }

  const ownWaiting = () => waiting.map((change) => stillLatest(change, latest))

  /** As it is on screen by now: later changes of the same places may be stored. */
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
