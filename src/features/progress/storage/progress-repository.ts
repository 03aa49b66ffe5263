import { retryAfter } from '../../../storage/safe-entry.ts'
import { databasePatience } from './database/database-connection.ts'
import { isAsked, restoreAll, lookForDeleted, startAfresh } from './database/deleted-data.ts'
import {
  createRepositoryParts,
  type RepositoryOptions,
  type RepositoryParts,
} from './repository-parts.ts'
import type { ListState } from './repository-states.ts'
import type { LatestChanges } from './records/progress-changes.ts'
import {
  emptyProgress,
  mergedProgress,
  type ProgressChange,
  type ProgressRecord,
} from './records/progress-record.ts'
import { watchStorage } from './sync/watch-storage.ts'

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
  readonly state: () => ListState
  /** Ends everything at once, as a page does that is closed. */
  readonly stop: () => void
}

/**
 * Keeps a player's progress in two places: the database, which is the truth, and its replica in local
 * storage, which is there at once and stands in for a database that is blocked, broken or slow. Copies are
 * merged by revision, so it does not matter which of them is older.
 */
export function createProgressRepository(options: RepositoryOptions): ProgressRepository {
  const parts = createRepositoryParts(options)
  const { machine, list, replica, connection, writer } = parts
  const read = replica.read() ?? emptyProgress
  let opening: Promise<void> | undefined
  let stopWatching: (() => void) | undefined

  function start(): void {
    const joined = connection.start()
    if (!joined) return
    opening = joined
    stopWatching = watchStorage(options.names, {
      hasChannel: parts.channel.isOpen,
      onWritten: parts.remoteChanges.readReplica,
      onMaybeGone: () => void lookForDeleted(parts),
    })
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
    if (!machine.tell('close')) return
    list.leaveScreen()
    stopWatching?.()
    await bringToSafety(parts, opening)
    machine.tell('safe')
    stop()
  }

  function stop(): void {
    connection.close()
    writer.stop()
    parts.channel.close()
    stopWatching?.()
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
    latest: parts.latest,
    state: machine.state,
    stop,
  }
}

/** Settles when nothing of a list that has left the screen is on this page alone, or may be written any more. */
async function bringToSafety(
  { list, replica, connection, writer, isReadOnly }: RepositoryParts,
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
