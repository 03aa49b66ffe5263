import { wallMaterials } from '../../src/basemap/geography.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

const materials: readonly (string | undefined)[] = wallMaterials

/** Checks that every wall is of stone or wood, and no other feature has a material. */
export function knownWallMaterials({ features }: Source): Problem[] {
  return features.flatMap((feature) => {
    const isWall = feature.kind === 'wall'
    if (isWall ? materials.includes(feature.material) : feature.material === undefined) return []
    const reason = isWall
      ? `"${feature.material ?? ''}" is not one of ${materials.join(', ')}`
      : 'only walls have a material'
    return [problemAt(feature, `${feature.path}.properties.material`, reason)]
  })
}
