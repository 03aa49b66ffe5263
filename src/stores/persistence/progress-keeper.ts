import { appliedRecord } from '../../domain/kept-record.ts'
import { mergedMark, sameMark, type Mark, type Marks } from '../../domain/mark.ts'
import { openProgressChannel } from './progress-channel.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from './progress-database.ts'
import { createProgressMirror } from './progress-mirror.ts'
import {
  emptyProgress,
  mergedProgress,
  type ProgressChange,
  type ProgressRecord,
} from './progress-record.ts'
import { browserStorage, retryAfter, type TextStorage } from './safe-entry.ts'
import { clearTrouble, reportTrouble, useStorageStatus } from './storage-status.ts'
import { storageKeys } from './storage-keys.ts'

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
  const channel = openProgressChannel(name, () => void readAgain())
  let database: ProgressDatabase | undefined
  /** Changes that are not in the database yet, the oldest first. */
  let waiting: ProgressChange[] = []
  /** The last change of each marker that was made in this tab. */
  const latest = new Map<number, Mark>()
  let started = false
  let newerDatabase = false
  let opening: Promise<void> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let reading: Promise<void> | undefined
  let readOnceMore = false
  /** Whether the browser has closed the database before, as it does when it deletes it. */
  let reopened = false
  /** Whether there has been anything in the mirror that could be gone. */
  let kept = mirror.exists()

  const isReadOnly = () => newerDatabase || mirror.isNewer()
  const isEmptied = () => useStorageStatus.getState().emptied
  const isDatabaseBlocked = () => useStorageStatus.getState().troubles.database === 'blocked'

  /** Takes in another copy, and brings the mirror up to date. */
  function absorb(record: ProgressRecord): void {
    const before = current()
    const merged = mergedProgress(before, record)
    if (
      merged.marks === before.marks &&
      merged.journal === before.journal &&
      merged.snapshots === before.snapshots
    ) {
      return
    }
    show(merged)
    if (merged.marks !== before.marks) writeMirror()
  }

  function writeMirror(): void {
    if (isReadOnly() || isEmptied()) return
    const { marks, journal, snapshots } = current()
    const stored = mirror.writeMarks(marks)
    if (!database) mirror.writeHistory({ journal, snapshots })
    // Another tab, which this one has not heard of yet, had written.
    if (stored && stored !== marks)
      show(mergedProgress(current(), { ...emptyProgress, marks: stored }))
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
    if (stored.marks.size === 0 && (isMirrorGone() || (reopened && current().marks.size > 0))) {
      database = opened
      useStorageStatus.setState({ emptied: true })
      return
    }
    await takeOver(opened, stored)
    await opened.prune(mergedProgress(stored, current()))
    database = opened
    absorb({ ...stored, marks: withChanges(stored.marks, waiting) })
    // Also when nothing is new: an older version may have written the mirror.
    if (current().marks.size > 0) writeMirror()
    const first = waiting
    waiting = []
    for (const change of first) void commit(change)
    // Another tab may have stored something between the reading and now.
    if (readOnceMore) void readAgain()
  }

  /** Puts into the database what only the mirror, or the screen, knows. */
  async function takeOver(opened: ProgressDatabase, stored: ProgressRecord): Promise<void> {
    const { marks, journal, snapshots } = current()
    const changedHere = new Set(waiting.flatMap((change) => change.marks.map(({ id }) => id)))
    const news = [...marks.values()].filter(
      (mark) => !changedHere.has(mark.id) && isNews(stored.marks, mark),
    )
    if (news.length === 0 && !brings(stored, { marks, journal, snapshots })) return
    await opened.join({ marks: news, entries: journal, snapshots })
    channel.tellOthers()
  }

  function put(change: ProgressChange): void {
    for (const mark of change.marks) latest.set(mark.id, mark)
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
  function correct({ marks }: ProgressChange, before: readonly Mark[]): void {
    const stored = new Map(before.map((mark) => [mark.id, mark]))
    const later = marks.flatMap((mark) => {
      if (latest.get(mark.id) !== mark) return []
      const applied = appliedRecord(stored.get(mark.id), mark, sameMark)
      return applied.revision > mark.revision ? [applied] : []
    })
    if (later.length === 0) return
    absorb({ ...emptyProgress, marks: new Map(later.map((mark) => [mark.id, mark])) })
    put({ marks: later })
  }

  /** What could not be stored, as it is on screen by now: later changes of the same places may be stored. */
  function retryWaiting(): void {
    clearTimeout(retryTimer)
    if (!database || waiting.length === 0 || isReadOnly()) return
    const { marks, journal, snapshots } = current()
    const ids = new Set(waiting.flatMap((change) => change.marks.map(({ id }) => id)))
    waiting = []
    put({
      marks: [...ids].flatMap((id) => marks.get(id) ?? []),
      entries: journal,
      snapshots,
    })
  }

  /** One reading at a time; whoever asks meanwhile gets one more at the end. */
  function readAgain(): Promise<void> {
    readOnceMore = true
    if (!database) return Promise.resolve()
    reading ??= readUntilQuiet().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readUntilQuiet(): Promise<void> {
    readOnceMore = false
    try {
      if (database) absorb(await database.readAll())
    } catch {
      // The next change, or the next message, reads again.
      return
    }
    if (readOnceMore && database) await readUntilQuiet()
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

  /** Whether the mirror of what is on screen was there, and is not any more. */
  function isMirrorGone(): boolean {
    return kept && current().marks.size > 0 && !mirror.exists()
  }

  /** Asks the player when both places are empty; refills the mirror when only that is. */
  async function lookForEmptied(): Promise<void> {
    if (!isMirrorGone() || isEmptied() || isReadOnly()) return
    try {
      const stored = await database?.readAll()
      if (stored && stored.marks.size > 0) writeMirror()
      else if (database || isDatabaseBlocked()) useStorageStatus.setState({ emptied: true })
    } catch {
      await reopen()
    }
  }

  function onStorageEvent(event: StorageEvent): void {
    if (event.key === null || (event.key === storageKeys.progress && event.newValue === null)) {
      void lookForEmptied()
    } else if (event.key === storageKeys.progress) {
      const stored = mirror.read()
      if (stored) absorb(stored)
    }
  }

  function onVisible(): void {
    if (document.visibilityState === 'visible') void lookForEmptied()
  }

  return {
    initial,
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
      kept = true
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
      kept = false
      show(emptyProgress)
      useStorageStatus.setState({ emptied: false })
      // The browser may have deleted only one of the two places.
      if (mirror.exists()) mirror.writeMarks(emptyProgress.marks)
    },
    stop: () => {
      clearTimeout(retryTimer)
      channel.close()
      database?.close()
      if (typeof window === 'undefined') return
      window.removeEventListener('storage', onStorageEvent)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }

  function start(): void {
    if (started) return
    started = true
    opening = openAndJoin()
    if (typeof window === 'undefined') return
    window.addEventListener('storage', onStorageEvent)
    document.addEventListener('visibilitychange', onVisible)
  }

  function keepAll(): void {
    useStorageStatus.setState({ emptied: false })
    writeMirror()
    const { marks, journal, snapshots } = current()
    put({ marks: [...marks.values()], entries: journal, snapshots })
  }
}

function isNews(stored: Marks, mark: Mark): boolean {
  const other = stored.get(mark.id)
  return !other || (mergedMark(other, mark) === mark && !isSame(other, mark))
}

function isSame(one: Mark, other: Mark): boolean {
  return one.revision === other.revision && sameMark(one, other)
}

/** Whether a copy has anything to undo or restore that is not stored yet. */
function brings(stored: ProgressRecord, copy: ProgressRecord): boolean {
  const merged = mergedProgress(stored, { ...copy, marks: new Map() })
  return merged.journal !== stored.journal || merged.snapshots !== stored.snapshots
}

/** The stored marks with changes on top that the database does not have yet. */
function withChanges(stored: Marks, changes: readonly ProgressChange[]): Marks {
  const marks = new Map(stored)
  for (const mark of changes.flatMap((change) => change.marks)) {
    marks.set(mark.id, appliedRecord(marks.get(mark.id), mark, sameMark))
  }
  return marks
}
