/** A point of the world: x grows east, y grows north, in world units. */
export type Coordinate = readonly [x: number, y: number]

/** A view of the map: the world coordinate at its centre and the zoom level (one level doubles the scale). */
export interface MapPosition {
  readonly coordinates: Coordinate
  readonly zoom: number
}

/** `x, y` in whole world units, as the game's players exchange them. */
export function formatCoordinate([x, y]: Coordinate): string {
  return `${Math.round(x)}, ${Math.round(y)}`
}

/** In world units. */
export function distance([ax, ay]: Coordinate, [bx, by]: Coordinate): number {
  return Math.hypot(bx - ax, by - ay)
}

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

/** The line's legs in order, in metres: one fewer than it has points. */
export function legLengths(
  points: readonly Coordinate[],
  metresPerUnit: number,
): readonly number[] {
  return points.slice(1).map((point, leg) => distance(points[leg] ?? point, point) * metresPerUnit)
}

/** In metres; 0 for a line of one point. */
export function lineLength(points: readonly Coordinate[], metresPerUnit: number): number {
  return legLengths(points, metresPerUnit).reduce((sum, leg) => sum + leg, 0)
}

/** The line with one more point. The same point twice, as a double click gives it, is one. */
export function withPoint(
  points: readonly Coordinate[],
  [x, y]: Coordinate,
): readonly Coordinate[] {
  const last = points.at(-1)
  return last && last[0] === x && last[1] === y ? points : [...points, [x, y]]
}
