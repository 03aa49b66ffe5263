import type { Coordinate } from './coordinates.ts'

/** The point of a segment that is nearest to another point. */
export interface OnSegment {
  readonly point: Coordinate
  /** Position on the segment, from 0 at its beginning to 1 at its end. */
  readonly share: number
  /** Distance from the other point in world units. */
  readonly distance: number
}

/** Returns the point of the segment from `a` to `b` that is nearest to `to`. */
export function nearestOnSegment(to: Coordinate, a: Coordinate, b: Coordinate): OnSegment {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / square
  const share = Math.min(Math.max(along, 0), 1)
  const point: Coordinate = [a[0] + share * dx, a[1] + share * dy]
  return { point, share, distance: Math.hypot(to[0] - point[0], to[1] - point[1]) }
}
