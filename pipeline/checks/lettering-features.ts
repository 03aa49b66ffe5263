import type { Extent } from '../../src/geometry/extent.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source, SourceFeature } from '../source.ts'

/** Checks that a river with lettering exists under its name and runs from edge to edge. */
export function letteringFeatures({ world, features }: Source): Problem[] {
  return world.lettering.flatMap((entry, index) => {
    if (entry.kind !== 'river') return []
    const river = features.find(({ kind, name }) => kind === 'river' && name === entry.feature)
    const reason = river
      ? edgesTouched(river, world.extent) < 2 &&
        `the river "${entry.feature}" does not run from edge to edge: give its line as a "course"`
      : `no river of geography.geojson is named "${entry.feature}"`
    return reason ? [problemInWorld(world, `lettering[${index}].feature`, reason)] : []
  })
}

function edgesTouched({ runs }: SourceFeature, extent: Extent): number {
  const [west, south, east, north] = extent
  const points = runs.flat()
  return [
    points.some(([x]) => x <= west),
    points.some(([x]) => x >= east),
    points.some(([, y]) => y <= south),
    points.some(([, y]) => y >= north),
  ].filter(Boolean).length
}
