import type { Marker } from '../markers/marker.ts'
import type { Coordinate } from '../world/view/coordinates.ts'

/** Metres within which a player has passed a place. */
export const passingReach = 15

/**
 * The places that somebody passes on the straight way between two points.
 *
 * @param reach world units
 */
export function passedMarkers(
  markers: readonly Marker[],
  from: Coordinate,
  to: Coordinate,
  reach: number,
): readonly Marker[] {
  return markers.filter(({ coordinate }) => distanceToWay(coordinate, from, to) <= reach)
}

function distanceToWay(
  [x, y]: Coordinate,
  [fromX, fromY]: Coordinate,
  [toX, toY]: Coordinate,
): number {
  const [wayX, wayY] = [toX - fromX, toY - fromY]
  const length = wayX * wayX + wayY * wayY
  const share = length > 0 ? ((x - fromX) * wayX + (y - fromY) * wayY) / length : 0
  const nearest = Math.min(Math.max(share, 0), 1)
  return Math.hypot(x - fromX - nearest * wayX, y - fromY - nearest * wayY)
}
