import type { Marker } from '../../../world/marker.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'

/** The way that a player has gone: lines in world units, one from each place that they came to otherwise. */
export type Trail = readonly (readonly Coordinate[])[]

/** Points. A ride of an hour has 3,600; beyond, the way is kept with half of its points. */
export const mostPoints = 4096

/** Metres from one point to the next; who stands still adds none. */
const shortest = 1

/**
 * The trail with one more point.
 *
 * @param metresPerUnit metres a world unit
 * @param leaps whether the player came there otherwise than on foot or on horseback
 */
export function withStep(
  trail: Trail,
  to: Coordinate,
  metresPerUnit: number,
  leaps: boolean,
): Trail {
  const line = trail.at(-1) ?? []
  const from = line.at(-1)
  const goesOn = from !== undefined && !leaps
  if (goesOn && distance(from, to) * metresPerUnit < shortest) return trail
  const longer = goesOn ? [...trail.slice(0, -1), [...line, to]] : [...trail, [to]]
  return points(longer) > mostPoints ? halved(longer) : longer
}

/** Metres. A line of a log may come late, and a rider goes 9 m/s. */
const sureStep = 60

/** Metres a second: nothing that a player rides is as fast. */
const sureSpeed = 25

/** Whether a player went so far, in metres, by fast travel or a saved game. @param seconds since the position before */
export function isLeap(metres: number, seconds: number): boolean {
  return metres > Math.max(sureStep, sureSpeed * seconds)
}

export function points(trail: Trail): number {
  return trail.reduce((sum, line) => sum + line.length, 0)
}

/** Every other point, and the ends; where there are too many lines for that to help, the oldest go. */
function halved(trail: Trail): Trail {
  const last = trail.length - 1
  const thinned = trail
    .filter((line, index) => line.length > 1 || index === last)
    .map((line) => line.filter((_, index) => index % 2 === 0 || index === line.length - 1))
  let left = points(thinned)
  return thinned.filter((line) => {
    const stays = left <= (mostPoints * 3) / 4
    left -= stays ? 0 : line.length
    return stays
  })
}

/** Metres within which a player has passed a place. */
export const passingReach = 15

/**
 * The places that somebody passes on the straight line between two points.
 *
 * @param reach world units
 */
export function passedMarkers(
  markers: readonly Marker[],
  from: Coordinate,
  to: Coordinate,
  reach: number,
): readonly Marker[] {
  return markers.filter(({ coordinate }) => distanceToSegment(coordinate, from, to) <= reach)
}

function distanceToSegment(
  [x, y]: Coordinate,
  [fromX, fromY]: Coordinate,
  [toX, toY]: Coordinate,
): number {
  const [deltaX, deltaY] = [toX - fromX, toY - fromY]
  const length = deltaX * deltaX + deltaY * deltaY
  const share = length > 0 ? ((x - fromX) * deltaX + (y - fromY) * deltaY) / length : 0
  const nearest = Math.min(Math.max(share, 0), 1)
  return Math.hypot(x - fromX - nearest * deltaX, y - fromY - nearest * deltaY)
}
