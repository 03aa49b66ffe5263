import type { Extent } from '../geometry/extent.ts'
import { createScale } from '../geometry/scale.ts'
import { chartUnit, toChartLand } from './chart-land.ts'
import type { Land } from './geography.ts'
import { letterSpots } from './layers/lettering.ts'
import type { Context } from './tile-painter.ts'
import { levelsAZoom } from './tiles/tile-grid.ts'

/** What is drawn on the land and no name on the map may cover, in world units. */
export interface LandObstacles {
  /** What each castle, church and monastery covers as it is drawn. */
  readonly landmarks: readonly Extent[]
  /** What each letter on the land covers, by the level of its tiles. */
  readonly letters: readonly (readonly Extent[])[]
}

/** So many chart units a building of each use is drawn above its ground, with towers and what stands on them: built/buildings.ts. */
const heights: Readonly<Record<string, number>> = { castle: 88, church: 72, monastery: 30 }

/** @param context measures letters */
export function landObstacles(
  land: Land,
  context: Pick<Context, 'font' | 'measureText'>,
): LandObstacles {
  const chart = toChartLand(land)
  const { unit, features } = chart
  const inWorld = (extent: Extent) => extent.map((value) => value / unit) as unknown as Extent
  const { zooms, resolutionAt } = createScale(chart.extent, chartUnit)
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
    letters: Array.from({ length: zooms.max * levelsAZoom + 1 }, (_, level) => {
      const unitsPerPixel = resolutionAt(level / levelsAZoom)
      return letterSpots(chart, { context, unitsPerPixel }).map(({ x, y, size }) =>
        inWorld([x - size / 2, y - size / 2, x + size / 2, y + size / 2]),
      )
    }),
  }
}
