import {
  contentOf,
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
import { simplified } from '../../../../records/shape.ts'
import { isInExtent, type Extent } from '../../../../geometry/extent.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import { readWords, type ImportTally, type ImportedPin, type Fields } from './imported.ts'

const titleNames = ['title', 'name', 'label']
const noteNames = ['desc', 'description', 'note', 'text', 'comment']

/** All that is read of an entry besides its place. */
export const pinFields: readonly string[] = [
  ...titleNames,
  ...noteNames,
  'id',
  'glyph',
  'colour',
  'stops',
]

/**
 * Notes a pin, or why there is none. A pin without a title is named after its note, one without any words after its
 * place; one that this map exported is as it was.
 *
 * @param coordinate world units; undefined where the file's could not be read
 * @param fields where the words stand
 * @param shape of a line or an area that begins at the coordinate
 */
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
      ...contentOf({ x, y, title, note, ...appearance(fields), ...drawn }),
      ...(id && { id }),
    })
  }
}

/** A point, a line or an area out of a file. */
export interface DraftPart {
  /** Missing of a point. */
  readonly glyph?: ShapeGlyph
  /** World units; undefined where one cannot be read. The last of an area may be its first once more. */
  readonly points: readonly (Coordinate | undefined)[]
}

/** As {@link notePin}, of a line or an area as well: one with too few points, or with one that cannot be read, is none. */
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

/** After its first point, a line goes on to another, and an area to two. */
const fewestStops: Readonly<Record<ShapeGlyph, number>> = { 'shape-line': 1, 'shape-area': 2 }

interface DraftShape {
  readonly glyph: ShapeGlyph
  /** The points after the first. */
  readonly stops: readonly Coordinate[]
}

/** A shape that this map exported is as it was; one of more points than a pin holds loses those that show least. */
function shapeFields({ glyph, stops }: DraftShape, first: Coordinate, fields: Fields): DraftShape {
  const own = shapeGlyph(readGlyph(fields['glyph']))
  const kept = stops.length > maxStops ? simplified([first, ...stops], 0).slice(1) : stops
  return { glyph: own ?? glyph, stops: kept }
}

/** Found without parting all of a note, which may be as long as its file. */
function firstLineOf(note: string): string {
  const end = note.indexOf('\n')
  return (end === -1 ? note : note.slice(0, end)).trim()
}

function shapeGlyph(glyph: PinGlyph | undefined): ShapeGlyph | undefined {
  return glyph === 'shape-line' || glyph === 'shape-area' ? glyph : undefined
}

/** The glyph and the colour, as far as they are this map's, and the stops of a trip. */
function appearance(fields: Fields) {
  const [glyph, colour] = [readGlyph(fields['glyph']), readColour(fields['colour'])]
  return { ...(glyph && { glyph }), ...(colour && { colour }), stops: readStops(fields['stops']) }
}

/**
 * The pins of another map's file as records, so that the same file twice adds nothing: a place with the same
 * words always gets the same id. One that is here stays as it is, whatever became of it; one that was deleted
 * comes back, as the player asks for it anew.
 */
export function pinsToImport(pins: Pins, imported: readonly ImportedPin[]): Pin[] {
  return imported.map(({ id: given, ...content }) => {
    const id = given ?? idOf(content)
    const own = pins.get(id)
    if (own && !own.deleted) return own
    return { id, revision: (own?.revision ?? 0) + 1, deleted: false, ...content }
  })
}

/** The drafts with the ids that they would get. An id is a hash of the content, which takes time for long notes. */
export function namedPins(imported: readonly ImportedPin[]): ImportedPin[] {
  return imported.map((pin) => ({ ...pin, id: pin.id ?? idOf(pin) }))
}

/** Of two shapes with the same words that begin at the same place, each has an id of its own. */
function idOf(content: PinContent): string {
  const note = isShape(content) ? JSON.stringify([content.note, content.stops]) : content.note
  return contentId({ ...content, note })
}
