import { distance, type Coordinate } from '../../../geometry/coordinates.ts'

/** The leg, from 0, of which a further point makes the route the least longer, as the crow flies. */
export function bestLegFor(by: Coordinate, points: readonly (Coordinate | null)[]): number {
  const detours = points.slice(1).map((to, leg) => {
    const from = points[leg] ?? by
    const end = to ?? by
    return distance(from, by) + distance(by, end) - distance(from, end)
  })
  return Math.max(detours.indexOf(Math.min(...detours)), 0)
}

/** Whether both come by the same places, as a pin keeps them: within a tenth of a world unit. */
export function samePlaces(one: readonly Coordinate[], other: readonly Coordinate[]): boolean {
  return (
    one.length === other.length &&
    one.every((point, at) => distance(point, other[at] ?? [Infinity, 0]) <= 0.1)
  )
}
