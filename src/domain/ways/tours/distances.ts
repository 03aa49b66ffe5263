import { distance, type Coordinate } from '../../world/view/coordinates.ts'
import { roadClasses } from '../network.ts'
import { costTo, reachedFrom } from '../shortest.ts'
import type { Distances } from './tour-length.ts'
import type { Roads } from '../way.ts'

const plain = () => 1

/**
 * What each point is away from each other, by roads and paths, or straight where a way goes so. Yields which share of
 * them is known, from 0 to 1, after those of each point.
 */
export function* distancesBetween(
  { network, index }: Roads,
  points: readonly Coordinate[],
): Generator<number, Distances, undefined> {
  const anchors = points.map((point) => index.nearest(point, roadClasses))
  const stops = points.length
  const units = new Float64Array(stops * stops)
  for (const [from, a] of points.entries()) {
    const anchor = anchors[from]
    const reached = anchor && reachedFrom(network, anchor, plain)
    for (const [to, b] of points.entries()) {
      if (to <= from) continue
      const other = anchors[to]
      const direct = distance(a, b)
      const off = (anchor?.away ?? 0) + (other?.away ?? 0)
      const along =
        reached && other && direct > off ? costTo(network, reached, other, plain) : Infinity
      const away = along === Infinity ? direct : along + off
      units[from * stops + to] = units[to * stops + from] = away
    }
    yield (from + 1) / stops
  }
  return { stops, units }
}
