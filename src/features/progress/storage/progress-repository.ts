// Keeps a player's progress in two places: the database, which is the truth, and its replica in local storage, which is there
// at once and stands in for a database that is blocked, broken or slow. Called by playthrough-repositories.ts, which has one
// for each playthrough that is on screen or not stored yet. Joins the other files of this folder: a part reaches another
// only through what is passed to it here.
import { browserStorage, type TextStorage } from '../../../storage/browser-storage.ts'
import type { ProgressNames } from '../../../storage/names.ts'
import { retryAfter } from '../../../storage/safe-entry.ts'
import { createDatabaseConnection, databasePatience } from './database-connection.ts'
import { createLocalReplica } from './local-replica.ts'
import {
  openProgressDatabase,
  type DatabaseEvents,
  type ProgressDatabase,
} from './progress-database.ts'
import {
  emptyProgress,
  mergedProgress,
  type LatestChanges,
  type ProgressChange,
  type ProgressRecord,
} from './progress-record.ts'
import { createProgressWriter } from './progress-writer.ts'
import {
  createStoredList,
  isAsked,
  joinStored,
  lookForDeleted,
  restoreAll,
  startAfresh,
  type StoredListParts,
} from './stored-list.ts'
import { openTabs } from './tabs.ts'

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

function createParts(options: RepositoryOptions, latest: LatestChanges): StoredListParts {
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
  { list, replica, connection, writer, isReadOnly }: StoredListParts,
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
