import { isMarkerId } from '../../../../core/world/marker.ts'
import { isFields, readList } from '../../../../core/records/read-field.ts'
import type { ProgressChange } from '../records/progress-record.ts'

/** The message that a tab sends after it has stored a change. Versions before keys were sent listen to this one only. */
const committed = 'progress-committed'

/** For more changed records than this, no keys are sent: the other tab reads all records. */
const mostKeys = 500

/** Which records have changed. */
export interface ChangedKeys {
  readonly marks: readonly number[]
  readonly pins: readonly string[]
  readonly entries: readonly string[]
  readonly snapshots: readonly string[]
}

export interface SyncChannel {
  readonly announce: (change: ProgressChange) => void
  readonly close: () => void
}

/**
 * How tabs tell each other which of the stored records have changed. The message carries no content: whoever hears it
 * reads what is stored, so that junk on the channel can do no harm.
 *
 * @param onChange hears nothing of keys where anything may have changed
 */
export function openSyncChannel(
  name: string,
  onChange: (keys: ChangedKeys | null) => void,
): SyncChannel {
  // Missing in old browsers, whose tabs hear of each other by local storage.
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  /** How many messages with keys came without the one for older versions that follows each of them. */
  let awaited = 0
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const keys = readKeys(data)
    if (keys) {
      awaited += 1
      onChange(keys)
    } else if (data === committed) {
      if (awaited === 0) onChange(null)
      else awaited -= 1
    }
  })
  const announce = (change: ProgressChange) => {
    const keys = keysOf(change)
    if (keys) channel.postMessage(keys)
    channel.postMessage(committed)
  }
  return { announce, close: () => channel.close() }
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
