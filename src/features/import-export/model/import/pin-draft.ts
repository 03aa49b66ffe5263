import {
  normalizeDraft,
  isPinId,
  readColour,
  readGlyph,
  readStops,
  contentId,
  isShape,
  maxStops,
  type Pin,
  type PinContent,
  type PinGlyph,
  type ShapeGlyph,
  type Pins,
} from '../../../../records/pin.ts'
import { simplifyStroke } from '../../../../records/shape.ts'
import { isInExtent, type Extent } from '../../../../geometry/extent.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import { readWords, type ImportTally, type ImportedPin, type Fields } from './imported.ts'

const titleNames = ['title', 'name', 'label']
const noteNames = ['desc', 'description', 'note', 'text', 'comment']

/** All fields of an entry that are read, besides its coordinate. */
export const pinFields: readonly string[] = [
  ...titleNames,
  ...noteNames,
  'id',
  'glyph',
  'colour',
  'stops',
]

/** Adds a pin, or the reason for ignoring it. @param coordinate in world units; `undefined` if it is unreadable */
export function notePin(
  tally: ImportTally,
  extent: Extent,
  coordinate: Coordinate | undefined,
  fields: Fields,
  shape?: DraftShape,
): void {
  const id = isPinId(fields['id']) ? fields['id'] : undefined
  const note = readWords(fields, noteNames)
  const firstLine = id === undefined ? firstLineOf(note) : ''
  const words = readWords(fields, titleNames) || firstLine
  const place = coordinate ? coordinate.map((number) => Math.round(number)).join(', ') : ''
  const title = id === undefined ? words || place : words
  if (coordinate) tally.see(coordinate, id !== undefined)
  if (!coordinate) tally.addUnknown('unreadable', title)
  else if (!isInExtent(coordinate, extent)) tally.addUnknown('outside', title || place)
  else {
    const [x, y] = coordinate
    const drawn = shape && shapeFields(shape, coordinate, fields)
    tally.addPin({
      ...normalizeDraft({ x, y, title, note, ...appearance(fields), ...drawn }),
      ...(id && { id }),
    })
  }
}

export interface DraftPart {
  readonly glyph?: ShapeGlyph
  /** In world units, `undefined` for unreadable points. An area may repeat its first point at the end. */
  readonly points: readonly (Coordinate | undefined)[]
}

/** Like {@link notePin}, also for lines and areas. A shape with an unreadable or too few points is ignored. */
export function notePart(
  tally: ImportTally,
  extent: Extent,
  { glyph, points }: DraftPart,
  fields: Fields,
): void {
  const [first, ...others] = points
  const isRing = glyph === 'shape-area' && others.at(-1)?.join() === first?.join()
  const stops = (isRing ? others.slice(0, -1) : others).filter((point) => point !== undefined)
  const isWhole = !glyph || (!points.includes(undefined) && stops.length >= fewestStops[glyph])
  notePin(tally, extent, isWhole ? first : undefined, fields, glyph && { glyph, stops })
}

const fewestStops: Readonly<Record<ShapeGlyph, number>> = { 'shape-line': 1, 'shape-area': 2 }

interface DraftShape {
  readonly glyph: ShapeGlyph
  readonly stops: readonly Coordinate[]
}

/** Keeps the glyph of a shape that this map exported. A shape with too many points for a pin is simplified. */
function shapeFields({ glyph, stops }: DraftShape, first: Coordinate, fields: Fields): DraftShape {
  const own = shapeGlyph(readGlyph(fields['glyph']))
  const kept = stops.length > maxStops ? simplifyStroke([first, ...stops], 0).slice(1) : stops
  return { glyph: own ?? glyph, stops: kept }
}

/** Cuts at the first line break instead of splitting the note, which may be as long as its file. */
function firstLineOf(note: string): string {
  const end = note.indexOf('\n')
  return (end === -1 ? note : note.slice(0, end)).trim()
}

function shapeGlyph(glyph: PinGlyph | undefined): ShapeGlyph | undefined {
  return glyph === 'shape-line' || glyph === 'shape-area' ? glyph : undefined
}

function appearance(fields: Fields) {
  const [glyph, colour] = [readGlyph(fields['glyph']), readColour(fields['colour'])]
  return { ...(glyph && { glyph }), ...(colour && { colour }), stops: readStops(fields['stops']) }
}

/** Turns imported pins into records. Equal content gets equal ids. Deleted pins return: the player asks for them. */
export function pinsToImport(pins: Pins, imported: readonly ImportedPin[]): Pin[] {
  return imported.map(({ id: given, ...content }) => {
    const id = given ?? idOf(content)
    const own = pins.get(id)
    if (own && !own.deleted) return own
    return { id, revision: (own?.revision ?? 0) + 1, deleted: false, ...content }
  })
}

/** Returns the pins with their future ids. An id is a hash of the content, so long notes take time. */
export function namedPins(imported: readonly ImportedPin[]): ImportedPin[] {
  return imported.map((pin) => ({ ...pin, id: pin.id ?? idOf(pin) }))
}

/** Includes the points of a shape, because shapes may share their text and first point. */
function idOf(content: PinContent): string {
  const note = isShape(content) ? JSON.stringify([content.note, content.stops]) : content.note
  return contentId({ ...content, note })
}
