import { isInside } from '../coordinates.ts'
import type { Coordinate } from '../marker.ts'
import type { PinDraft } from '../pin.ts'
import type { Extent } from '../world.ts'
import type { ImportTally } from './imported.ts'
import { cutText, maxNote, maxTitle } from './pin-text.ts'
import { readWords, type Fields } from './read-value.ts'

const titleNames = ['title', 'name', 'Name', 'label']
const noteNames = ['desc', 'description', 'note', 'text', 'comment']

/** A glyph or a colour, as far as it could be one of this map's. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[#\w-]{1,40}$/.test(value)

/**
 * Notes a pin, or why there is none. A pin without a title is named after its note.
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
  const note = readWords(fields, noteNames)
  const title = readWords(fields, titleNames) || (note.split('\n')[0] ?? '').trim()
  const name = title || (coordinate ? coordinate.join(', ') : '')
  if (!coordinate) tally.addUnknown('unreadable', name)
  else if (!isInside(coordinate, extent)) tally.addUnknown('outside', name)
  else if (title === '') tally.addUnknown('no-name', name)
  else tally.addPin(draft(coordinate, title, note, fields))
}

function draft([x, y]: Coordinate, title: string, note: string, fields: Fields): PinDraft {
  const { glyph, colour } = fields
  return {
    x,
    y,
    title: cutText(title, maxTitle),
    note: cutText(note, maxNote),
    ...(isName(glyph) ? { glyph } : {}),
    ...(isName(colour) ? { colour } : {}),
  }
}
