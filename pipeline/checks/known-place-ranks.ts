import { placeRanks } from '../../src/domain/world/place.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** The rank of a place is one that the map knows how to draw. */
export function knownPlaceRanks({ places }: Source): Problem[] {
  const known: readonly string[] = placeRanks
  return places
    .filter(({ rank }) => !known.includes(rank))
    .map((place) => {
      return problemAt(place, 'rank', `"${place.rank}" is not one of ${known.join(', ')}`)
    })
}
