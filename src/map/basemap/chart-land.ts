import type { Land } from '../../domain/land/geography.ts'
import type { Extent } from '../../domain/world/extent.ts'
import { createScale } from '../../domain/world/scale.ts'
import { sheetExtent } from './tiles/tile-grid.ts'
import type { Tile } from './tiles/tile.ts'

/**
 * Metres. The land is drawn in chart units, in which a tree, a house and a road have the same size in every world,
 * whatever its own units are.
 */
const chartUnit = 0.5

/** The furniture around a chart. */
const chart = {
  /** World units between two ticks of the neat-line. */
  ticks: 500,
  /** Every how many ticks a coordinate is written. */
  numeralEvery: 2,
  compass: 'south-east' as 'north-east' | 'south-east' | 'south-west' | 'north-west',
  cartouche: 'north' as 'north' | 'south',
} as const

/** A world's land in chart units, with the sheet that it is drawn on. */
export interface ChartLand extends Omit<Land, 'metresPerUnit'> {
  /** Chart units a world unit. */
  readonly unit: number
  readonly chart: typeof chart
  readonly sheet: Extent
  /** Paper around the land: what stands beside it is a share of this. */
  readonly margin: number
}

/** Where the world's units are chart units, the features are the very same objects. */
export function toChartLand({ metresPerUnit, ...land }: Land): ChartLand {
  const unit = metresPerUnit / chartUnit
  const inChartUnits = unit === 1 ? land : enlarged(land, unit)
  const { extent } = inChartUnits
  const scale = createScale(extent, chartUnit)
  return {
    ...inChartUnits,
    unit,
    chart,
    sheet: sheetExtent({ extent, scale }),
    margin: scale.margin,
  }
}

/** A tile of a world in chart units. */
export function toChartTile(tile: Tile, unit: number): Tile {
  if (unit === 1) return tile
  return {
    ...tile,
    extent: times(tile.extent, unit),
    unitsPerPixel: tile.unitsPerPixel * unit,
  }
}

type WithoutUnit = Omit<Land, 'metresPerUnit'>

function enlarged({ extent, places, features, ...land }: WithoutUnit, unit: number): WithoutUnit {
  return {
    ...land,
    extent: times(extent, unit),
    places: places.map(({ coordinate: [x, y], ...place }) => {
      return { ...place, coordinate: [x * unit, y * unit] }
    }),
    features: features.map(({ parts, ...feature }) => {
      return { ...feature, parts: parts.map((run) => run.map((value) => value * unit)) }
    }),
  }
}

function times([minX, minY, maxX, maxY]: Extent, unit: number): Extent {
  return [minX * unit, minY * unit, maxX * unit, maxY * unit]
}
