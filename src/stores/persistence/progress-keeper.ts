import type { KeptRecord } from '../../domain/kept-record.ts'
import {
  changedIds,
  changeOf,
  laterChange,
  newsOf,
  presentState,
  withChanges,
  type RecordId,
} from './progress-changes.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openProgressChannel } from './progress-channel.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
  type StoredBefore,
} from './progress-database.ts'
import { createProgressMirror } from './progress-mirror.ts'
import {
  emptyProgress,
  isEmptyProgress,
  mergedProgress,
  type ProgressChange,
  type ProgressRecord,
} from './progress-record.ts'
import { browserStorage, retryAfter, type TextStorage } from './safe-entry.ts'
import { clearTrouble, reportTrouble, useStorageStatus } from './storage-status.ts'
import { watchStorage } from './watch-storage.ts'

/** How long the database may take to open before the list is kept in local storage alone, in milliseconds. */
export const databasePatience = 3000

/** How long a database that is just being deleted is left alone, in milliseconds. */
const openAgainAfter = 200

export interface KeeperOptions {
  /** The database's and the channel's name. */
  readonly name: string
  /** What is on screen. */
  readonly current: () => ProgressRecord
  /** Puts on screen what was read, or what other tabs have changed. */
  readonly show: (record: ProgressRecord) => void
  readonly storage?: TextStorage | undefined
  readonly openDatabase?: (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>
}

export interface ProgressKeeper {
  /** What local storage holds, to begin with. */
  readonly initial: ProgressRecord
  /** Reads the database as well, and follows other tabs; once. A change does so, too. */
  readonly start: () => void
  /** Stores a change that is already on screen. */
  readonly save: (change: ProgressChange) => void
  /** Tries at once to store what could not be stored. */
  readonly retry: () => void
  /** The answer of a player whose data was deleted while the page was open: everything is stored again. */
  readonly keepAll: () => void
  /** The other answer: the list on screen goes, too. */
  readonly startAfresh: () => void
  readonly stop: () => void
}

/**
 * Keeps a player's progress in two places: the database, which is the truth, and its mirror in local
 * storage, which is there at once and stands in for a database that is blocked, broken or slow. Copies are
 * merged by revision, so it does not matter which of them is older.
 */
export function createProgressKeeper(options: KeeperOptions): ProgressKeeper {
  const { name, current, show, openDatabase = openProgressDatabase } = options
  const mirror = createProgressMirror('storage' in options ? options.storage : browserStorage())
  const initial = mirror.read() ?? emptyProgress
  const channel = openProgressChannel(name, readAgain)
  let database: ProgressDatabase | undefined
  /** Changes that are not in the database yet, the oldest first. */
  let waiting: ProgressChange[] = []
  /** The last change of each record that was made in this tab. */
  const latest = new Map<RecordId, KeptRecord>()
  let newerDatabase = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  /** Whether another tab stored something before the database was open here. */
  let missed = false
  /** Whether the browser has closed the database before, as it does when it deletes it. */
  let reopened = false
  let stopWatching: (() => void) | undefined

  const isReadOnly = () => newerDatabase || mirror.isNewer()
  const isEmptied = () => useStorageStatus.getState().emptied
  const isDatabaseBlocked = () => useStorageStatus.getState().troubles.database === 'blocked'

  /** Takes in another copy, and brings the mirror up to date. */
  function absorb(record: ProgressRecord): void {
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
    if (merged.marks !== before.marks || merged.pins !== before.pins) writeMirror()
  }

  function writeMirror(write = mirror.write): void {
    if (isReadOnly() || isEmptied()) return
    const { marks, pins, journal, snapshots } = current()
    const stored = write({ marks, pins })
    if (!database) mirror.writeHistory({ journal, snapshots })
    // Another tab, which this one has not heard of yet, had written.
    if (stored.marks !== marks || stored.pins !== pins)
      show(mergedProgress(current(), { ...emptyProgress, ...stored }))
  }

  async function openAndJoin(): Promise<void> {
    const late = setTimeout(() => reportTrouble('database', 'blocked'), databasePatience)
    try {
      const opened = await openDatabase(name, {
        onNewer: stopWriting,
        onClosed: () => void reopen(),
      })
      await join(opened)
      clearTrouble('database', 'blocked')
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : ''
      if (reason === 'VersionError') stopWriting()
      else if (reason === 'AbortError') openLater(openAgainAfter)
      else reportTrouble('database', 'blocked')
      if (reason === 'QuotaExceededError') openLater(retryAfter)
    } finally {
      clearTimeout(late)
    }
  }

  function openLater(milliseconds: number): void {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(() => void openAndJoin(), milliseconds)
  }

  /** Brings the database and what is on screen together. */
  async function join(opened: ProgressDatabase): Promise<void> {
    const stored = await opened.readAll()
    if (isReadOnly()) {
      show(mergedProgress(current(), stored))
      return
    }
    const isLost = mirror.isGone(current()) || (reopened && !isEmptyProgress(current()))
    if (isEmptyProgress(stored) && isLost) {
      database = opened
      useStorageStatus.setState({ emptied: true })
      return
    }
    await takeOver(opened, stored)
    await opened.prune(mergedProgress(stored, current()))
    database = opened
    absorb(withChanges(stored, waiting))
    // Also when nothing is new: an older version may have written the mirror.
    if (!isEmptyProgress(current())) writeMirror(mirror.writeAll)
    const first = waiting
    waiting = []
    for (const change of first) void commit(change)
    // Between the reading and now.
    if (missed) readAgain()
  }

  /** Puts into the database what only the mirror, or the screen, knows. */
  async function takeOver(opened: ProgressDatabase, stored: ProgressRecord): Promise<void> {
    const news = newsOf(current(), stored, changedIds(waiting))
    if (!news) return
    await opened.join(news)
    channel.tellOthers()
  }

  function put(change: ProgressChange): void {
    for (const record of [...change.marks, ...(change.pins ?? [])]) latest.set(record.id, record)
    void commit(change)
  }

  async function commit(change: ProgressChange): Promise<void> {
    if (!database) {
      waiting.push(change)
      return
    }
    try {
      const before = await database.write(change)
      if (waiting.length === 0) clearTrouble('database', 'full')
      channel.tellOthers()
      correct(change, before)
    } catch {
      waiting.push(change)
      if (isReadOnly()) return
      reportTrouble('database', 'full')
      clearTimeout(retryTimer)
      retryTimer = setTimeout(retryWaiting, retryAfter)
    }
  }

  /** Where another tab had counted further, the player's change is written once more as the later one. */
  function correct(change: ProgressChange, before: StoredBefore): void {
    const later = laterChange(change, before, latest)
    if (!later) return
    absorb(withChanges(emptyProgress, [later]))
    put(later)
  }

  /** What could not be stored, as it is on screen by now: later changes of the same places may be stored. */
  function retryWaiting(): void {
    clearTimeout(retryTimer)
    if (!database || waiting.length === 0 || isReadOnly()) return
    const ids = changedIds(waiting)
    waiting = []
    put(presentState(current(), ids))
  }

  const readStored = oneAtATime(async () => {
    if (database) absorb(await database.readAll())
  })

  function readAgain(): void {
    missed = database === undefined
    // Where it fails, the next change, or the next message, reads again.
    if (database) void readStored()
  }

  function stopWriting(): void {
    newerDatabase = true
    database = undefined
    reportTrouble('database', 'newer')
  }

  /** The site's data may just have been deleted, or the browser lost the connection by itself. */
  async function reopen(): Promise<void> {
    database = undefined
    reopened = true
    if (!newerDatabase) await openAndJoin()
  }

  /** Asks the player when both places are empty; refills the mirror when only that is. */
  async function lookForEmptied(): Promise<void> {
    if (!mirror.isGone(current()) || isEmptied() || isReadOnly()) return
    try {
      const stored = await database?.readAll()
      if (stored && !isEmptyProgress(stored)) writeMirror(mirror.writeAll)
      else if (database || isDatabaseBlocked()) useStorageStatus.setState({ emptied: true })
    } catch {
      await reopen()
    }
  }

  return {
    initial,
    start,
    save: (change) => {
      start()
      if (isReadOnly()) return
      // Whoever goes on marking wants to keep what is there.
      if (isEmptied()) keepAll()
      writeMirror()
      put(change)
    },
    retry: () => {
      mirror.retry()
      if (database) retryWaiting()
      else void openAndJoin()
    },
    keepAll,
    startAfresh: () => {
      waiting = []
      show(emptyProgress)
      useStorageStatus.setState({ emptied: false })
      // The browser may have deleted only one of the two places.
      mirror.empty()
    },
    stop: () => {
      clearTimeout(retryTimer)
      channel.close()
      database?.close()
      stopWatching?.()
    },
  }

  function start(): void {
    if (stopWatching) return
    stopWatching = watchStorage({
      onMarks: () => absorb({ ...emptyProgress, marks: mirror.readMarks() }),
      onPins: () => absorb({ ...emptyProgress, pins: mirror.readPins() }),
      onMaybeGone: () => void lookForEmptied(),
    })
    void openAndJoin()
  }

  function keepAll(): void {
    useStorageStatus.setState({ emptied: false })
    writeMirror(mirror.writeAll)
    put(changeOf(current()))
  }
}
