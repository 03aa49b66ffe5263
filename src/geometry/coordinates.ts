/** A point in world units. x grows to the east, y to the north. */
export type Coordinate = readonly [x: number, y: number]

/** A view of the map: the world coordinate at its centre and the zoom level. Each level doubles the scale. */
export interface MapPosition {
  readonly coordinates: Coordinate
  readonly zoom: number
}

/** Formats a coordinate as `x, y` in whole world units, as players of the game share them. */
export function formatCoordinate([x, y]: Coordinate): string {
  return `${Math.round(x)}, ${Math.round(y)}`
}

/** Returns the distance in world units. */
export function distance([ax, ay]: Coordinate, [bx, by]: Coordinate): number {
  return Math.hypot(bx - ax, by - ay)
}

export const minCorners = 3

/** Whether a point is inside rings, by the even-odd rule. Each ring is a closed, flat list `x, y, x, y`. */
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

/** Returns the length of each leg in metres. */
export function legLengths(
  points: readonly Coordinate[],
  metresPerUnit: number,
): readonly number[] {
  return points.slice(1).map((point, leg) => distance(points[leg] ?? point, point) * metresPerUnit)
}

/** Returns the length in metres; 0 for a single point. */
export function lineLength(points: readonly Coordinate[], metresPerUnit: number): number {
  return legLengths(points, metresPerUnit).reduce((sum, leg) => sum + leg, 0)
}

/** Appends a point to a line. Ignores a point equal to the last one, which a double click produces. */
export function appendPoint(
  points: readonly Coordinate[],
  [x, y]: Coordinate,
): readonly Coordinate[] {
  const last = points.at(-1)
  return last && last[0] === x && last[1] === y ? points : [...points, [x, y]]
}
