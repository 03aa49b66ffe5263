// Stores the progress in two places: the database, which is the authority, and the replica in local storage, which is
// there at once and replaces a blocked, broken or slow database. playthrough-repositories.ts creates one repository for
// each playthrough on screen or not fully stored yet. The other files of this folder reach each other only through the
// callbacks that they receive here. All copies are merged by revision.
import { browserStorage, type TextStorage } from '../../../storage/browser-storage.ts'
import type { ProgressNames } from '../../../storage/names.ts'
import { retryDelayMs } from '../../../storage/safe-entry.ts'
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
  readonly current: () => ProgressRecord
  readonly show: (record: ProgressRecord) => void
  /** Progress of an earlier repository of the same list, which is still closing and may not have stored it yet. */
  readonly held?: ProgressRecord | undefined
  /** Latest changes of that earlier repository. They keep its pending writes from overwriting newer changes. */
  readonly latest?: LatestChanges | undefined
  readonly storage?: TextStorage | undefined
  readonly openDatabase?: (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>
}

export interface ProgressRepository {
  /** Progress from local storage, shown first. */
  readonly initial: ProgressRecord
  /** Starts to open the database early, so that even the first change finds it open. */
  readonly connect: () => void
  /** Reads the database and begins to follow other tabs. Runs once; the first `save` also triggers it. */
  readonly start: () => void
  /** Starts, and settles when the database's content is on screen, or after `databasePatience`. */
  readonly joined: () => Promise<void>
  /** Stores a change that is already on screen. */
  readonly save: (change: ProgressChange) => void
  /** Merges another device's list, like changes of another tab. Returns false if nothing may be written. */
  readonly absorb: (record: ProgressRecord) => boolean
  readonly retry: () => void
  /** Stores everything again. The player chose this after the site's data had been deleted while the page was open. */
  readonly restoreAll: () => void
  /** Clears the list on screen too. The player chose this after the site's data had been deleted. */
  readonly startAfresh: () => void
  /** Leaves the screen at once. Settles when everything is stored, or may not be written. */
  readonly close: () => Promise<void>
  /** Returns the progress on screen, or as it was when it left the screen. */
  readonly held: () => ProgressRecord
  readonly latest: LatestChanges
  /** Ends everything at once, as if the page were closed. */
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
    // A copied list, or one from a closing repository, may be stored nowhere yet. The page may close at any moment.
    if (options.held) list.writeReplica()
  }

  function save(change: ProgressChange): void {
    start()
    if (parts.isReadOnly()) return
    // A player who goes on marking wants to keep the list.
    if (isAsked(parts)) restoreAll(parts)
    list.writeReplica()
    writer.put(change)
  }

  async function close(): Promise<void> {
    // The site's data was deleted, and the player has not answered yet. Switching playthroughs keeps the list.
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
      // Read what other tabs announced while this tab was reading the database.
      tabs.catchUp()
    },
  })
  const parts = { list, replica, connection, writer, tabs, isReadOnly }
  return parts
}

