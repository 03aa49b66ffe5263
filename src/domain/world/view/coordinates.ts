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
