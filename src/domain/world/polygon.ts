import type { Coordinate } from './view/coordinates.ts'

/** A line around places. */
export interface Lasso {
  /** In order; once it is closed, the last is joined to the first. */
  readonly corners: readonly Coordinate[]
  readonly closed: boolean
}

/** A line needs so many points to enclose anything. */
export const fewestCorners = 3

/**
 * Whether a point lies inside rings, by the even-odd rule: holes, and what a line that crosses itself goes round
 * twice, lie outside.
 *
 * @param rings each a flat run `x, y, x, y`; its last point is joined to the first
 */
export function isInRings([x, y]: Coordinate, rings: readonly (readonly number[])[]): boolean {
  let inside = false
  for (const ring of rings) {
    let ax = ring.at(-2) ?? 0
    let ay = ring.at(-1) ?? 0
    for (let index = 0; index < ring.length; index += 2) {
      const bx = ring[index] ?? 0
      const by = ring[index + 1] ?? 0
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      ax = bx
      ay = by
    }
  }
  return inside
}
