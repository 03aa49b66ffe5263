import { isFields, parsedJson, type ReadField } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'

/** What is stored under `seen-places`, of a world: up to which id places are no news any more. */
export interface SeenPlaces {
  /** By a notification, once. */
  readonly told: number
  /** Up to which the player had them shown; at most as far as they were told. */
  readonly seen: number
}

/** -1 stands for none: a world may have had no place. */
const readId: ReadField<number> = (value) => (isMarkerId(value) || value === -1 ? value : undefined)

/** What is stored, or undefined for what is no such text. Never throws. */
export function readSeenPlaces(text: string | null): SeenPlaces | undefined {
  if (text === null) return undefined
  const input = parsedJson(text)
  if (!isFields(input)) return undefined
  const told = readId(input['told'])
  if (told === undefined) return undefined
  return { told, seen: Math.min(told, readId(input['seen']) ?? told) }
}

/** The latest place of a world: ids are never given twice, and those of new places are the highest. -1 of none. */
export function latestOf(markers: readonly { readonly id: number }[]): number {
  return markers.reduce((latest, { id }) => Math.max(latest, id), -1)
}
