import { oneAtATime } from '../database/one-at-a-time.ts'
import type { ChangedKeys, RemoteChange } from './sync-channel.ts'
import type { ProgressDatabase } from '../database/progress-database.ts'
import { emptyProgress, type ProgressRecord } from '../records/progress-record.ts'
import type { LocalReplica } from '../replica/local-replica.ts'

/** Of more messages than this everything is read. */
const mostUnread = 100

interface RemoteChangesOptions {
  /** Undefined until it has joined with what is on screen. */
  readonly database: () => ProgressDatabase | undefined
  readonly replica: Pick<LocalReplica, 'readUnseen'>
  readonly absorb: (record: ProgressRecord) => void
}

/** Reads what other tabs say that they have stored. */
export interface RemoteChanges {
  /** What the database holds of it, or local storage as long as there is no database. */
  readonly read: (change: RemoteChange) => void
  /** Reads what other tabs have written to local storage. */
  readonly readReplica: () => void
  /** Reads what was announced while there was nothing to read it from. */
  readonly catchUp: () => void
}

export function createRemoteChanges(options: RemoteChangesOptions): RemoteChanges {
  const { database, replica, absorb } = options
  /** Keys that other tabs announced and that are not read yet; null when any key may have changed. */
  let unread: readonly ChangedKeys[] | null = []

  // Where it fails, the next change, or the next message, reads again.
  const readUnread = oneAtATime(async () => {
    const opened = database()
    if (!opened || unread?.length === 0) return
    const wanted = unread
    unread = []
    try {
      absorb(await (wanted ? opened.read(joinedKeys(wanted)) : opened.readAll()))
    } catch (error) {
      unread = wanted && unread && [...wanted, ...unread]
      throw error
    }
  })

  const readReplica = () => absorb({ ...emptyProgress, ...replica.readUnseen() })

  return {
    read: (change) => {
      if (change === 'replica' || !database()) readReplica()
      if (change === 'replica') return
      const isListed = change !== 'all' && (unread?.length ?? mostUnread) < mostUnread
      unread = isListed ? [...(unread ?? []), change] : null
      void readUnread()
    },
    readReplica,
    catchUp: () => void readUnread(),
  }
}

function joinedKeys(announced: readonly ChangedKeys[]): ChangedKeys {
  return {
    marks: [...new Set(announced.flatMap(({ marks }) => marks))],
    pins: [...new Set(announced.flatMap(({ pins }) => pins))],
    entries: [...new Set(announced.flatMap(({ entries }) => entries))],
    snapshots: [...new Set(announced.flatMap(({ snapshots }) => snapshots))],
  }
}
