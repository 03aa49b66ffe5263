import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

const descriptions = [
  'Requires a spade',
  'Requires lockpicking: Easy',
  'Requires lockpicking: Hard',
  'Requires lockpicking: Very Hard',
  'Hidden away in a small cave',
]

/** A treasure chest's description is one of a few fixed texts, or empty. */
export function treasureDescriptions({ markers }: Source): Problem[] {
  return markers
    .filter(({ locationType, description }) => {
      return locationType === 'treasure_chest' && !['', ...descriptions].includes(description)
    })
    .map((marker) => {
      const choice = descriptions.map((text) => `"${text}"`).join(', ')
      const reason = `"${marker.description}" is not a treasure chest's: leave it empty or write one of ${choice}`
      return problemAt(marker, 'description', reason)
    })
}
