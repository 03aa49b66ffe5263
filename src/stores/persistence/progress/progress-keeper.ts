import { changedIds, changeOf, missingIn, withChanges } from './progress-changes.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openProgressChannel } from './progress-channel.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from './progress-database.ts'
import { createProgressMirror } from './progress-mirror.ts'
import {
  emptyProgress,
  isEmptyProgress,
  mergedProgress,
  type ProgressChange,
  type ProgressRecord,
} from './progress-record.ts'
import { createProgressWriter } from './progress-writer.ts'
import { browserStorage, retryAfter, type TextStorage } from '../safe-entry.ts'
import { clearProblem, reportProblem, useStorageStatus } from '../storage-status.ts'
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
  /** Begins to open the database, beside the page's own work, so that even the first change finds it open. */
  readonly connect: () => void
  /** Reads the database as well, and follows other tabs; once. A change does so, too. */
  readonly start: () => void
  /** Starts, and settles when what the database holds is on screen, or when it takes longer than `databasePatience`. */
  readonly joined: () => Promise<void>
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
  /** What `connect` has begun, until it is used. */
  let connecting: Promise<ProgressDatabase> | undefined
  /** Open, and perhaps not read yet. */
  let connection: ProgressDatabase | undefined
  /** The same once it has joined with what is on screen. */
  let database: ProgressDatabase | undefined
  let newerDatabase = false
  let opening: Promise<void> | undefined
  let openTimer: ReturnType<typeof setTimeout> | undefined
  /** Whether another tab stored something before the database was open here. */
  let missed = false
  /** Whether the browser has closed the database before, as it does when it deletes it. */
  let reopened = false
  let stopWatching: (() => void) | undefined
  let stopped = false

  const isReadOnly = () => stopped || newerDatabase || mirror.isNewer()
  const isEmptied = () => useStorageStatus.getState().emptied
  const isDatabaseBlocked = () => useStorageStatus.getState().problems.database === 'blocked'
  const writer = createProgressWriter({
    database: () => database,
    // Not where the site's data may just have been deleted: the player is asked first.
    early: () => (reopened || isReadOnly() ? undefined : connection),
    isReadOnly,
    current,
    show,
    absorb,
    onStored: channel.tellOthers,
  })

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

  async function open(): Promise<ProgressDatabase> {
    connection = await openDatabase(name, {
      onNewer: stopWriting,
      onClosed: () => void reopen(),
    })
    if (stopped) connection.close()
    return connection
  }

  async function openAndJoin(): Promise<void> {
    const begun = connecting
    connecting = undefined
    const late = setTimeout(() => reportProblem('database', 'blocked'), databasePatience)
    try {
      // Without waiting where it is open: a change may be about to follow.
      await join(connection ?? (await (begun ?? open())))
      clearProblem('database', 'blocked')
    } catch (error) {
      connection = undefined
      if (stopped) return
      const reason = error instanceof DOMException ? error.name : ''
      if (reason === 'VersionError') stopWriting()
      else if (reason === 'AbortError') openLater(openAgainAfter)
      else reportProblem('database', 'blocked')
      if (reason === 'QuotaExceededError') openLater(retryAfter)
    } finally {
      clearTimeout(late)
    }
  }

  function openLater(milliseconds: number): void {
    clearTimeout(openTimer)
    openTimer = setTimeout(() => void openAndJoin(), milliseconds)
  }

  /** Brings the database and what is on screen together. */
  async function join(opened: ProgressDatabase): Promise<void> {
    const reading = opened.readAll()
    // After the reading has begun: what they are joined with is what was stored before them.
    writer.writeEarly()
    const stored = await reading
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
    writer.numberAfter(stored)
    await takeOver(opened, stored)
    await opened.prune(mergedProgress(stored, current()))
    writer.numberAfter(stored)
    database = opened
    absorb(withChanges(stored, writer.waiting()))
    // Also when nothing is new: an older version may have written the mirror.
    if (!isEmptyProgress(current())) writeMirror(mirror.writeAll)
    writer.retry()
    // Between the reading and now.
    if (missed) readAgain()
  }

  /** Puts into the database what only the mirror, or the screen, knows. */
  async function takeOver(opened: ProgressDatabase, stored: ProgressRecord): Promise<void> {
    const missing = missingIn(current(), stored, changedIds(writer.waiting()))
    if (!missing) return
    await opened.join(missing)
    channel.tellOthers()
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
    reportProblem('database', 'newer')
  }

  /** The site's data may just have been deleted, or the browser lost the connection by itself. */
  async function reopen(): Promise<void> {
    database = undefined
    connection = undefined
    reopened = true
    // What has not been started opens it when it is.
    if (!newerDatabase && stopWatching) await openAndJoin()
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
    connect: () => {
      connecting = open()
      // Whoever starts is told.
      connecting.catch(() => undefined)
    },
    start,
    joined: () => {
      start()
      const patience = new Promise<void>((resolve) => void setTimeout(resolve, databasePatience))
      return Promise.race([opening, patience])
    },
    save: (change) => {
      start()
      if (isReadOnly()) return
      // Whoever goes on marking wants to keep what is there.
      if (isEmptied()) keepAll()
      writeMirror()
      writer.put(change)
    },
    retry: () => {
      mirror.retry()
      if (database) writer.retry()
      else void openAndJoin()
    },
    keepAll,
    startAfresh: () => {
      writer.forget()
      show(emptyProgress)
      useStorageStatus.setState({ emptied: false })
      // The browser may have deleted only one of the two places.
      mirror.empty()
    },
    stop: () => {
      stopped = true
      clearTimeout(openTimer)
      writer.stop()
      channel.close()
      connection?.close()
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
    opening = openAndJoin()
  }

  function keepAll(): void {
    useStorageStatus.setState({ emptied: false })
    writeMirror(mirror.writeAll)
    writer.put(changeOf(current()))
  }
}
