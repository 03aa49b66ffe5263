import type { Marker, MarkerType } from './marker.ts'
import { findName, type Names } from './names/world-names.ts'

/** Returns a marker's name or the title of its type. `known` allows a veiled name, see {@link nameOf}. */
export function markerLabel(marker: Marker, type: MarkerType | undefined, known: boolean): string {
  return nameOf(marker, known) ?? type?.title ?? marker.locationType
}

/** Returns a marker's name; `undefined` if it is veiled and the player may not know it yet. */
export function nameOf({ name, veiled }: Marker, known: boolean): string | undefined {
  return veiled && !known ? undefined : name
}

/** Capitalises the first letter where CSS can't, such as on a canvas. `lang` matters: Turkish capitalises i as İ. */
export function capitalised(label: string, lang: string): string {
  return label.charAt(0).toLocaleUpperCase(lang) + label.slice(1)
}

/** Translated names of herbs by id, and of books by English title. */
export interface YieldNames {
  readonly herbs?: Names
  readonly books?: Names
}

/** Converts `herb_paris:2` to `herb paris (2)`, and `book: Title` to `Title`, or to their translations. */
export function yieldLabel(entry: string, { herbs, books }: YieldNames = {}): string {
  const book = /^book:\s*(.+)$/.exec(entry)?.[1]
  if (book) return findName(books, book) ?? book
  const [herb = entry, quantity] = entry.split(':')
  const words = findName(herbs, herb) ?? herb.replaceAll('_', ' ')
  return quantity ? `${words} (${quantity})` : words
}
