import type { Marker, MarkerType } from './marker.ts'
import { named, type Names } from './names/world-names.ts'

/**
 * What a marker is called: its own name, or the title of its type.
 *
 * @param known whether a veiled name may be told: see {@link nameOf}
 */
export function markerLabel(marker: Marker, type: MarkerType | undefined, known: boolean): string {
  return nameOf(marker, known) ?? type?.title ?? marker.locationType
}

/** A marker's own name; none where it is veiled, unless the player has found the place or asked for its name. */
export function nameOf({ name, veiled }: Marker, known: boolean): string | undefined {
  return veiled && !known ? undefined : name
}

/**
 * The same with a capital first letter, for places where styles cannot do it, such as the canvas.
 *
 * @param lang by whose rules: Turkish has a capital of its own for i
 */
export function capitalised(label: string, lang: string): string {
  return label.charAt(0).toLocaleUpperCase(lang) + label.slice(1)
}

/** What herbs, by their ids, and books, by their English titles, are called in another language than English. */
export interface YieldNames {
  readonly herbs?: Names
  readonly books?: Names
}

/** `herb_paris:2` -> `herb paris (2)`, `book: Title` -> `Title`, or what these are called in another language. */
export function yieldLabel(entry: string, { herbs, books }: YieldNames = {}): string {
  const book = /^book:\s*(.+)$/.exec(entry)?.[1]
  if (book) return named(books, book) ?? book
  const [herb = entry, quantity] = entry.split(':')
  const words = named(herbs, herb) ?? herb.replaceAll('_', ' ')
  return quantity ? `${words} (${quantity})` : words
}
