import type { Coordinate } from './coordinates.ts'

/** Where on a segment a point is nearest to another. */
export interface OnSegment {
  readonly point: Coordinate
  /** From 0 at the segment's begin to 1 at its end. */
  readonly share: number
  /** World units. */
  readonly distance: number
}

/** The point of the segment from `a` to `b` that is nearest to `to`. */
export function nearestOnSegment(to: Coordinate, a: Coordinate, b: Coordinate): OnSegment {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / square
  const share = Math.min(Math.max(along, 0), 1)
  const point: Coordinate = [a[0] + share * dx, a[1] + share * dy]
  return { point, share, distance: Math.hypot(to[0] - point[0], to[1] - point[1]) }
}
