import type { Coordinate } from '../../../world/view/coordinates.ts'
import type { Extent } from '../../../world/extent.ts'
import { isFields, readNumber } from '../read-value.ts'

/** Which of two numbers comes first where a pair has no names. */
export type AxisOrder = 'xy' | 'yx'

/** Where a wiki's map counts from; x always grows to the east. */
export interface WikiGrid {
  /** What its picture covers, in its own units. */
  readonly bounds: Extent
  readonly origin: 'top-left' | 'bottom-left'
}

/** A point as a pair in this order, or with its names; undefined for what is none. */
export function readPoint(value: unknown, order: AxisOrder): Coordinate | undefined {
  const named = isFields(value) ? [value['x'] ?? value['lon'], value['y'] ?? value['lat']] : value
  if (!Array.isArray(named)) return undefined
  const [first, second] = (named as unknown[]).slice(0, 2).map(readNumber)
  if (first === undefined || second === undefined) return undefined
  return order === 'xy' || isFields(value) ? [first, second] : [second, first]
}

/** What two opposite corners span; undefined where that is nothing, or where there are not two. */
export function readBounds(corners: unknown, order: AxisOrder): Extent | undefined {
  if (!Array.isArray(corners)) return undefined
  const [one, other] = (corners as unknown[]).slice(0, 2).map((corner) => readPoint(corner, order))
  if (!one || !other) return undefined
  const [west, east] = [Math.min(one[0], other[0]), Math.max(one[0], other[0])]
  const [south, north] = [Math.min(one[1], other[1]), Math.max(one[1], other[1])]
  const hasSize = Number.isFinite(east - west) && Number.isFinite(north - south)
  return hasSize && west < east && south < north ? [west, south, east, north] : undefined
}

/** From the wiki's units to the world's, whose extent its picture is taken to show. */
export function toWorld({ bounds, origin }: WikiGrid, extent: Extent) {
  const [west, south, east, north] = bounds
  const [minX, minY, maxX, maxY] = extent
  const across = (maxX - minX) / (east - west)
  const up = (maxY - minY) / (north - south)
  return ([x, y]: Coordinate): Coordinate => [
    minX + (x - west) * across,
    origin === 'top-left' ? maxY - (y - south) * up : minY + (y - south) * up,
  ]
}
