import type { Marker } from '../../../world/marker.ts'
import { folded, isSearchable } from '../../../platform/folded-text.ts'
import { isInExtent, type Extent } from '../../../geometry/extent.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import {
  contentOf,
  deletedPin,
  noteId,
  notedMarker,
  samePin,
  isShape,
  isBlank,
  readPin,
  type Pin,
  type PinDraft,
  type Pins,
} from '../../../records/pin.ts'

/** Those that are not deleted, notes on markers included, the latest changed last. */
export function presentPins(pins: Pins): Pin[] {
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
  return presentPins(pins).filter((pin) => notedMarker(pin) === undefined)
}

/** The notes on markers that are not deleted, by the marker's id. */
export function notesByMarker(pins: Pins): Map<number, Pin> {
  const notes = new Map<number, Pin>()
  for (const pin of presentPins(pins)) {
    const marker = notedMarker(pin)
    if (marker !== undefined) notes.set(marker, pin)
  }
  return notes
}

/** What changes a pin to say so; nothing where it says so already, or is not there. A shape is moved as a whole. */
export function edited(pins: Pins, id: string, changes: Partial<PinDraft>): Pin[] {
  const pin = pins.get(id)
  if (!pin || pin.deleted) return []
  const { x = pin.x, y = pin.y } = changes
  const moves = (stop: Coordinate) => isShape(pin) || isAt(stop, pin)
  const stops =
    pin.stops?.map((stop): Coordinate =>
      moves(stop) ? [stop[0] + x - pin.x, stop[1] + y - pin.y] : stop,
    ) ?? []
  const content = contentOf({ ...pin, stops, ...changes })
  const next: Pin = { id, revision: pin.revision + 1, deleted: false, ...content }
  return samePin(pin, next) ? [] : [next]
}

/** A trip that leads back to where it begins still does where that is moved. */
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

/** What makes a text the note on a marker; without words and pictures it is deleted. */
export function notings(
  pins: Pins,
  { id: marker, coordinate: [x, y] }: Pick<Marker, 'id' | 'coordinate'>,
  text: string,
  pictures = pins.get(noteId(marker))?.pictures ?? [],
): Pin[] {
  const id = noteId(marker)
  const pin = pins.get(id)
  if (isBlank(text) && pictures.length === 0) return deletions(pins, [id])
  if (pin && !pin.deleted) return edited(pins, id, { note: text, pictures })
  const content = contentOf({ x, y, title: '', note: text, pictures })
  return [{ id, revision: (pin?.revision ?? 0) + 1, deleted: false, ...content }]
}

/** One pin of an action: as it was, null where there was none, and what the action made of it. */
export interface PinChange {
  readonly before: Pin | null
  readonly after: Pin
}

export function pinChanges(pins: Pins, changed: readonly Pin[]): PinChange[] {
  return changed.map((after) => ({ before: pins.get(after.id) ?? null, after }))
}

/** What takes these changes back. Pins that say something else by now stay as they are. */
export function pinsToUndo(pins: Pins, changes: readonly PinChange[]): Pin[] {
  return changes.flatMap(({ before, after }) => {
    const pin = pins.get(after.id)
    if (!pin || !samePin(pin, after)) return []
    const revision = pin.revision + 1
    return [before ? { ...before, revision } : deletedPin(pin.id, revision)]
  })
}

/** What makes these changes again. Pins that say something else by now than before them stay as they are. */
export function pinsToRedo(pins: Pins, changes: readonly PinChange[]): Pin[] {
  return changes.flatMap(({ before, after }) => {
    const pin = pins.get(after.id)
    const isAsBefore = before ? pin && samePin(pin, before) : !pin || pin.deleted
    return isAsBefore ? [{ ...after, revision: (pin?.revision ?? 0) + 1 }] : []
  })
}

/** What brings back those that are deleted or missing by now. No other pin is changed. */
export function pinsToRestore(pins: Pins, wanted: readonly Pin[]): Pin[] {
  return wanted.flatMap((pin) => {
    const present = pins.get(pin.id)
    if (!present) return [pin]
    return present.deleted ? [{ ...pin, revision: present.revision + 1 }] : []
  })
}

/** Pins out of storage: those that are right. */
export function readPins(value: unknown): Pin[] {
  return Array.isArray(value) ? value.flatMap((pin) => readPin(pin) ?? []) : []
}

/** Changes out of storage: those that are right. */
export function readPinChanges(value: unknown): PinChange[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((change: unknown) => {
    if (typeof change !== 'object' || change === null) return []
    const { before, after } = change as Partial<Record<keyof PinChange, unknown>>
    const [was, is] = [before === null ? null : readPin(before), readPin(after)]
    const right = is && (was ? was.id === is.id : before === null)
    return right ? [{ before: was, after: is }] : []
  })
}

/**
 * The pins whose title and note hold every word of a text, case and accents aside; those first whose title
 * does, and then in their order. Empty below three characters.
 */
export function findPins(pins: Iterable<Pin>, text: string): readonly Pin[] {
  if (!isSearchable(text)) return []
  const words = folded(text).split(/\s+/).filter(Boolean)
  const holdsAll = (where: string) => words.every((word) => where.includes(word))
  const byTitle: Pin[] = []
  const byNote: Pin[] = []
  for (const pin of pins) {
    const title = folded(pin.title)
    if (holdsAll(title)) byTitle.push(pin)
    else if (holdsAll(`${title}\n${folded(pin.note)}`)) byNote.push(pin)
  }
  return [...byTitle, ...byNote]
}
