// Keeps tabs of the same list in step. progress-repository.ts creates it; progress-writer.ts announces each stored
// change. Uses BroadcastChannel, or `storage` events in browsers that lack or refuse it (ADR 44 explains why not both).
// Messages carry only keys: the receiver reads the storage, so a forged message can do no harm.
import { coalesceRuns } from '../../../platform/coalesce-runs.ts'
import { isRecord, readList } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { openChannel } from '../../../storage/browser-storage.ts'
import type { ProgressNames } from '../../../storage/names.ts'
import type { LocalReplica } from './local-replica.ts'
import type { ChangedKeys, ProgressDatabase } from './progress-database.ts'
import { emptyProgress, type ProgressChange, type ProgressRecord } from './progress-record.ts'

/** Message after storing more records than `mostKeys`. Version 1.0.0 also sends it after every list of keys. */
const committed = 'progress-committed'

/** Message of a tab whose database does not open or refuses a write. */
const inReplica = 'replica-written'

/** With more changed records than this no keys are sent, and other tabs read all records. */
const mostKeys = 500

/** With more unread messages than this all records are read. */
const mostUnread = 100

/** Time in ms to wait for a message after another tab's write. Then reads local storage: the page may have closed. */
export const messagePatience = 1000

interface TabsOptions {
  readonly names: ProgressNames
  readonly database: () => ProgressDatabase | undefined
  readonly replica: Pick<LocalReplica, 'readUnseen'>
  readonly absorb: (record: ProgressRecord) => void
  /** Called if an entry of local storage was deleted, or may have been deleted while the tab was hidden. */
  readonly onMaybeGone: () => void
}

export interface Tabs {
  readonly announce: (change: ProgressChange) => void
  /** Announces that a change is only in local storage. */
  readonly announceReplica: () => void
  /** Begins to follow changes of local storage by other tabs. */
  readonly watch: () => void
  /** Reads changes that were announced before the database was available. */
  readonly catchUp: () => void
  readonly close: () => void
}

export function openTabs({ names, database, replica, absorb, onMaybeGone }: TabsOptions): Tabs {
  const channel = openChannel(names.database)
  let isClosed = false
  /** Announced keys that are not read yet, or `null` if any record may have changed. */
  let unread: readonly ChangedKeys[] | null = []
  /** Timer that runs from another tab's write to local storage until its message arrives. */
  let unexplained: ReturnType<typeof setTimeout> | undefined

  // If reading fails, the next change or message reads again.
  const readUnread = coalesceRuns(async () => {
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

  function onMessage({ data }: MessageEvent<unknown>): void {
    const keys = readKeys(data)
    if (!keys && data !== committed && data !== inReplica) return
    clearTimeout(unexplained)
    if (data === inReplica || !database()) readReplica()
    if (data === inReplica) return
    unread = keys && unread && unread.length < mostUnread ? [...unread, keys] : null
    void readUnread()
  }

  function onStorageEvent({ key, newValue }: StorageEvent): void {
    const isOurs = key === names.list || key === names.pins
    if (key === null || (isOurs && newValue === null)) onMaybeGone()
    else if (isOurs && !channel) readReplica()
    else if (isOurs) {
      clearTimeout(unexplained)
      unexplained = setTimeout(readReplica, messagePatience)
    }
  }

  /** A frozen tab may have missed events and messages, so read the storage when the tab is visible again. */
  function onVisible(): void {
    if (document.visibilityState !== 'visible') return
    onMaybeGone()
    readReplica()
  }

  function send(message: unknown): void {
    if (!isClosed) channel?.postMessage(message)
  }

  channel?.addEventListener('message', onMessage)
  return {
    announce: (change) => send(keysOf(change) ?? committed),
    announceReplica: () => send(inReplica),
    watch: () => {
      if (typeof window === 'undefined') return
      window.addEventListener('storage', onStorageEvent)
      window.addEventListener('focus', readReplica)
      document.addEventListener('visibilitychange', onVisible)
    },
    catchUp: () => void readUnread(),
    close: () => {
      isClosed = true
      clearTimeout(unexplained)
      channel?.close()
      if (typeof window === 'undefined') return
      window.removeEventListener('storage', onStorageEvent)
      window.removeEventListener('focus', readReplica)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

function keysOf({ marks, pins = [], entries = [], snapshots = [] }: ProgressChange) {
  if (marks.length + pins.length + entries.length + snapshots.length > mostKeys) return null
  return {
    marks: marks.map(({ id }) => id),
    pins: pins.map(({ id }) => id),
    entries: entries.map(({ key }) => key),
    snapshots: snapshots.map(({ key }) => key),
  } satisfies ChangedKeys
}

function readKeys(message: unknown): ChangedKeys | null {
  if (!isRecord(message)) return null
  const marks = listOf(message['marks'], isMarkerId)
  const pins = listOf(message['pins'], isText)
  const entries = listOf(message['entries'], isText)
  const snapshots = listOf(message['snapshots'], isText)
  return marks && pins && entries && snapshots && { marks, pins, entries, snapshots }
}

function listOf<Key>(
  value: unknown,
  isKey: (entry: unknown) => entry is Key,
): readonly Key[] | null {
  const list = readList(value)
  return list && list.length <= mostKeys && list.every(isKey) ? list : null
}

const isText = (value: unknown): value is string => typeof value === 'string'

function joinedKeys(announced: readonly ChangedKeys[]): ChangedKeys {
  return {
    marks: [...new Set(announced.flatMap(({ marks }) => marks))],
    pins: [...new Set(announced.flatMap(({ pins }) => pins))],
    entries: [...new Set(announced.flatMap(({ entries }) => entries))],
    snapshots: [...new Set(announced.flatMap(({ snapshots }) => snapshots))],
  }
}
