import { buildingUses } from '../../src/basemap/geography.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

const uses: readonly (string | undefined)[] = buildingUses

/** Checks that every building has a use that the map can draw, and no other feature has one. */
export function knownBuildingUses({ features }: Source): Problem[] {
  return features.flatMap((feature) => {
    const isBuilding = feature.kind === 'building'
    if (isBuilding ? uses.includes(feature.use) : feature.use === undefined) return []
    const reason = isBuilding
      ? `"${feature.use ?? ''}" is not one of ${uses.join(', ')}`
      : 'only buildings have a use'
    return [problemAt(feature, `${feature.path}.properties.use`, reason)]
  })
}
