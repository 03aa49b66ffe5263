import { distance, type Coordinate } from './coordinates.ts'

/** Returns the distance along the line from its first point to each point, in world units. */
export function distancesAlong(line: readonly Coordinate[]): readonly number[] {
  let sum = 0
  return line.map((point, index) => (sum += distance(line[index - 1] ?? point, point)))
}

/** Returns the point at `offset` world units along a line. `along` is the result of {@link distancesAlong}. */
export function pointAlong(
  line: readonly Coordinate[],
  along: readonly number[],
  offset: number,
): Coordinate {
  const next = Math.max(
    along.findIndex((value) => value >= offset),
    0,
  )
  const b = line[next] ?? line.at(-1) ?? [0, 0]
  const a = line[next - 1] ?? b
  const [begin, end] = [along[next - 1] ?? 0, along[next] ?? 0]
  const share = end > begin ? (offset - begin) / (end - begin) : 1
  return share === 1 ? b : [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
}

/** Distance in world units from a fork at which a road's direction is measured. At the fork itself, lines may bend. */
export const lookAheadUnits = 20

/** Returns the point where two segments cross or touch. `undefined` if they do neither, or are parallel. */
export function findCrossing(
  a: Coordinate,
  b: Coordinate,
  c: Coordinate,
  d: Coordinate,
): Coordinate | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]]
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]]
  const across = rx * sy - ry * sx
  if (across === 0) return undefined
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / across
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined
  return [a[0] + t * rx, a[1] + t * ry]
}
