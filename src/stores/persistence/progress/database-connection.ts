import type { DatabaseEvents, ProgressDatabase } from './progress-database.ts'
import {
  createStateMachine,
  databaseTransitions,
  type DatabaseEvent,
  type DatabaseState,
  type StateMachine,
} from './keeper-states.ts'
import { retryAfter } from '../safe-entry.ts'
import { clearProblem, reportProblem } from '../storage-status.ts'

/** How long the database may take to open before the list is kept in local storage alone, in milliseconds. */
export const databasePatience = 3000

/** How long a database that is just being deleted is left alone, in milliseconds. */
const openAgainAfter = 200

interface ConnectionOptions {
  readonly name: string
  readonly openDatabase: (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>
  /**
   * Brings the database and what is on screen together.
   *
   * @param admit says whether the database is still the one that is wanted, and then that it is joined
   */
  readonly join: (opened: ProgressDatabase, admit: () => boolean) => Promise<void>
}

/** The way to the database: opened, joined, lost, opened again. */
export interface DatabaseConnection {
  readonly state: () => DatabaseState
  /** Undefined until it has joined with what is on screen. */
  readonly database: () => ProgressDatabase | undefined
  /** One that is open and still joins. Not where the site's data may just have been deleted: the player is asked first. */
  readonly early: () => ProgressDatabase | undefined
  /** Whether the browser has closed the database before, as it does when it deletes it. */
  readonly wasLost: () => boolean
  readonly connect: () => void
  /** @returns settles when the first attempt has joined or failed; nothing where it was started before */
  readonly start: () => Promise<void> | undefined
  readonly retry: () => void
  /** The connection is of no use any more. */
  readonly reopen: () => Promise<void>
  readonly close: () => void
}

/** What the functions below share; where it stands, the machine says. */
interface Connection extends ConnectionOptions {
  readonly machine: StateMachine<DatabaseState, DatabaseEvent>
  /** What `connect` has begun, until it is used. */
  begun?: Promise<ProgressDatabase> | undefined
  /** Open, and perhaps not read yet. */
  opened?: ProgressDatabase | undefined
  wasLost: boolean
  /** Which attempt is under way: what an earlier one comes to does not count any more. */
  attempts: number
  timer?: ReturnType<typeof setTimeout>
}

export function createDatabaseConnection(options: ConnectionOptions): DatabaseConnection {
  const machine = createStateMachine(databaseTransitions, 'new')
  const connection: Connection = { ...options, machine, wasLost: false, attempts: 0 }
  return {
    state: machine.state,
    database: () => (machine.state() === 'open' ? connection.opened : undefined),
    early: () => (connection.wasLost ? undefined : connection.opened),
    wasLost: () => connection.wasLost,
    connect: () => connect(connection),
    start: () => (machine.tell('start') ? openAndJoin(connection) : undefined),
    retry: () => retry(connection),
    reopen: () => reopen(connection),
    close: () => close(connection),
  }
}

function connect(connection: Connection): void {
  if (!connection.machine.tell('connect')) return
  connection.begun = open(connection)
  // Whoever starts is told.
  connection.begun.catch(() => undefined)
}

async function open(connection: Connection): Promise<ProgressDatabase> {
  const { machine, name, openDatabase } = connection
  const opened = await openDatabase(name, {
    onNewer: () => onNewer(connection),
    onClosed: () => void reopen(connection),
  })
  if (machine.state() === 'closed') opened.close()
  connection.opened = opened
  machine.tell('opened')
  return opened
}

async function openAndJoin(connection: Connection): Promise<void> {
  const { machine, begun, join } = connection
  const attempt = (connection.attempts += 1)
  connection.begun = undefined
  const late = setTimeout(() => reportProblem('database', 'blocked'), databasePatience)
  try {
    // Without waiting where it is open: a change may be about to follow.
    const opened = connection.opened ?? (await (begun ?? open(connection)))
    await join(opened, () => connection.opened === opened && machine.tell('joined'))
    clearProblem('database', 'blocked')
  } catch (error) {
    if (attempt === connection.attempts && machine.state() !== 'closed')
      onFailure(connection, error)
  } finally {
    clearTimeout(late)
  }
}

function onFailure(connection: Connection, error: unknown): void {
  connection.opened?.close()
  connection.opened = undefined
  const reason = error instanceof DOMException ? error.name : ''
  if (reason === 'VersionError') {
    onNewer(connection)
    return
  }
  connection.machine.tell('failed')
  if (reason === 'AbortError') openLater(connection, openAgainAfter)
  else reportProblem('database', 'blocked')
  if (reason === 'QuotaExceededError') openLater(connection, retryAfter)
}

function onNewer({ machine }: Connection): void {
  if (machine.tell('newer')) reportProblem('database', 'newer')
}

function openLater(connection: Connection, milliseconds: number): void {
  clearTimeout(connection.timer)
  connection.timer = setTimeout(() => retry(connection), milliseconds)
}

function retry(connection: Connection): void {
  if (connection.machine.tell('retry')) void openAndJoin(connection)
}

/** The site's data may just have been deleted, or the browser lost the connection by itself. */
async function reopen(connection: Connection): Promise<void> {
  const { machine } = connection
  connection.opened = undefined
  connection.begun = undefined
  connection.wasLost = true
  // What has not been started opens it when it is.
  if (machine.tell('lost') && machine.state() === 'opening') await openAndJoin(connection)
}

function close({ machine, timer, opened }: Connection): void {
  machine.tell('close')
  clearTimeout(timer)
  opened?.close()
}
