import type { DatabaseEvents, ProgressDatabase } from './progress-database.ts'
import {
  createStateMachine,
  databaseTransitions,
  type DatabaseState,
} from '../repository-states.ts'
import { retryAfter } from '../../../../storage/safe-entry.ts'
import { clearProblem, reportProblem } from '../../../../storage/storage-status.ts'

/** How long the database may take to open before the list is kept in local storage alone, in milliseconds. */
export const databasePatience = 3000

/** After which errors it is opened again by itself, and how soon, in milliseconds. */
const openAgainAfter: Partial<Record<string, number>> = {
  // It is just being deleted, which is no trouble.
  AbortError: 200,
  QuotaExceededError: retryAfter,
}

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

export function createDatabaseConnection(options: ConnectionOptions): DatabaseConnection {
  const machine = createStateMachine(databaseTransitions, 'new')
  /** What `connect` has begun, until it is used. */
  let begun: Promise<ProgressDatabase> | undefined
  /** Open, and perhaps not read yet. */
  let connection: ProgressDatabase | undefined
  let wasLost = false
  /** Which attempt is under way: what an earlier one comes to does not count any more. */
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    if (!machine.tell('connect')) return
    begun = open()
    // Whoever starts is told.
    begun.catch(() => undefined)
  }

  async function open(): Promise<ProgressDatabase> {
    const opened = await options.openDatabase(options.name, {
      onNewer,
      onClosed: () => void reopen(),
    })
    if (machine.state() === 'closed') opened.close()
    connection = opened
    machine.tell('opened')
    return opened
  }

  async function openAndJoin(): Promise<void> {
    const attempt = (attempts += 1)
    const connecting = begun
    begun = undefined
    const late = setTimeout(() => reportProblem('database', 'blocked'), databasePatience)
    try {
      // Without waiting where it is open: a change may be about to follow.
      const opened = connection ?? (await (connecting ?? open()))
      await options.join(opened, () => connection === opened && machine.tell('joined'))
      clearProblem('database', 'blocked')
    } catch (error) {
      if (attempt === attempts && machine.state() !== 'closed') onFailure(error)
    } finally {
      clearTimeout(late)
    }
  }

  function onFailure(error: unknown): void {
    connection?.close()
    connection = undefined
    const reason = error instanceof DOMException ? error.name : ''
    if (reason === 'VersionError') return onNewer()
    machine.tell('failed')
    if (reason !== 'AbortError') reportProblem('database', 'blocked')
    const milliseconds = openAgainAfter[reason]
    if (milliseconds === undefined) return
    clearTimeout(timer)
    timer = setTimeout(retry, milliseconds)
  }

  function onNewer(): void {
    if (machine.tell('newer')) reportProblem('database', 'newer')
  }

  /** The site's data may just have been deleted, or the browser lost the connection by itself. */
  async function reopen(): Promise<void> {
    connection = undefined
    begun = undefined
    wasLost = true
    // What has not been started opens it when it is.
    if (machine.tell('lost') && machine.state() === 'opening') await openAndJoin()
  }

  function retry(): void {
    if (machine.tell('retry')) void openAndJoin()
  }

  function close(): void {
    machine.tell('close')
    clearTimeout(timer)
    connection?.close()
  }

  return {
    state: machine.state,
    database: () => (machine.state() === 'open' ? connection : undefined),
    early: () => (wasLost ? undefined : connection),
    wasLost: () => wasLost,
    connect,
    start: () => (machine.tell('start') ? openAndJoin() : undefined),
    retry,
    reopen,
    close,
  }
}
