import { isRecord, parseJson, readList, readString } from '../../../platform/read-field.ts'
import { readPin, type Pin } from '../../../records/pin.ts'
import { handOver } from '../../../storage/hand-over.ts'

/** Text that a form held when its pin was deleted elsewhere. */
export interface DeletedWords {
  readonly world: string
  readonly playthrough: string
  /** The pin before its deletion, with the unsaved text. */
  readonly pin: Pin
}

/** Unanswered texts in all worlds and playthroughs, oldest first. They wait in the tab in which they were written. */
const deletedWords = handOver<readonly DeletedWords[]>('deleted-pin-words', (text) =>
  readList(parseJson(text))?.flatMap((entry) => readWords(isRecord(entry) ? entry : {}) ?? []),
)

export function writeDeletedWords(all: readonly DeletedWords[]): void {
  if (all.length === 0) deletedWords.consume()
  else deletedWords.store(all)
}

export function readDeletedWords(): readonly DeletedWords[] {
  return deletedWords.peek() ?? []
}

function readWords(fields: Readonly<Record<string, unknown>>): DeletedWords | undefined {
  const world = readString(fields['world'])
  const playthrough = readString(fields['playthrough'])
  const pin = readPin(fields['pin'])
  if (world === undefined || playthrough === undefined || !pin || pin.deleted) return undefined
  return { world, playthrough, pin }
}
