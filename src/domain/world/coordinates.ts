import type { Coordinate } from '../markers/marker.ts'
import type { Extent } from './world.ts'

/** `x, y` in whole world units, as the game's players exchange them. */
export function formatCoordinate([x, y]: Coordinate): string {
  return `${Math.round(x)}, ${Math.round(y)}`
}

export function isInside([x, y]: Coordinate, [minX, minY, maxX, maxY]: Extent): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY
}

/** In world units. */
export function distance([ax, ay]: Coordinate, [bx, by]: Coordinate): number {
  return Math.hypot(bx - ax, by - ay)
}
