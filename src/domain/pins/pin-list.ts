import {
  contentOf,
  deletedPin,
  noteId,
  notedMarker,
  samePin,
  isBlank,
  type Pin,
  type PinDraft,
  type Pins,
} from './pin.ts'
import type { Coordinate } from '../world/view/coordinates.ts'
import type { Marker } from '../markers/marker.ts'
import { type Extent, isInExtent } from '../world/extent.ts'

/** Those that are not deleted, notes on markers included, the latest changed last. */
export function keptPins(pins: Pins): Pin[] {
  return [...pins.values()].filter(({ deleted }) => !deleted)
}

/**
 * Those that lie on the map; a deleted one has no place.
 *
 * @param extent undefined while the map is not loaded, when none is left out
 */
export function pinsInside(pins: readonly Pin[], extent: Extent | undefined): readonly Pin[] {
  if (!extent) return pins
  return pins.filter(({ deleted, x, y }) => deleted || isInExtent([x, y], extent))
}

/** The player's own: not deleted, and no notes on markers; the latest changed last. */
export function ownPins(pins: Pins): Pin[] {
  return keptPins(pins).filter((pin) => notedMarker(pin) === undefined)
}

/** The notes on markers that are not deleted, by the marker's id. */
export function notesByMarker(pins: Pins): Map<number, Pin> {
  const notes = new Map<number, Pin>()
  for (const pin of keptPins(pins)) {
    const marker = notedMarker(pin)
    if (marker !== undefined) notes.set(marker, pin)
  }
  return notes
}

/** What changes a pin to say so; nothing where it says so already, or is not there. */
export function edited(pins: Pins, id: string, changes: Partial<PinDraft>): Pin[] {
  const pin = pins.get(id)
  if (!pin || pin.deleted) return []
  const { x = pin.x, y = pin.y } = changes
  const stops = pin.stops?.map((stop): Coordinate => (isAt(stop, pin) ? [x, y] : stop)) ?? []
  const next = { ...pin, ...contentOf({ ...pin, stops, ...changes }), revision: pin.revision + 1 }
  return samePin(pin, next) ? [] : [next]
}

/** A tour that leads back to where it begins still does where that is moved. */
function isAt([x, y]: Coordinate, pin: Pin): boolean {
  return x === pin.x && y === pin.y
}

/** What deletes these; nothing for those that are deleted or not there. */
export function deletions(pins: Pins, ids: Iterable<string>): Pin[] {
  return [...ids].flatMap((id) => {
    const pin = pins.get(id)
    return pin && !pin.deleted ? [deletedPin(id, pin.revision + 1)] : []
  })
}

/** What makes a text the note on a marker; one without words deletes it. */
export function notings(
  pins: Pins,
  { id: marker, coordinate: [x, y] }: Pick<Marker, 'id' | 'coordinate'>,
  text: string,
): Pin[] {
  const id = noteId(marker)
  const pin = pins.get(id)
  if (isBlank(text)) return deletions(pins, [id])
  if (pin && !pin.deleted) return edited(pins, id, { note: text })
  const content = contentOf({ x, y, title: '', note: text })
  return [{ id, revision: (pin?.revision ?? 0) + 1, deleted: false, ...content }]
}
