import { isRecord, parseJson, type ReadField } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'

/** Stored under `seen-places` for each world: the highest marker ids that are no longer new to the player. */
export interface SeenPlaces {
  /** Highest id that a notification has announced. */
  readonly told: number
  /** Highest id that the player has looked at. Never above `told`. */
  readonly seen: number
}

/** Reads a marker id, or -1, which stands for a world without markers. */
const readId: ReadField<number> = (value) => (isMarkerId(value) || value === -1 ? value : undefined)

/** Parses the stored text. `undefined` if the text is missing or invalid. Never throws. */
export function readSeenPlaces(text: string | null): SeenPlaces | undefined {
  if (text === null) return undefined
  const input = parseJson(text)
  if (!isRecord(input)) return undefined
  const told = readId(input['told'])
  if (told === undefined) return undefined
  return { told, seen: Math.min(told, readId(input['seen']) ?? told) }
}

/** Returns the highest marker id, which is the newest because ids are never reused, or -1 without markers. */
export function latestOf(markers: readonly { readonly id: number }[]): number {
  return markers.reduce((latest, { id }) => Math.max(latest, id), -1)
}
