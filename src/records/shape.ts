import { extentOf, overlaps, type Extent } from '../geometry/extent.ts'
import { distance, minCorners, isInRings, type Coordinate } from '../geometry/coordinates.ts'
import { nearestOnSegment } from '../geometry/segments.ts'
import { roundToTenths, isShape, maxStops, type Pin } from './pin.ts'
import type { Marker } from '../world/marker.ts'

export interface Shape {
  readonly pin: Pin
  /** Points in order. In an area, the last point is joined to the first. */
  readonly points: readonly Coordinate[]
  readonly closed: boolean
  readonly extent: Extent
}

/** Returns the shape of a pin; `undefined` if the pin is a point or a trip. */
export function shapeOf(pin: Pin): Shape | undefined {
  const { x, y, glyph, stops = [] } = pin
  if (!isShape(pin)) return undefined
  const points: readonly Coordinate[] = [[x, y], ...stops]
  return { pin, points, closed: glyph === 'shape-area', extent: extentOf(points) }
}

/** Returns the distance in world units from a point to a shape's line; `Infinity` if it is more than `reach`. */
export function distanceToShape(
  at: Coordinate,
  { points, closed, extent }: Shape,
  reach: number,
): number {
  const [x, y] = at
  if (!overlaps(extent, [x - reach, y - reach, x + reach, y + reach])) return Infinity
  let least = Infinity
  let from = closed ? points.at(-1) : undefined
  for (const to of points) {
    if (from) least = Math.min(least, nearestOnSegment(at, from, to).distance)
    from = to
  }
  return least <= reach ? least : Infinity
}

/** Returns the area of a ring in square world units. The last point is joined to the first. */
export function ringArea(ring: readonly Coordinate[]): number {
  const [originX, originY] = ring[0] ?? [0, 0]
  let [fromX, fromY] = ring.at(-1) ?? [0, 0]
  let sum = 0
  for (const [x, y] of ring) {
    sum += (fromX - originX) * (y - originY) - (x - originX) * (fromY - originY)
    fromX = x
    fromY = y
  }
  return Math.abs(sum / 2)
}

/** Initial distance in world units below which points of a shape with too many points are merged. */
const minPointDistance = 0.1

/**
 * Drops points that are at most `tolerance` world units from the line of the others. If a pin can't hold the rest,
 * points close together are dropped as well.
 */
export function simplifyStroke(
  points: readonly Coordinate[],
  tolerance: number,
): readonly Coordinate[] {
  let kept = points.map(([x, y]): Coordinate => [roundToTenths(x), roundToTenths(y)])
  for (
    let minDistance = Math.max(tolerance, minPointDistance);
    kept.length > maxStops + 1;
    minDistance *= 2
  ) {
    kept = dropNearPoints(kept, minDistance)
  }
  return tolerance > 0 ? simplifyLine(kept, tolerance) : kept
}

/**
 * Keeps points that are more than `minDistance` world units from the previously kept one, and always the last point.
 */
function dropNearPoints(points: readonly Coordinate[], minDistance: number): Coordinate[] {
  let last: Coordinate | undefined
  return points.filter((point, index) => {
    const keeps = !last || index === points.length - 1 || distance(last, point) > minDistance
    if (keeps) last = point
    return keeps
  })
}

/** Simplifies a line with the algorithm of Douglas and Peucker. */
function simplifyLine(points: readonly Coordinate[], tolerance: number): Coordinate[] {
  const needed = new Set([0, points.length - 1])
  const open: (readonly [number, number])[] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [begin, end] = span
    const [a, b] = [points[begin], points[end]]
    if (!a || !b) continue
    let [farthest, maxDistance] = [-1, tolerance]
    for (let index = begin + 1; index < end; index += 1) {
      const distanceOff = nearestOnSegment(points[index] ?? a, a, b).distance
      if (distanceOff > maxDistance) [farthest, maxDistance] = [index, distanceOff]
    }
    if (farthest < 0) continue
    needed.add(farthest)
    open.push([begin, farthest], [farthest, end])
  }
  return points.filter((_, index) => needed.has(index))
}

export function markersWithin(
  markers: readonly Marker[],
  corners: readonly Coordinate[],
): readonly Marker[] {
  if (corners.length < minCorners) return []
  const ring = corners.flat()
  return markers.filter(({ coordinate }) => isInRings(coordinate, [ring]))
}
