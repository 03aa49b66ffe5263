import type { Coordinate } from './coordinates.ts'

/** `[minX, minY, maxX, maxY]` in world units. */
export type Extent = readonly [minX: number, minY: number, maxX: number, maxY: number]

export function isInExtent([x, y]: Coordinate, [minX, minY, maxX, maxY]: Extent): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY
}

/** What holds all of some points; the wrong way round where there are none. */
export function extentOf(points: readonly Coordinate[]): Extent {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  }
  return [minX, minY, maxX, maxY]
}

/** What brings a coordinate to the nearest one that lies in an extent. */
export function clampedTo([minX, minY, maxX, maxY]: Extent): (
  coordinate: Coordinate,
) => Coordinate {
  return ([x, y]) => [clamp(x, minX, maxX), clamp(y, minY, maxY)]
}

/** What two extents share; its minimum lies beyond its maximum when that is nothing. */
export function clipped(extent: Extent, to: Extent): Extent {
  return [
    Math.max(extent[0], to[0]),
    Math.max(extent[1], to[1]),
    Math.min(extent[2], to[2]),
    Math.min(extent[3], to[3]),
  ]
}

/** @param slack world units by which the inner one may reach out; below 0, by which it must keep away from the edge */
export function contains(outer: Extent, inner: Extent, slack: number): boolean {
  return (
    outer[0] <= inner[0] + slack &&
    outer[1] <= inner[1] + slack &&
    outer[2] >= inner[2] - slack &&
    outer[3] >= inner[3] - slack
  )
}

/** Whether two extents share a point, edges included. */
export function overlaps(a: Extent, b: Extent): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
}

/** The number of a range that is nearest to a value; the most, where the least lies beyond it. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
