import type { Coordinate } from './coordinates.ts'

export type Extent = readonly [minX: number, minY: number, maxX: number, maxY: number]

export function isInExtent([x, y]: Coordinate, [minX, minY, maxX, maxY]: Extent): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY
}

/** Returns the extent of points. Without any, its minimum is `Infinity` and its maximum `-Infinity`. */
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

/** Returns a function that moves a coordinate to the nearest point of the extent. */
export function createClamp([minX, minY, maxX, maxY]: Extent): (
  coordinate: Coordinate,
) => Coordinate {
  return ([x, y]) => [clamp(x, minX, maxX), clamp(y, minY, maxY)]
}

/** Returns the intersection of two extents. If they do not overlap, its minimum is greater than its maximum. */
export function intersectExtents(extent: Extent, to: Extent): Extent {
  return [
    Math.max(extent[0], to[0]),
    Math.max(extent[1], to[1]),
    Math.min(extent[2], to[2]),
    Math.min(extent[3], to[3]),
  ]
}

/** Whether `outer` contains `inner`, give or take `slack` world units. A negative slack keeps it off the edges. */
export function contains(outer: Extent, inner: Extent, slack: number): boolean {
  return (
    outer[0] <= inner[0] + slack &&
    outer[1] <= inner[1] + slack &&
    outer[2] >= inner[2] - slack &&
    outer[3] >= inner[3] - slack
  )
}

/** Whether two extents share a point. Edges count. */
export function overlaps(a: Extent, b: Extent): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
}

/** Limits a value to a range. If the range is empty, returns `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
