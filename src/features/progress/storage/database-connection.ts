// Opens a playthrough's database, joins it with the progress on screen, and opens it again after it was lost.
// progress-repository.ts creates one connection for each playthrough. Events from `openDatabase` in
// progress-database.ts report a newer version of the site, or a browser that closes the database. Problems go to
// src/storage/storage-status.ts.
import { retryDelayMs } from '../../../storage/safe-entry.ts'
import { clearProblem, reportProblem } from '../../../storage/storage-status.ts'
import type { DatabaseEvents, ProgressDatabase } from './progress-database.ts'

/** Time in ms that the database may take to open. After that the page reports it as blocked. */
export const databasePatience = 3000

/** Errors after which the database is opened again automatically, with the delay in ms. */
const openAgainAfter: Partial<Record<string, number>> = {
  // The database is being deleted at this moment, which is harmless.
  AbortError: 200,
  QuotaExceededError: retryDelayMs,
}

export type DatabaseState =
  | 'new'
  /** Being opened by `connect`. No caller has asked for its content yet. */
  | 'connecting'
  | 'connected'
  /** Being opened. As soon as it is open, its content is joined with the progress on screen. */
  | 'opening'
  /** Open. Its content is being joined with the list on screen. */
  | 'joining'
  /** Joined. It holds everything except the changes that the writer still has. */
  | 'open'
  /** Fails to open or refuses access. Local storage replaces it. */
  | 'blocked'
  /** A newer version of the site has taken the database over. Nothing is written to any storage from now on. */
  | 'newer'
  | 'closed'

/** `lost`: the browser has closed the database, as it does when it deletes the site's data. */
export type DatabaseEvent =
  'connect' | 'start' | 'opened' | 'joined' | 'failed' | 'lost' | 'newer' | 'retry' | 'close'

/** The next state for each state and event. An event that is not listed changes nothing. */
export const databaseTransitions: Readonly<
  Record<DatabaseState, Readonly<Partial<Record<DatabaseEvent, DatabaseState>>>>
> = {
  new: { connect: 'connecting', start: 'opening', close: 'closed' },
  connecting: { opened: 'connected', start: 'opening', newer: 'newer', close: 'closed' },
  connected: { start: 'joining', lost: 'new', newer: 'newer', close: 'closed' },
  opening: {
    opened: 'joining',
    failed: 'blocked',
    lost: 'opening',
    newer: 'newer',
    retry: 'opening',
    close: 'closed',
  },
  joining: {
    joined: 'open',
    failed: 'blocked',
    lost: 'opening',
    newer: 'newer',
    retry: 'joining',
    close: 'closed',
  },
  open: { lost: 'opening', newer: 'newer', close: 'closed' },
  blocked: { lost: 'opening', newer: 'newer', retry: 'opening', close: 'closed' },
  newer: { close: 'closed' },
  closed: {},
}

interface ConnectionOptions {
  readonly name: string
  readonly openDatabase: (name: string, events: DatabaseEvents) => Promise<ProgressDatabase>
  /** Joins the database with the list on screen. `admit` returns false if another connection has replaced it. */
  readonly join: (opened: ProgressDatabase, admit: () => boolean) => Promise<void>
}

export interface DatabaseConnection {
  readonly state: () => DatabaseState
  /** `undefined` until the database has joined with the list on screen. */
  readonly database: () => ProgressDatabase | undefined
  /** An open database that may not have joined. `undefined` after a loss: the player is asked first. */
  readonly early: () => ProgressDatabase | undefined
  /** True if the browser has closed the database before, as it does when it deletes the site's data. */
  readonly wasLost: () => boolean
  readonly connect: () => void
  /** @returns settles when the first attempt has joined or failed; `undefined` if already started */
  readonly start: () => Promise<void> | undefined
  readonly retry: () => void
  readonly reopen: () => Promise<void>
  readonly close: () => void
}

export function createDatabaseConnection(options: ConnectionOptions): DatabaseConnection {
  let state: DatabaseState = 'new'
  /** The attempt that `connect` began, until it is used. */
  let begun: Promise<ProgressDatabase> | undefined
  /** An open database that may not have been read yet. */
  let connection: ProgressDatabase | undefined
  let wasLost = false
  /** Number of the current attempt. The result of an earlier attempt is ignored. */
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** @returns false if the current state ignores the event */
  function tell(event: DatabaseEvent): boolean {
    const next = databaseTransitions[state][event]
    state = next ?? state
    return next !== undefined
  }

  function connect(): void {
    if (!tell('connect')) return
    begun = open()
    // `start` awaits the same promise and handles the error.
    begun.catch(() => undefined)
  }

  async function open(): Promise<ProgressDatabase> {
    const opened = await options.openDatabase(options.name, {
      onNewer,
      onClosed: () => void reopen(),
    })
    if (state === 'closed') opened.close()
    connection = opened
    tell('opened')
    return opened
  }

  async function openAndJoin(): Promise<void> {
    const attempt = (attempts += 1)
    const connecting = begun
    begun = undefined
    const late = setTimeout(() => reportProblem('database', 'blocked'), databasePatience)
    try {
      // Don't wait for an open connection, because a change may follow at once.
      const opened = connection ?? (await (connecting ?? open()))
      await options.join(opened, () => connection === opened && tell('joined'))
      clearProblem('database', 'blocked')
    } catch (error) {
      if (attempt === attempts && state !== 'closed') onFailure(error)
    } finally {
      clearTimeout(late)
    }
  }

  function onFailure(error: unknown): void {
    connection?.close()
    connection = undefined
    const reason = error instanceof DOMException ? error.name : ''
    if (reason === 'VersionError') return onNewer()
    tell('failed')
    if (reason !== 'AbortError') reportProblem('database', 'blocked')
    const milliseconds = openAgainAfter[reason]
    if (milliseconds === undefined) return
    clearTimeout(timer)
    timer = setTimeout(retry, milliseconds)
  }

  function onNewer(): void {
    if (tell('newer')) reportProblem('database', 'newer')
  }

  /** Called when the connection is lost. The browser has dropped it, or the site's data has just been deleted. */
  async function reopen(): Promise<void> {
    connection = undefined
    begun = undefined
    wasLost = true
    // If nothing was started yet, `start` opens the database later.
    if (tell('lost') && state === 'opening') await openAndJoin()
  }

  function retry(): void {
    if (tell('retry')) void openAndJoin()
  }

  return {
    state: () => state,
    database: () => (state === 'open' ? connection : undefined),
    early: () => (wasLost ? undefined : connection),
    wasLost: () => wasLost,
    connect,
    start: () => (tell('start') ? openAndJoin() : undefined),
    retry,
    reopen,
    close: () => {
      tell('close')
      clearTimeout(timer)
      connection?.close()
    },
  }
}
