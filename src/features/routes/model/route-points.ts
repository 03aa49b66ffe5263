import { distance, type Coordinate } from '../../../geometry/coordinates.ts'

/** Returns the index of the leg in which an extra point lengthens the route least, measured in straight lines. */
export function bestLegFor(by: Coordinate, points: readonly (Coordinate | null)[]): number {
  const detours = points.slice(1).map((to, leg) => {
    const from = points[leg] ?? by
    const end = to ?? by
    return distance(from, by) + distance(by, end) - distance(from, end)
  })
  return Math.max(detours.indexOf(Math.min(...detours)), 0)
}

/** True if both lists hold the same points, within 0.1 world units because pins round coordinates. */
export function samePlaces(one: readonly Coordinate[], other: readonly Coordinate[]): boolean {
  return (
    one.length === other.length &&
    one.every((point, at) => distance(point, other[at] ?? [Infinity, 0]) <= 0.1)
  )
}
