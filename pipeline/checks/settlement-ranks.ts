import { placeRanks } from '../../src/domain/world/place.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Every settlement has a rank that the map knows how to draw, and nothing else has one. */
export function settlementRanks({ features }: Source): Problem[] {
  const known: readonly (string | undefined)[] = placeRanks
  return features.flatMap((feature, index) => {
    const isSettlement = feature.kind === 'settlement'
    if (isSettlement ? known.includes(feature.rank) : feature.rank === undefined) return []
    const reason = isSettlement
      ? `"${feature.rank ?? ''}" is not one of ${known.join(', ')}`
      : 'only settlements have a rank'
    return [problemAt(feature, `features[${index}].properties.rank`, reason)]
  })
}
