import type { Coordinate } from '../world/view/coordinates.ts'
import { alongLine, nearestOnSegment } from './segments.ts'
import type { Way } from './way.ts'

/** Something that lies on a way. */
export interface Beside<Item> {
  readonly item: Item
  /** World units of the way from its begin to where that is nearest. */
  readonly along: number
  /** World units from there. */
  readonly away: number
}

interface Located {
  readonly coordinate: Coordinate
}

/**
 * What lies beside a way, in the order in which one comes by; each once, where the way is nearest.
 *
 * @param reach world units
 */
export function besideWay<Item extends Located>(
  items: readonly Item[],
  { legs }: Way,
  reach: number,
): readonly Beside<Item>[] {
  const segments = segmentsOf(legs)
  return items
    .flatMap((item) => {
      const nearest = nearestAlong(item.coordinate, segments, reach)
      return nearest ? [{ item, ...nearest }] : []
    })
    .sort((one, other) => one.along - other.along)
}

interface WaySegment {
  readonly a: Coordinate
  readonly b: Coordinate
  /** World units of the way before it. */
  readonly before: number
  readonly length: number
}

/** Of all that is gone: who travels at once comes by nothing. */
function segmentsOf(legs: Way['legs']): readonly WaySegment[] {
  let gone = 0
  return legs
    .flatMap(({ parts }) => parts)
    .filter(({ kind }) => kind !== 'fast-travel')
    .flatMap(({ line }) => {
      const along = alongLine(line)
      const start = gone
      gone += along.at(-1) ?? 0
      return line.slice(1).map((b, at): WaySegment => {
        const before = start + (along[at] ?? 0)
        return { a: line[at] ?? b, b, before, length: start + (along[at + 1] ?? 0) - before }
      })
    })
}

function nearestAlong(
  point: Coordinate,
  segments: readonly WaySegment[],
  reach: number,
): Omit<Beside<unknown>, 'item'> | undefined {
  let best: Omit<Beside<unknown>, 'item'> | undefined
  for (const { a, b, before, length } of segments) {
    // Most are far away, which shows without a root.
    if (Math.min(a[0], b[0]) - reach > point[0] || Math.max(a[0], b[0]) + reach < point[0]) continue
    const { share, away } = nearestOnSegment(point, a, b)
    if (away <= reach && away < (best?.away ?? Infinity)) {
      best = { along: before + share * length, away }
    }
  }
  return best
}
