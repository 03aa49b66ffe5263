import type { Extent } from '../geometry/extent.ts'
import { createScale } from '../geometry/scale.ts'
import { chartUnitMetres, toChartLand } from './chart-land.ts'
import type { Land } from './geography.ts'
import { letterSpots } from './layers/lettering.ts'
import type { Context } from './tile-painter.ts'
import { levelsPerZoom } from './tiles/tile-grid.ts'

/** Parts of the land that no name on the map may cover, in world units. */
export interface LandObstacles {
  /** Extents of castles, churches and monasteries as they are drawn. */
  readonly landmarks: readonly Extent[]
  /** Extents of the letters on the land, by tile level. */
  readonly letters: readonly (readonly Extent[])[]
}

/** Height of drawn buildings in chart units, with towers and crosses or pennants; see built/building-solids.ts. */
const heights: Readonly<Record<string, number>> = { castle: 88, church: 72, monastery: 30 }

export function landObstacles(
  land: Land,
  context: Pick<Context, 'font' | 'measureText'>,
): LandObstacles {
  const chart = toChartLand(land)
  const { unit, features } = chart
  const inWorld = (extent: Extent) => extent.map((value) => value / unit) as unknown as Extent
  const { zooms, resolutionAt } = createScale(chart.extent, chartUnitMetres)
  return {
    landmarks: features.flatMap(({ use = '', parts }) => {
      const height = heights[use]
      if (height === undefined) return []
      const [outline = []] = parts
      const xs = outline.filter((_, at) => at % 2 === 0)
      const ys = outline.filter((_, at) => at % 2 === 1)
      return [
        inWorld([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys) + height]),
      ]
    }),
    letters: Array.from({ length: zooms.max * levelsPerZoom + 1 }, (_, level) => {
      const unitsPerPixel = resolutionAt(level / levelsPerZoom)
      return letterSpots(chart, { context, unitsPerPixel }).map(({ x, y, size }) =>
        inWorld([x - size / 2, y - size / 2, x + size / 2, y + size / 2]),
      )
    }),
  }
}
