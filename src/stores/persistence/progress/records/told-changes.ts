import { oneAtATime } from '../database/one-at-a-time.ts'
import type { ChangedKeys } from '../mirror/progress-channel.ts'
import type { ProgressDatabase } from '../database/progress-database.ts'
import type { ProgressRecord } from './progress-record.ts'

/** Of more messages than this everything is read. */
const mostUnread = 100

interface ToldChangesOptions {
  /** Undefined until it has joined with what is on screen. */
  readonly database: () => ProgressDatabase | undefined
  readonly absorb: (record: ProgressRecord) => void
}

/** Reads what other tabs say that they have stored. */
export interface ToldChanges {
  /** @param keys null where anything may have changed */
  readonly read: (keys: ChangedKeys | null) => void
  /** Reads what was told while there was nothing to read it from. */
  readonly catchUp: () => void
}

export function createToldChanges({ database, absorb }: ToldChangesOptions): ToldChanges {
  /** Told and not read yet; null where that is anything. */
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

function joinedKeys(told: readonly ChangedKeys[]): ChangedKeys {
  return {
    marks: [...new Set(told.flatMap(({ marks }) => marks))],
    pins: [...new Set(told.flatMap(({ pins }) => pins))],
    entries: [...new Set(told.flatMap(({ entries }) => entries))],
    snapshots: [...new Set(told.flatMap(({ snapshots }) => snapshots))],
  }
}
