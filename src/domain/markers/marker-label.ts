import type { Marker } from './marker.ts'
import type { MarkerType } from './marker-type.ts'

/** What a marker is called: its own name, or the title of its type. */
export function markerLabel(marker: Marker, type: MarkerType | undefined): string {
  return marker.name ?? type?.title ?? marker.locationType
}

/** The same with a capital first letter, for places where styles cannot do it, such as the canvas. */
export function capitalised(label: string): string {
  return label.charAt(0).toLocaleUpperCase('en') + label.slice(1)
}

/** `herb_paris:2` -> `herb paris (2)`, `book: Title` -> `Title`. */
export function yieldLabel(entry: string): string {
  const book = /^book:\s*(.+)$/.exec(entry)?.[1]
  if (book) return book
  const [herb = entry, quantity] = entry.split(':')
  const words = herb.replaceAll('_', ' ')
  return quantity ? `${words} (${quantity})` : words
}
