import type { Marker } from '../../../world/marker.ts'
import { foldText, isSearchable } from '../../../platform/folded-text.ts'
import { isInExtent, type Extent } from '../../../geometry/extent.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import {
  normalizeDraft,
  createDeletedPin,
  noteId,
  notedMarker,
  isSamePin,
  isShape,
  isBlank,
  readPin,
  type Pin,
  type PinDraft,
  type Pins,
} from '../../../records/pin.ts'

/** Returns the pins that are not deleted, including notes on markers. The latest change comes last. */
export function presentPins(pins: Pins): Pin[] {
  return [...pins.values()].filter(({ deleted }) => !deleted)
}

/** Returns the pins inside the map, and deleted ones, which have no position. While the map is loading, returns all. */
export function pinsInside(pins: readonly Pin[], extent: Extent | undefined): readonly Pin[] {
  if (!extent) return pins
  return pins.filter(({ deleted, x, y }) => deleted || isInExtent([x, y], extent))
}

/** Returns the pins that are neither deleted nor notes on markers. The latest change comes last. */
export function ownPins(pins: Pins): Pin[] {
  return presentPins(pins).filter((pin) => notedMarker(pin) === undefined)
}

/** Returns the notes on markers that are not deleted, by the marker's id. */
export function notesByMarker(pins: Pins): Map<number, Pin> {
  const notes = new Map<number, Pin>()
  for (const pin of presentPins(pins)) {
    const marker = notedMarker(pin)
    if (marker !== undefined) notes.set(marker, pin)
  }
  return notes
}

/** Returns the changed pin, or an empty list if nothing changes. All points of a shape move together with the first. */
export function edited(pins: Pins, id: string, changes: Partial<PinDraft>): Pin[] {
  const pin = pins.get(id)
  if (!pin || pin.deleted) return []
  const { x = pin.x, y = pin.y } = changes
  const moves = (stop: Coordinate) => isShape(pin) || isAt(stop, pin)
  const stops =
    pin.stops?.map((stop): Coordinate =>
      moves(stop) ? [stop[0] + x - pin.x, stop[1] + y - pin.y] : stop,
    ) ?? []
  const content = normalizeDraft({ ...pin, stops, ...changes })
  const next: Pin = { id, revision: pin.revision + 1, deleted: false, ...content }
  return isSamePin(pin, next) ? [] : [next]
}

/** True if a stop is at the pin's own position. The last stop of a round trip is, so it moves together with the pin. */
function isAt([x, y]: Coordinate, pin: Pin): boolean {
  return x === pin.x && y === pin.y
}

/** Returns the records that delete the pins. Skips pins that are deleted already or do not exist. */
export function deletions(pins: Pins, ids: Iterable<string>): Pin[] {
  return [...ids].flatMap((id) => {
    const pin = pins.get(id)
    return pin && !pin.deleted ? [createDeletedPin(id, pin.revision + 1)] : []
  })
}

/** Returns the change that sets the note on a marker. A note without text and pictures is deleted. */
export function setNote(
  pins: Pins,
  { id: marker, coordinate: [x, y] }: Pick<Marker, 'id' | 'coordinate'>,
  text: string,
  pictures = pins.get(noteId(marker))?.pictures ?? [],
): Pin[] {
  const id = noteId(marker)
  const pin = pins.get(id)
  if (isBlank(text) && pictures.length === 0) return deletions(pins, [id])
  if (pin && !pin.deleted) return edited(pins, id, { note: text, pictures })
  const content = normalizeDraft({ x, y, title: '', note: text, pictures })
  return [{ id, revision: (pin?.revision ?? 0) + 1, deleted: false, ...content }]
}

/** A pin before an action, `null` if there was none, and after the action. */
export interface PinChange {
  readonly before: Pin | null
  readonly after: Pin
}

export function pinChanges(pins: Pins, changed: readonly Pin[]): PinChange[] {
  return changed.map((after) => ({ before: pins.get(after.id) ?? null, after }))
}

/** Returns the records that undo the changes. Skips pins that have changed since. */
export function pinsToUndo(pins: Pins, changes: readonly PinChange[]): Pin[] {
  return changes.flatMap(({ before, after }) => {
    const pin = pins.get(after.id)
    if (!pin || !isSamePin(pin, after)) return []
    const revision = pin.revision + 1
    return [before ? { ...before, revision } : createDeletedPin(pin.id, revision)]
  })
}

/** Returns the records that redo the changes. Skips pins that differ from their state before the action. */
export function pinsToRedo(pins: Pins, changes: readonly PinChange[]): Pin[] {
  return changes.flatMap(({ before, after }) => {
    const pin = pins.get(after.id)
    const isAsBefore = before ? pin && isSamePin(pin, before) : !pin || pin.deleted
    return isAsBefore ? [{ ...after, revision: (pin?.revision ?? 0) + 1 }] : []
  })
}

/** Returns the records that restore deleted or missing pins. Other pins stay unchanged. */
export function pinsToRestore(pins: Pins, wanted: readonly Pin[]): Pin[] {
  return wanted.flatMap((pin) => {
    const present = pins.get(pin.id)
    if (!present) return [pin]
    return present.deleted ? [{ ...pin, revision: present.revision + 1 }] : []
  })
}

export function readPins(value: unknown): Pin[] {
  return Array.isArray(value) ? value.flatMap((pin) => readPin(pin) ?? []) : []
}

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

/** Returns the pins that contain all words of a text, matching titles first. Empty below three characters. */
export function findPins(pins: Iterable<Pin>, text: string): readonly Pin[] {
  if (!isSearchable(text)) return []
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const holdsAll = (where: string) => words.every((word) => where.includes(word))
  const byTitle: Pin[] = []
  const byNote: Pin[] = []
  for (const pin of pins) {
    const title = foldText(pin.title)
    if (holdsAll(title)) byTitle.push(pin)
    else if (holdsAll(`${title}\n${foldText(pin.note)}`)) byNote.push(pin)
  }
  return [...byTitle, ...byNote]
}
