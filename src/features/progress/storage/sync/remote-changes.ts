import { oneAtATime } from '../database/one-at-a-time.ts'
import type { ChangedKeys } from './sync-channel.ts'
import type { ProgressDatabase } from '../database/progress-database.ts'
import type { ProgressRecord } from '../records/progress-record.ts'

/** Of more messages than this everything is read. */
const mostUnread = 100

interface RemoteChangesOptions {
  /** Undefined until it has joined with what is on screen. */
  readonly database: () => ProgressDatabase | undefined
  readonly absorb: (record: ProgressRecord) => void
}

/** Reads what other tabs say that they have stored. */
export interface RemoteChanges {
  /** @param keys null where anything may have changed */
  readonly read: (keys: ChangedKeys | null) => void
  /** Reads what was announced while there was nothing to read it from. */
  readonly catchUp: () => void
}

export function createRemoteChanges({ database, absorb }: RemoteChangesOptions): RemoteChanges {
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

  return {
    read: (keys) => {
      unread = keys && unread && unread.length < mostUnread ? [...unread, keys] : null
      void readUnread()
    },
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
