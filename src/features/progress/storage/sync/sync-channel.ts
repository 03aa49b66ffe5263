import { isMarkerId } from '../../../../core/world/marker.ts'
import { isFields, readList } from '../../../../core/records/read-field.ts'
import type { ProgressChange } from '../records/progress-record.ts'

/** The message of a tab that has stored more than it lists; version 1.0.0 sends it after every list, too. */
const committed = 'progress-committed'

/** The message of a tab whose database does not open, or refuses. */
const inReplica = 'replica-written'

/** For more changed records than this, no keys are sent: the other tab reads all records. */
const mostKeys = 500

/** Which records have changed. */
export interface ChangedKeys {
  readonly marks: readonly number[]
  readonly pins: readonly string[]
  readonly entries: readonly string[]
  readonly snapshots: readonly string[]
}

/** What another tab has changed: these records, any record, or what is in local storage alone. */
export type RemoteChange = ChangedKeys | 'all' | 'replica'

export interface SyncChannel {
  /** Whether other tabs are heard; else local storage alone tells of them. */
  readonly isOpen: boolean
  readonly announce: (change: ProgressChange) => void
  readonly announceReplica: () => void
  readonly close: () => void
}

/**
 * How tabs tell each other which of the stored records have changed, in one message for each change. The message carries
 * no content: whoever hears it reads what is stored, so that junk on the channel can do no harm.
 */
export function openSyncChannel(
  name: string,
  onChange: (change: RemoteChange) => void,
): SyncChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const change = readMessage(data)
    if (change) onChange(change)
  })
  let isClosed = channel === null
  function send(message: unknown): void {
    if (!isClosed) channel?.postMessage(message)
  }
  return {
    isOpen: channel !== null,
    announce: (change) => send(keysOf(change) ?? committed),
    announceReplica: () => send(inReplica),
    close: () => {
      isClosed = true
      channel?.close()
    },
  }
}

function keysOf(change: ProgressChange): ChangedKeys | null {
  const { marks, pins = [], entries = [], snapshots = [] } = change
  if (marks.length + pins.length + entries.length + snapshots.length > mostKeys) return null
  return {
    marks: marks.map(({ id }) => id),
    pins: pins.map(({ id }) => id),
    entries: entries.map(({ key }) => key),
    snapshots: snapshots.map(({ key }) => key),
  }
}

function readMessage(message: unknown): RemoteChange | null {
  if (message === committed) return 'all'
  return message === inReplica ? 'replica' : readKeys(message)
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

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