async function bringToSafety(
  { list, replica, connection, writer, isReadOnly }: Parts,
  opening: Promise<void> | undefined,
): Promise<void> {
  const written = async () => {
    await opening
    await writer.settled()
  }
  const isSafe = () => writer.isIdle() || replica.isStored() || isReadOnly()
  // Local storage would be enough if only the page closes, but not if the browser is killed.
  await Promise.race([written(), after(databasePatience)])
  if (!writer.isIdle() && !isReadOnly()) {
    list.writeReplica(replica.writeAll)
    replica.writeHistory(list.current())
  }
  while (connection.state() !== 'closed' && !isSafe()) await after(retryDelayMs)
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

// The list to store: the progress on screen, or its last state there. All copies are merged by revision.

interface ListOptions {
  readonly current: () => ProgressRecord
  /** Shows progress that was read from storage or changed by other tabs. */
  readonly show: (record: ProgressRecord) => void
  readonly replica: LocalReplica
  readonly isReadOnly: () => boolean
  /** True if the database holds the history, so that the replica need not. */
  readonly hasDatabase: () => boolean
}

interface StoredList {
  readonly current: () => ProgressRecord
  readonly show: (record: ProgressRecord) => void
  /** Merges another copy and updates the replica, by default all of it. */
  readonly absorb: (record: ProgressRecord, write?: LocalReplica['write']) => void
  readonly writeReplica: (write?: LocalReplica['write']) => void
  readonly isShown: () => boolean
  /** Freezes the list in its current state, because another one takes its place on screen. */
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
    // The entries held changes of another tab that this tab did not know yet.
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

interface Parts {
  readonly list: StoredList
  readonly replica: LocalReplica
  readonly connection: DatabaseConnection
  readonly writer: ProgressWriter
  readonly tabs: Tabs
  readonly isReadOnly: () => boolean
}

async function joinStored(
  parts: Parts,
  opened: ProgressDatabase,
  admit: () => boolean,
): Promise<void> {
  const { list, replica, writer, tabs } = parts
  const reading = opened.readAll()
  // Write after the reading has begun, so that `stored` holds the state before these changes.
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
  // Records that only the replica or the screen has.
  const missing = missingIn(list.current(), stored, changedIds(writer.waiting()))
  if (missing) {
    await opened.join(missing)
    tabs.announce(missing)
  }
  await opened.prune(mergedProgress(stored, list.current()))
  writer.numberAfter(stored)
  if (!admit()) return
  list.absorb(withChanges(stored, writer.waiting()))
  // Write even if nothing is new, because an older version of the site may have written the replica.
  if (!isEmptyProgress(list.current())) list.writeReplica(replica.writeAll)
  writer.retry()
}

function takeIn(parts: Parts, record: ProgressRecord): boolean {
  const { list, connection, writer, tabs, isReadOnly } = parts
  if (isReadOnly() || isAsked(parts) || !list.isShown()) return false
  const news = missingIn(record, list.current(), new Set())
  if (!news) return true
  list.absorb(record)
  const database = connection.database()
  // Announce the replica. The database receives the records when it opens and joins.
  if (!database) tabs.announceReplica()
  else {
    database.join(news).then(
      () => tabs.announce(news),
      () => writer.put(presentState(list.current(), changedIds([news]))),
    )
  }
  return true
}

/** True if the player may have deleted the site's data. An empty database is then not filled again. */
function mayBeDeleted({ list, replica, connection }: Parts): boolean {
  if (!list.isShown()) return false
  return (
    replica.isGone(list.current()) || (connection.wasLost() && !isEmptyProgress(list.current()))
  )
}

/** Asks the player if both copies are gone. Writes the replica again if only the replica is gone. */
async function lookForDeleted(parts: Parts): Promise<void> {
  const { list, replica, connection } = parts
  if (!replica.isGone(list.current()) || isAsked(parts) || parts.isReadOnly()) return
  try {
    const database = connection.database()
    const stored = await database?.readAll()
    // The player may have switched to another list meanwhile.
    if (!list.isShown()) return
    if (stored && !isEmptyProgress(stored)) list.writeReplica(replica.writeAll)
    else if (database || useStorageStatus.getState().problems.database === 'blocked')
      askWhetherToRestore()
  } catch {
    await connection.reopen()
  }
}

function askWhetherToRestore(): void {
  useStorageStatus.setState({ isEmptied: true })
}

function isAsked({ list }: Pick<Parts, 'list'>): boolean {
  return list.isShown() && useStorageStatus.getState().isEmptied
}

function restoreAll({ list, replica, writer }: Parts): void {
  useStorageStatus.setState({ isEmptied: false })
  list.writeReplica(replica.writeAll)
  writer.put(changeOf(list.current()))
}

function startAfresh({ list, replica, writer }: Parts): void {
  writer.forget()
  list.show(emptyProgress)
  useStorageStatus.setState({ isEmptied: false })
  // The browser may have deleted only one of the two copies.
  replica.empty()
}
