// Keeps a player's progress in two places: the database, which is the truth, and its replica in local storage, which is there
// at once and stands in for a database that is blocked, broken or slow. Called by playthrough-repositories.ts, which has one
// for each playthrough that is on screen or not stored yet. Relies on the other files of this folder, which reach each other
// only through what is passed to them here, and on merging by revision.
import { browserStorage, type TextStorage } from '../../../storage/browser-storage.ts'
import type { ProgressNames } from '../../../storage/names.ts'
import { retryAfter } from '../../../storage/safe-entry.ts'
import { useStorageStatus } from '../../../storage/storage-status.ts'
import {
  createDatabaseConnection,
  databasePatience,
  type DatabaseConnection,
} from './database-connection.ts'
import { createLocalReplica, type LocalReplica } from './local-replica.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from './progress-database.ts'
import {
  changedIds,
  changeOf,
  emptyProgress,
  isEmptyProgress,
  mergedProgress,
  missingIn,
  presentState,
  withChanges,
  type LatestChanges,
  type ProgressChange,
  type ProgressRecord,
} from './progress-record.ts'
import { createProgressWriter, type ProgressWriter } from './progress-writer.ts'
import { openTabs, type Tabs } from './tabs.ts'

export interface RepositoryOptions {
  readonly names: ProgressNames
  /** What is on screen. */
  readonly current: () => ProgressRecord
  /** Puts on screen what was read, or what other tabs have changed. */
  readonly show: (record: ProgressRecord) => void
  /** What a repository of the same list, which is still closing, may not have stored anywhere. */
  readonly held?: ProgressRecord | undefined
  /** The same repository's: what it still stores takes nothing back that is done from now on. */
  readonly latest?: LatestChanges | undefined
  readonly storage?: TextStorage | undefined
  readonly openDatabase?: (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>
}

export interface ProgressRepository {
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
  /**
   * Takes in what another device has of the list, as what another tab has stored is taken in: joined by revision, and with
   * no step that could be undone.
   *
   * @returns whether it may be; nothing is changed where it may not
   */
  readonly absorb: (record: ProgressRecord) => boolean
  /** Tries at once to store what could not be stored. */
  readonly retry: () => void
  /** The answer of a player whose data was deleted while the page was open: everything is stored again. */
  readonly restoreAll: () => void
  /** The other answer: the list on screen goes, too. */
  readonly startAfresh: () => void
  /**
   * Lets go of the screen at once. What is stored nowhere yet is held on to, and is stored as soon as that can be.
   *
   * @returns settles when everything is safe, or may not be written
   */
  readonly close: () => Promise<void>
  /** What is kept: as it was on screen last, when it is there no more. */
  readonly held: () => ProgressRecord
  /** What was changed last, for the next repository of the same list. */
  readonly latest: LatestChanges
  /** Ends everything at once, as a page does that is closed. */
  readonly stop: () => void
}

export function createProgressRepository(options: RepositoryOptions): ProgressRepository {
  const { latest = new Map() } = options
  const parts = createParts(options, latest)
  const { list, replica, connection, writer, tabs } = parts
  const read = replica.read() ?? emptyProgress
  let opening: Promise<void> | undefined

  function start(): void {
    const joined = connection.start()
    if (!joined) return
    opening = joined
    tabs.watch()
    // What is copied, or held by a repository that is closing, may be stored nowhere when the page goes at once.
    if (options.held) list.writeReplica()
  }

  function save(change: ProgressChange): void {
    start()
    if (parts.isReadOnly()) return
    // Whoever goes on marking wants to keep what is there.
    if (isAsked(parts)) restoreAll(parts)
    list.writeReplica()
    writer.put(change)
  }

  async function close(): Promise<void> {
    // The site's data was deleted and the player has not yet said what becomes of it: switching keeps the list.
    if (isAsked(parts)) restoreAll(parts)
    if (!list.isShown()) return
    list.leaveScreen()
    await bringToSafety(parts, opening)
    stop()
  }

  function stop(): void {
    connection.close()
    writer.stop()
    tabs.close()
  }

  return {
    initial: options.held ? mergedProgress(read, options.held) : read,
    connect: connection.connect,
    start,
    joined: () => {
      start()
      return Promise.race([opening, after(databasePatience)])
    },
    save,
    absorb: (record) => {
      start()
      return takeIn(parts, record)
    },
    retry: () => {
      replica.retry()
      if (connection.database()) writer.retry()
      else connection.retry()
    },
    restoreAll: () => restoreAll(parts),
    startAfresh: () => startAfresh(parts),
    close,
    held: list.current,
    latest,
    stop,
  }
}

function createParts(options: RepositoryOptions, latest: LatestChanges): Parts {
  const { names, openDatabase = openProgressDatabase } = options
  const replica = createLocalReplica(
    'storage' in options ? options.storage : browserStorage(),
    names,
  )
  const isReadOnly = () =>
    connection.state() === 'newer' || connection.state() === 'closed' || replica.isNewer()
  const list = createStoredList({
    current: options.current,
    show: options.show,
    replica,
    isReadOnly: () => isReadOnly() || isAsked(parts),
    hasDatabase: () => connection.database() !== undefined,
  })
  const tabs = openTabs({
    names,
    database: () => connection.database(),
    replica,
    absorb: (record) => list.absorb(record, replica.writeOwn),
    onMaybeGone: () => void lookForDeleted(parts),
  })
  const writer = createProgressWriter({
    database: () => connection.database(),
    early: () => (isReadOnly() ? undefined : connection.early()),
    latest,
    isReadOnly,
    list,
    onStored: tabs.announce,
    onWaiting: tabs.announceReplica,
  })
  const connection = createDatabaseConnection({
    name: names.database,
    openDatabase,
    join: async (opened, admit) => {
      await joinStored(parts, opened, admit)
      // What other tabs announced while the database was being read.
      tabs.catchUp()
    },
  })
  const parts = { list, replica, connection, writer, tabs, isReadOnly }
  return parts
}

/** Settles when nothing of a list that has left the screen is on this page alone, or may be written any more. */
async function bringToSafety(
  { list, replica, connection, writer, isReadOnly }: Parts,
  opening: Promise<void> | undefined,
): Promise<void> {
  const written = async () => {
    await opening
    await writer.settled()
  }
  const isSafe = () => writer.isIdle() || replica.isStored() || isReadOnly()
  // Local storage alone would do for a page that is closed, but not for a browser that is killed.
  await Promise.race([written(), after(databasePatience)])
  if (!writer.isIdle() && !isReadOnly()) {
    list.writeReplica(replica.writeAll)
    replica.writeHistory(list.current())
  }
  while (connection.state() !== 'closed' && !isSafe()) await after(retryAfter)
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

// The list that is stored: what is on screen, or was when another playthrough took its place, and how it comes together with
// its two copies. It does not matter which copy is older, as they are merged by revision.

interface ListOptions {
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

interface StoredList {
  readonly current: () => ProgressRecord
  readonly show: (record: ProgressRecord) => void
  /** Takes in another copy, and brings the replica up to date: all of it unless `write` says otherwise. */
  readonly absorb: (record: ProgressRecord, write?: LocalReplica['write']) => void
  readonly writeReplica: (write?: LocalReplica['write']) => void
  readonly isShown: () => boolean
  /** From now on it is kept as it is, whatever is on screen. */
  readonly leaveScreen: () => void
}

function createStoredList(options: ListOptions): StoredList {
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
interface Parts {
  readonly list: StoredList
  readonly replica: LocalReplica
  readonly connection: DatabaseConnection
  readonly writer: ProgressWriter
  readonly tabs: Tabs
  /** Whether nothing may be written any more. */
  readonly isReadOnly: () => boolean
}

/** Brings the database and what is on screen together. @param admit see database-connection.ts */
async function joinStored(
  parts: Parts,
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

/** Puts on screen and stores what another device has. @returns whether that may be done */
function takeIn(parts: Parts, record: ProgressRecord): boolean {
  const { list, connection, writer, tabs, isReadOnly } = parts
  if (isReadOnly() || isAsked(parts) || !list.isShown()) return false
  const news = missingIn(record, list.current(), new Set())
  if (!news) return true
  list.absorb(record)
  const database = connection.database()
  // One that is not open yet is joined with what is on screen when it is.
  if (!database) tabs.announceReplica()
  else {
    database.join(news).then(
      () => tabs.announce(news),
      () => writer.put(presentState(list.current(), changedIds([news]))),
    )
  }
  return true
}

// The site's data was deleted while the page was open: the player is asked what becomes of the list on screen.

/** Whether a list that is not in the database may be one whose data the player has deleted. */
function mayBeDeleted({ list, replica, connection }: Parts): boolean {
  if (!list.isShown()) return false
  return (
    replica.isGone(list.current()) || (connection.wasLost() && !isEmptyProgress(list.current()))
  )
}

/** Asks the player when both copies are gone; writes the replica again when only that is. */
async function lookForDeleted(parts: Parts): Promise<void> {
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
function isAsked({ list }: Pick<Parts, 'list'>): boolean {
  return list.isShown() && useStorageStatus.getState().emptied
}

/** One answer: everything is stored again. */
function restoreAll({ list, replica, writer }: Parts): void {
  useStorageStatus.setState({ emptied: false })
  list.writeReplica(replica.writeAll)
  writer.put(changeOf(list.current()))
}

/** The other: the list on screen goes, too. */
function startAfresh({ list, replica, writer }: Parts): void {
  writer.forget()
  list.show(emptyProgress)
  useStorageStatus.setState({ emptied: false })
  // The browser may have deleted only one of the two copies.
  replica.empty()
}
