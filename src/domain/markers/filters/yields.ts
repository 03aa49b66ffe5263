import { folded } from '../search/folded-text.ts'
import { yieldLabel, type YieldNames } from '../marker-label.ts'
import type { Marker } from '../marker.ts'

/** Choices that stand for whatever herb, and for whatever book. */
export const anyHerb = 'any-herb'
export const anyBook = 'any-book'

export interface YieldChoices {
  /** As the data writes them, without their quantity: `herb_paris`. */
  readonly herbs: readonly string[]
  /** As the data writes them: `book: Title`. */
  readonly books: readonly string[]
}

/** Everything that is found somewhere, each once, by its name. @param compare names, as the page's language does */
export function yieldChoices(
  markers: readonly Marker[],
  names: YieldNames,
  compare: (a: string, b: string) => number,
): YieldChoices {
  const kinds = [...new Set(markers.flatMap(({ yields = [] }) => yields.map(kindOf)))]
  const sorted = kinds.sort((a, b) => compare(yieldLabel(a, names), yieldLabel(b, names)))
  return {
    herbs: sorted.filter((kind) => !isBook(kind)),
    books: sorted.filter(isBook),
  }
}

/** @param choice a herb or book of {@link yieldChoices}, {@link anyHerb} or {@link anyBook} */
export function givesYield({ yields = [] }: Marker, choice: string): boolean {
  if (choice === anyHerb) return yields.some((entry) => !isBook(entry))
  if (choice === anyBook) return yields.some(isBook)
  return yields.some((entry) => kindOf(entry) === choice)
}

/**
 * What a searched text found among what a marker gives: the names that hold the text, or else those that hold
 * one of its words of three letters and more.
 */
export function matchedYields(
  { yields = [] }: Marker,
  text: string,
  names: YieldNames,
): readonly string[] {
  const labels = yields.map((entry) => yieldLabel(entry, names))
  const holding = (part: string) => labels.filter((label) => folded(label).includes(part))
  const whole = folded(text.trim())
  if (whole === '') return []
  const found = holding(whole)
  if (found.length > 0) return found
  const words = whole.split(/\s+/).filter((word) => word.length >= 3)
  return labels.filter((label) => words.some((word) => folded(label).includes(word)))
}

function isBook(entry: string): boolean {
  return entry.startsWith('book:')
}

function kindOf(entry: string): string {
  return isBook(entry) ? entry : (entry.split(':')[0] ?? entry)
}
