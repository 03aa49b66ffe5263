import {
  contentOf,
  isPinId,
  readColour,
  readGlyph,
  readStops,
  contentId,
  type Pin,
  type Pins,
} from '../../../../core/world/pin.ts'
import { isInExtent, type Extent } from '../../../../core/geometry/extent.ts'
import type { Coordinate } from '../../../../core/geometry/coordinates.ts'
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
 */
export function notePin(
  tally: ImportTally,
  extent: Extent,
  coordinate: Coordinate | undefined,
  fields: Fields,
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
    tally.addPin({ ...contentOf({ x, y, title, note, ...appearance(fields) }), ...(id && { id }) })
  }
}

/** Found without parting all of a note, which may be as long as its file. */
function firstLineOf(note: string): string {
  const end = note.indexOf('\n')
  return (end === -1 ? note : note.slice(0, end)).trim()
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
    const id = given ?? contentId(content)
    const own = pins.get(id)
    if (own && !own.deleted) return own
    return { id, revision: (own?.revision ?? 0) + 1, deleted: false, ...content }
  })
}

/** The drafts with the ids that they would get. An id is a hash of the content, which takes time for long notes. */
export function namedPins(imported: readonly ImportedPin[]): ImportedPin[] {
  return imported.map((pin) => ({ ...pin, id: pin.id ?? contentId(pin) }))
}
