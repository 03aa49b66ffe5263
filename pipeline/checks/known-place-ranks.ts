import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function knownPlaceRanks({ places, world }: Source): Problem[] {
  const known = world.ranks.map(({ key }) => key)
  return places
    .filter(({ rank }) => !known.includes(rank))
    .map((place) => {
      const reason = `"${place.rank}" is not a rank of world.json: ${known.join(', ')}`
      return problemAt(place, 'rank', reason)
    })
}
