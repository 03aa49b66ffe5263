import type { Coordinate } from '../../../world/view/coordinates.ts'
import type { Extent } from '../../../world/extent.ts'
import type { ImportTally } from '../imported.ts'
import { notePin } from '../pin-draft.ts'
import { plainWords } from './wiki-words.ts'

/** What a wiki's map says of a marker. */
export interface WikiMarker {
  /** World units; undefined where the file's could not be read. */
  readonly coordinate: Coordinate | undefined
  readonly name: unknown
  /** A text, or its lines. */
  readonly description: unknown
  /** Titles of what it belongs to, the narrowest first. */
  readonly groups: readonly string[]
}

/** Notes a wiki's marker as a pin; one without a name is called as its group is, as the wiki does. */
export function noteWikiMarker(tally: ImportTally, extent: Extent, marker: WikiMarker): void {
  const groups = marker.groups.map(plainWords).filter(Boolean)
  const name = wordsOf(marker.name)
  const [title = '', ...others] = name === '' || name === groups[0] ? groups : [name, ...groups]
  const note = [others.join(', '), wordsOf(marker.description)].filter(Boolean).join('\n')
  notePin(tally, extent, marker.coordinate, { title, note })
}

function wordsOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = Array.isArray(value)
    ? value.filter((line) => typeof line === 'string').join('\n')
    : value
  return typeof text === 'string' ? plainWords(text) : ''
}
