import type { Marker } from '../../../world/marker.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'

/** The player's path as lines in world units. A new line begins after each fast travel or gap. */
export type Trail = readonly (readonly Coordinate[])[]

/** Limit of points. An hour's ride has 3,600; above the limit, half of the points are dropped. */
export const maxPoints = 4096

/** Minimum distance in metres between two points, so that a player who stands still adds none. */
const minStepMetres = 1

/** Returns the trail with one more point. @param isJump true if the player didn't walk or ride there */
export function extendTrail(
  trail: Trail,
  to: Coordinate,
  metresPerUnit: number,
  isJump: boolean,
): Trail {
  const line = trail.at(-1) ?? []
  const from = line.at(-1)
  const isContinuation = from !== undefined && !isJump
  if (isContinuation && distance(from, to) * metresPerUnit < minStepMetres) return trail
  const extended = isContinuation ? [...trail.slice(0, -1), [...line, to]] : [...trail, [to]]
  return countPoints(extended) > maxPoints ? thinTrail(extended) : extended
}

/** Distance in metres that is always possible by riding. Riders move at 9 m/s, and a line of a log may come late. */
const minJumpMetres = 60

/** Metres per second, faster than anything that a player rides. */
const minJumpMetresPerSecond = 25

/** True if a distance is too far for riding, as after fast travel. @param seconds since the last position */
export function isJump(metres: number, seconds: number): boolean {
  return metres > Math.max(minJumpMetres, minJumpMetresPerSecond * seconds)
}

export function countPoints(trail: Trail): number {
  return trail.reduce((sum, line) => sum + line.length, 0)
}

/** Keeps every other point and the ends of lines. If there are still too many points, drops the oldest lines. */
function thinTrail(trail: Trail): Trail {
  const last = trail.length - 1
  const thinned = trail
    .filter((line, index) => line.length > 1 || index === last)
    .map((line) => line.filter((_, index) => index % 2 === 0 || index === line.length - 1))
  let pointCount = countPoints(thinned)
  return thinned.filter((line) => {
    const isSmallEnough = pointCount <= (maxPoints * 3) / 4
    pointCount -= isSmallEnough ? 0 : line.length
    return isSmallEnough
  })
}

export const passingReachMetres = 15

/** Returns the markers near a line between two points. @param reach in world units */
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
