import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that every settlement has a rank of `world.json`, and no other feature has one. */
export function settlementRanks({ features, world }: Source): Problem[] {
  const known: readonly (string | undefined)[] = world.ranks.map(({ key }) => key)
  return features.flatMap((feature) => {
    const isSettlement = feature.kind === 'settlement'
    if (isSettlement ? known.includes(feature.rank) : feature.rank === undefined) return []
    const reason = isSettlement
      ? `"${feature.rank ?? ''}" is not a rank of world.json: ${known.join(', ')}`
      : 'only settlements have a rank'
    return [problemAt(feature, `${feature.path}.properties.rank`, reason)]
  })
}
