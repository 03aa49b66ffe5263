// Other tabs of the same list: tells them of a change once, and reads what they tell. Called by progress-repository.ts, and
// by progress-writer.ts for each change that is stored. Relies on BroadcastChannel, or on the `storage` events of local
// storage in browsers that lack or refuse it; ADR 44 says why not on both. No message carries content: whoever hears one
// reads what is stored, so that junk on the channel can do no harm.
import { oneAtATime } from '../../../platform/one-at-a-time.ts'
import { isFields, readList } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { openChannel } from '../../../storage/browser-storage.ts'
import type { ProgressNames } from '../../../storage/names.ts'
import type { LocalReplica } from './local-replica.ts'
import type { ChangedKeys, ProgressDatabase } from './progress-database.ts'
import { emptyProgress, type ProgressChange, type ProgressRecord } from './progress-record.ts'

/** The message of a tab that has stored more than it lists; version 1.0.0 sends it after every list, too. */
const committed = 'progress-committed'

/** The message of a tab whose database does not open, or refuses. */
const inReplica = 'replica-written'

/** For more changed records than this, no keys are sent: the other tab reads all records. */
const mostKeys = 500

/** Of more messages than this everything is read. */
const mostUnread = 100

/**
 * How long a message may follow what another tab has written to local storage, in milliseconds; then the text is read. A
 * page that goes in the middle of a change sends none.
 */
export const messagePatience = 1000

interface TabsOptions {
  readonly names: ProgressNames
  /** Undefined until it has joined with what is on screen. */
  readonly database: () => ProgressDatabase | undefined
  readonly replica: Pick<LocalReplica, 'readUnseen'>
  /** Takes in what another tab has stored. */
  readonly absorb: (record: ProgressRecord) => void
  /** Something of local storage was deleted, or may have been while the player was elsewhere. */
  readonly onMaybeGone: () => void
}

export interface Tabs {
  readonly announce: (change: ProgressChange) => void
  /** Says that a change is in local storage alone. */
  readonly announceReplica: () => void
  /** Begins to follow what happens to local storage behind this page's back. */
  readonly watch: () => void
  /** Reads what was announced while there was no database to read it from. */
  readonly catchUp: () => void
  readonly close: () => void
}

export function openTabs({ names, database, replica, absorb, onMaybeGone }: TabsOptions): Tabs {
  const channel = openChannel(names.database)
  let isClosed = false
  /** Keys that other tabs announced and that are not read yet; null when any key may have changed. */
  let unread: readonly ChangedKeys[] | null = []
  /** Runs from the moment when another tab has written to local storage until there is a message. */
  let unexplained: ReturnType<typeof setTimeout> | undefined

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

  /** Events and messages may not have come while this tab was frozen. */
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
  if (!isFields(message)) return null
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
