import type { Coordinate, Marker } from '../markers/marker.ts'

/** A line around places. */
export interface Lasso {
  /** In order; once it is closed, the last is joined to the first. */
  readonly corners: readonly Coordinate[]
  readonly closed: boolean
}

/** A line needs so many points to enclose anything. */
export const fewestCorners = 3

/**
 * Whether a point lies within a closed line, by the even-odd rule: what a line that crosses itself goes round
 * twice lies outside.
 *
 * @param corners in order; the last is joined to the first
 */
export function isWithin([x, y]: Coordinate, corners: readonly Coordinate[]): boolean {
  let within = false
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before && corner[1] > y !== before[1] > y) {
      const part = (y - corner[1]) / (before[1] - corner[1])
      if (x < corner[0] + part * (before[0] - corner[0])) within = !within
    }
    before = corner
  }
  return within
}

/** The markers whose middles lie within a closed line. */
export function markersWithin(
  markers: readonly Marker[],
  corners: readonly Coordinate[],
): readonly Marker[] {
  if (corners.length < fewestCorners) return []
  return markers.filter(({ coordinate }) => isWithin(coordinate, corners))
}
