import { folded } from '../markers/search/folded-text.ts'
import type { Pin } from './pin.ts'
import { isSearchable } from '../markers/search/search-length.ts'

/**
 * The pins whose title and note hold every word of a text, case and accents aside; those first whose title
 * does, and then in their order. Empty below three characters.
 */
export function findPins(pins: Iterable<Pin>, text: string): readonly Pin[] {
  if (!isSearchable(text)) return []
  const words = folded(text).split(/\s+/).filter(Boolean)
  const holdsAll = (where: string) => words.every((word) => where.includes(word))
  const byTitle: Pin[] = []
  const byNote: Pin[] = []
  for (const pin of pins) {
    const title = folded(pin.title)
    if (holdsAll(title)) byTitle.push(pin)
    else if (holdsAll(`${title}\n${folded(pin.note)}`)) byNote.push(pin)
  }
  return [...byTitle, ...byNote]
}
