import type { Land } from './geography.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import type { Extent } from '../geometry/extent.ts'
import { createScale } from '../geometry/scale.ts'
import { mapBoundsOf, type Tile } from './tiles/tile-grid.ts'
import type { TilePainter } from './tile-painter.ts'
import type { Ground } from './ground.ts'

/**
 * Metres. The land is drawn in chart units, in which a tree, a house and a road have the same size in every world,
 * whatever its own units are.
 */
export const chartUnit = 0.5

/** A world's land in chart units, with the bounds of the map that is drawn of it. The chart's ticks stay in world units. */
export interface ChartLand extends Omit<Land, 'metresPerUnit'> {
  /** Chart units a world unit. */
  readonly unit: number
  readonly mapBounds: Extent
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
    mapBounds: mapBoundsOf({ extent, scale }),
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

function enlarged(
  { extent, places, lettering, features, ...land }: WithoutUnit,
  unit: number,
): WithoutUnit {
  const moved = ([x, y]: Coordinate): Coordinate => [x * unit, y * unit]
  return {
    ...land,
    extent: times(extent, unit),
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

function times([minX, minY, maxX, maxY]: Extent, unit: number): Extent {
  return [minX * unit, minY * unit, maxX * unit, maxY * unit]
}

/** One subject of the land, from the bottom of the picture to its top. */
export interface BasemapLayer {
  readonly name: string
  readonly paint: (painter: TilePainter) => void
}

/** Prepares a layer once; it is then painted on every tile. */
export type CreateBasemapLayer = (land: ChartLand, ground: Ground) => BasemapLayer
