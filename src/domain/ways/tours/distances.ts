import { distance, type Coordinate } from '../../world/view/coordinates.ts'
import { arrivalAt, reachedFrom, type Reached } from '../shortest.ts'
import { stopAt, weights, type Roads, type Stop, type WayOptions } from '../way.ts'
import type { Distances } from './tour-order.ts'

/** A stop with all that can be reached from there. */
interface Start extends Stop {
  readonly reached: Reached | undefined
  /** Where one travels at once from here. */
  readonly fastTravel: { readonly point: Stop; readonly length: number } | undefined
}

/**
 * How long the ways between points are, each to each, as `wayThrough` leads. Yields which share of them is known, from
 * 0 to 1, after those of each point.
 */
export function* distancesBetween(
  roads: Roads,
  points: readonly Coordinate[],
  options: WayOptions,
): Generator<number, Distances, undefined> {
  const stops = points.length
  const units = new Float64Array(stops * stops)
  const coaches = options.fastTravel.map((point) => stopAt(roads, point, options))
  const starts: Start[] = []
  for (const [to, point] of points.entries()) {
    const here = startAt(roads, stopAt(roads, point, options), coaches, options)
    for (const [from, other] of starts.entries()) {
      const length = lengthBetween(roads, other, here, options)
      units[from * stops + to] = units[to * stops + from] = length
    }
    starts.push(here)
    yield (to + 1) / stops
  }
  return { stops, units }
}

function startAt(roads: Roads, stop: Stop, coaches: readonly Stop[], { by }: WayOptions): Start {
  const { anchor } = stop
  if (!anchor) return { ...stop, reached: undefined, fastTravel: undefined }
  const reached = reachedFrom(roads.network, anchor, weights[by])
  const ways = coaches.flatMap((coach) => {
    if (!coach.anchor) return []
    const { cost, units } = arrivalAt(roads.network, reached, coach.anchor, weights[by])
    const off = anchor.away + coach.anchor.away
    return [{ point: coach, cost: cost + coach.anchor.away, length: units + off }]
  })
  const [first, ...others] = ways
  const nearest = first && others.reduce((best, one) => (one.cost < best.cost ? one : best), first)
  return { ...stop, reached, fastTravel: nearest?.cost === Infinity ? undefined : nearest }
}

function lengthBetween({ network }: Roads, from: Start, to: Start, { by }: WayOptions): number {
  const direct = distance(from.point, to.point)
  if (!from.reached || !from.anchor || !to.anchor) return direct
  const off = from.anchor.away + to.anchor.away
  if (direct <= off) return direct
  const { cost, units } = arrivalAt(network, from.reached, to.anchor, weights[by])
  const walked = cost === Infinity ? direct : units + off
  const [begin, end] = [from.fastTravel, to.fastTravel]
  if (!begin || !end || begin.point === end.point) return walked
  return Math.min(walked, begin.length + end.length)
}
