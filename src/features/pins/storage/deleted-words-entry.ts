import { isFields, readList, readString } from '../../../platform/read-field.ts'
import { readPin, type Pin } from '../../../records/pin.ts'
import { readTabEntry, takeTabEntry, writeTabEntry } from '../../../storage/browser-storage.ts'

/** Text that a form held when its pin was deleted elsewhere. */
export interface DeletedWords {
  readonly world: string
  readonly playthrough: string
  /** The pin before its deletion, with the unsaved text. */
  readonly pin: Pin
}

/** Session storage key. The text waits in the tab in which it was written. */
const key = 'deleted-pin-words'

export function writeDeletedWords(all: readonly DeletedWords[]): void {
  // If the browser refuses storage, the text is available until the page closes.
  if (all.length === 0) takeTabEntry(key)
  else writeTabEntry(key, JSON.stringify(all))
}

export function readDeletedWords(): readonly DeletedWords[] {
  try {
    const list = readList(JSON.parse(readTabEntry(key) ?? '[]')) ?? []
    return list.flatMap((entry) => readWords(isFields(entry) ? entry : {}) ?? [])
  } catch {
    return []
  }
}

function readWords(fields: Readonly<Record<string, unknown>>): DeletedWords | undefined {
  const world = readString(fields['world'])
  const playthrough = readString(fields['playthrough'])
  const pin = readPin(fields['pin'])
  if (world === undefined || playthrough === undefined || !pin || pin.deleted) return undefined
  return { world, playthrough, pin }
}
