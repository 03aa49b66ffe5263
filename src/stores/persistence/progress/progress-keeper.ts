import { changeOf } from './progress-changes.ts'
import { createDatabaseConnection, databasePatience } from './database-connection.ts'
import { joinStored } from './join-stored.ts'
import { createKeptList } from './kept-list.ts'
import { createStateMachine, listTransitions, type ListState } from './keeper-states.ts'
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
import { createToldChanges } from './told-changes.ts'
import type { ProgressNames } from '../names.ts'
import { browserStorage, retryAfter, type TextStorage } from '../safe-entry.ts'
import { useStorageStatus } from '../storage-status.ts'
import { watchStorage } from './watch-storage.ts'

export interface KeeperOptions {
  readonly names: ProgressNames
  /** What is on screen. */
  readonly current: () => ProgressRecord
  /** Puts on screen what was read, or what other tabs have changed. */
  readonly show: (record: ProgressRecord) => void
  /** What a keeper of the same list, which is still closing, may not have stored anywhere. */
  readonly held?: ProgressRecord | undefined
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
  /**
   * Lets go of the screen at once. What is stored nowhere yet is held on to, and is stored as soon as that can be.
   *
   * @returns settles when everything is safe, or may not be written
   */
  readonly close: () => Promise<void>
  /** What is kept: as it was on screen last, when it is there no more. */
  readonly held: () => ProgressRecord
  readonly state: () => ListState
  /** Ends everything at once, as a page does that is closed. */
  readonly stop: () => void
}

/**
 * Keeps a player's progress in two places: the database, which is the truth, and its mirror in local
 * storage, which is there at once and stands in for a database that is blocked, broken or slow. Copies are
 * merged by revision, so it does not matter which of them is older.
 */
export function createProgressKeeper(options: KeeperOptions): ProgressKeeper {
  const { names, openDatabase = openProgressDatabase } = options
  const machine = createStateMachine(listTransitions, 'shown')
  const mirror = createProgressMirror(
    'storage' in options ? options.storage : browserStorage(),
    names,
  )
  const read = mirror.read() ?? emptyProgress
  let opening: Promise<void> | undefined
  let stopWatching: (() => void) | undefined

  const isReadOnly = () =>
    connection.state() === 'newer' || connection.state() === 'closed' || mirror.isNewer()
  const list = createKeptList({
    current: options.current,
    show: options.show,
    mirror,
    isReadOnly: () => isReadOnly() || isEmptied(),
    hasDatabase: () => connection.database() !== undefined,
  })
  /** Whether the player is being asked what becomes of this list. */
  const isEmptied = () => machine.state() === 'shown' && useStorageStatus.getState().emptied
  const askWhetherToKeep = () => useStorageStatus.setState({ emptied: true })
  const told = createToldChanges({ database: () => connection.database(), absorb: list.absorb })
  const channel = openProgressChannel(names.database, told.read)
  const writer = createProgressWriter({
    database: () => connection.database(),
    early: () => (isReadOnly() ? undefined : connection.early()),
    isReadOnly,
    current: list.current,
    show: list.show,
    absorb: list.absorb,
    onStored: channel.tellOthers,
  })
  const connection = createDatabaseConnection({
    name: names.database,
    openDatabase,
    join: async (opened, admit) => {
      await joinStored(opened, admit, joining)
      // Between the reading and now.
      told.catchUp()
    },
  })
  const joining = {
    list,
    mirror,
    writer,
    isReadOnly,
    mayBeDeleted: () =>
      machine.state() === 'shown' &&
      (mirror.isGone(list.current()) || (connection.wasLost() && !isEmptyProgress(list.current()))),
    askWhetherToKeep,
    tellOthers: channel.tellOthers,
  }

  function start(): void {
    const joined = connection.start()
    if (!joined) return
    opening = joined
    stopWatching = watchStorage(names, {
      onMarks: () => list.absorb({ ...emptyProgress, marks: mirror.readMarks() }),
      onPins: () => list.absorb({ ...emptyProgress, pins: mirror.readPins() }),
      onMaybeGone: () => void lookForEmptied(),
    })
  }

  /** Asks the player when both places are empty; refills the mirror when only that is. */
  async function lookForEmptied(): Promise<void> {
    if (!mirror.isGone(list.current()) || isEmptied() || isReadOnly()) return
    try {
      const database = connection.database()
      const stored = await database?.readAll()
      // Another list may have come on screen meanwhile.
      if (machine.state() !== 'shown') return
      if (stored && !isEmptyProgress(stored)) list.writeMirror(mirror.writeAll)
      else if (database || useStorageStatus.getState().problems.database === 'blocked')
        askWhetherToKeep()
    } catch {
      await connection.reopen()
    }
  }

  function keepAll(): void {
    useStorageStatus.setState({ emptied: false })
    list.writeMirror(mirror.writeAll)
    writer.put(changeOf(list.current()))
  }

  function stop(): void {
    connection.close()
    writer.stop()
    channel.close()
    stopWatching?.()
  }

  async function close(): Promise<void> {
    // Whoever looks at another list has not said that this one may go.
    if (isEmptied()) keepAll()
    if (!machine.tell('close')) return
    list.leaveScreen()
    stopWatching?.()
    // Local storage alone would do for a page that is closed, but not for a browser that is killed.
    await Promise.race([written(), after(databasePatience)])
    if (!writer.isIdle() && !isReadOnly()) {
      list.writeMirror(mirror.writeAll)
      mirror.writeHistory(list.current())
    }
    while (connection.state() !== 'closed' && !isSafe()) await after(retryAfter)
    machine.tell('safe')
    stop()
  }

  async function written(): Promise<void> {
    await opening
    await writer.settled()
  }

  /** Whether nothing of the list is on this page alone. */
  const isSafe = () => writer.isIdle() || mirror.isKept() || isReadOnly()

  return {
    initial: options.held ? mergedProgress(read, options.held) : read,
    connect: connection.connect,
    start,
    joined: () => {
      start()
      return Promise.race([opening, after(databasePatience)])
    },
    save: (change) => {
      start()
      if (isReadOnly()) return
      // Whoever goes on marking wants to keep what is there.
      if (isEmptied()) keepAll()
      list.writeMirror()
      writer.put(change)
    },
    retry: () => {
      mirror.retry()
      if (connection.database()) writer.retry()
      else connection.retry()
    },
    keepAll,
    startAfresh: () => {
      writer.forget()
      list.show(emptyProgress)
      useStorageStatus.setState({ emptied: false })
      // The browser may have deleted only one of the two places.
      mirror.empty()
    },
    close,
    held: list.current,
    state: machine.state,
    stop,
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}
