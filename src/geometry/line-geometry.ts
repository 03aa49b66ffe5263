import { distance, type Coordinate } from './coordinates.ts'

/** World units from the first point to each of them. */
export function alongLine(line: readonly Coordinate[]): readonly number[] {
  let sum = 0
  return line.map((point, index) => (sum += distance(line[index - 1] ?? point, point)))
}

/** The point of a line so many world units from its first. */
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

/** World units. A road shows where it leads only some way off: at the fork itself it is bent as it was surveyed. */
export const lookAhead = 20

/** Where two segments cross or touch; nothing where they do not, or lie along each other. */
export function crossing(
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
