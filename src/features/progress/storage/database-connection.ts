// The connection to the database: opened, joined with what is on screen, lost, opened again. Made by progress-repository.ts
// for the list on screen. Relies on `openDatabase` (progress-database.ts), whose events tell of a newer version of the site
// and of a browser that closes the database; what is wrong with it goes to src/storage/storage-status.ts.
import { retryAfter } from '../../../storage/safe-entry.ts'
import { clearProblem, reportProblem } from '../../../storage/storage-status.ts'
import type { DatabaseEvents, ProgressDatabase } from './progress-database.ts'

/** How long the database may take to open before the list is kept in local storage alone, in milliseconds. */
export const databasePatience = 3000

/** After which errors it is opened again by itself, and how soon, in milliseconds. */
const openAgainAfter: Partial<Record<string, number>> = {
  // It is just being deleted, which is no trouble.
  AbortError: 200,
  QuotaExceededError: retryAfter,
}

export type DatabaseState =
  /** Nothing has been asked of it. */
  | 'new'
  /** It is being opened, and nobody has asked yet what it holds. */
  | 'connecting'
  /** Open, and not read. */
  | 'connected'
  /** What it holds is wanted as soon as it is open. */
  | 'opening'
  /** Open; what it holds is being joined with what is on screen. */
  | 'joining'
  /** Joined: it holds everything but what the writer still has. */
  | 'open'
  /** It does not open, or refuses: local storage stands in for it. */
  | 'blocked'
  /** A newer version's: nothing is written any more, nowhere. */
  | 'newer'
  | 'closed'

/** `lost`: the browser has closed it, as it does when it deletes the site's data. */
export type DatabaseEvent =
  'connect' | 'start' | 'opened' | 'joined' | 'failed' | 'lost' | 'newer' | 'retry' | 'close'

/** From each state, where an event leads; one that is not listed changes nothing. */
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
  /**
   * Brings the database and what is on screen together.
   *
   * @param admit says whether the database is still the one that is wanted, and then that it is joined
   */
  readonly join: (opened: ProgressDatabase, admit: () => boolean) => Promise<void>
}

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
  let state: DatabaseState = 'new'
  /** What `connect` has begun, until it is used. */
  let begun: Promise<ProgressDatabase> | undefined
  /** Open, and perhaps not read yet. */
  let connection: ProgressDatabase | undefined
  let wasLost = false
  /** Which attempt is under way: what an earlier one comes to does not count any more. */
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** @returns whether the event leads anywhere from the present state */
  function tell(event: DatabaseEvent): boolean {
    const next = databaseTransitions[state][event]
    state = next ?? state
    return next !== undefined
  }

  function connect(): void {
    if (!tell('connect')) return
    begun = open()
    // Whoever starts is told.
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
      // Without waiting where it is open: a change may be about to follow.
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

  /** The site's data may just have been deleted, or the browser lost the connection by itself. */
  async function reopen(): Promise<void> {
    connection = undefined
    begun = undefined
    wasLost = true
    // What has not been started opens it when it is.
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
