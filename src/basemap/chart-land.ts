import type { Land } from './geography.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import type { Extent } from '../geometry/extent.ts'
import { createScale } from '../geometry/scale.ts'
import { mapBoundsOf, type Tile } from './tiles/tile-grid.ts'
import type { TilePainter } from './tile-painter.ts'
import type { Ground } from './ground.ts'

/** Metres. Thanks to chart units, trees, houses and roads have the same size in every world. */
export const chartUnitMetres = 0.5

/** The land of a world in chart units, and the bounds of its map. Only `chart.ticks` stays in world units. */
export interface ChartLand extends Omit<Land, 'metresPerUnit'> {
  /** Chart units per world unit. */
  readonly unit: number
  readonly mapBounds: Extent
  /** Width of the paper around the land in chart units. The frame, the compass rose and the title are sized by it. */
  readonly margin: number
}

/** Converts land to chart units. If the world's unit is a chart unit, the features are reused without a copy. */
export function toChartLand({ metresPerUnit, ...land }: Land): ChartLand {
  const unit = metresPerUnit / chartUnitMetres
  const inChartUnits = unit === 1 ? land : scaleLand(land, unit)
  const { extent } = inChartUnits
  const scale = createScale(extent, chartUnitMetres)
  return {
    ...inChartUnits,
    unit,
    mapBounds: mapBoundsOf({ extent, scale }),
    margin: scale.margin,
  }
}

export function toChartTile(tile: Tile, unit: number): Tile {
  if (unit === 1) return tile
  return {
    ...tile,
    extent: scaleExtent(tile.extent, unit),
    unitsPerPixel: tile.unitsPerPixel * unit,
  }
}

type WithoutUnit = Omit<Land, 'metresPerUnit'>

function scaleLand(
  { extent, places, lettering, features, ...land }: WithoutUnit,
  unit: number,
): WithoutUnit {
  const moved = ([x, y]: Coordinate): Coordinate => [x * unit, y * unit]
  return {
    ...land,
    extent: scaleExtent(extent, unit),
    places: places.map((place) => ({ ...place, coordinate: moved(place.coordinate) })),
    lettering: lettering.map((one) => {
      if (one.kind === 'river') return one
      if (one.kind === 'course') return { ...one, course: one.course.map(moved) }
      return { ...one, at: moved(one.at), size: one.size * unit }
    }),
    features: features.map(({ parts, ...feature }) => {
      return { ...feature, parts: parts.map((run) => run.map((value) => value * unit)) }
    }),
  }
}

function scaleExtent([minX, minY, maxX, maxY]: Extent, unit: number): Extent {
  return [minX * unit, minY * unit, maxX * unit, maxY * unit]
}

/** A subject of the land, such as water. Layers are painted from the bottom up. */
export interface BasemapLayer {
  readonly name: string
  readonly paint: (painter: TilePainter) => void
}

/** Prepares a layer for a land. The layer is then painted on every tile. */
export type CreateBasemapLayer = (land: ChartLand, ground: Ground) => BasemapLayer
