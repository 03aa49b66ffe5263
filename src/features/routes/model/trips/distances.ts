import { distance, type Coordinate } from '../../../../geometry/coordinates.ts'
import { arrivalAt, reachedFrom, type Reached } from '../shortest.ts'
import { stopAt, weights, type Roads, type Stop, type RouteOptions } from '../route.ts'
import type { Distances } from './trip-order.ts'

interface Start extends Stop {
  readonly reached: Reached | undefined
  /** The nearest fast travel point, and the world units to it. */
  readonly fastTravel: { readonly point: Stop; readonly length: number } | undefined
}

/** Calculates the route lengths between all pairs of points. Yields the finished share (0 to 1) after each point. */
export function* distancesBetween(
  roads: Roads,
  points: readonly Coordinate[],
  options: RouteOptions,
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

function startAt(roads: Roads, stop: Stop, coaches: readonly Stop[], { by }: RouteOptions): Start {
  const { snappedPoint } = stop
  if (!snappedPoint) return { ...stop, reached: undefined, fastTravel: undefined }
  const reached = reachedFrom(roads.network, snappedPoint, weights[by])
  const routes = coaches.flatMap((coach) => {
    if (!coach.snappedPoint) return []
    const { cost, units } = arrivalAt(roads.network, reached, coach.snappedPoint, weights[by])
    const off = snappedPoint.snapDistance + coach.snappedPoint.snapDistance
    return [{ point: coach, cost: cost + coach.snappedPoint.snapDistance, length: units + off }]
  })
  const [first, ...others] = routes
  const nearest = first && others.reduce((best, one) => (one.cost < best.cost ? one : best), first)
  return { ...stop, reached, fastTravel: nearest?.cost === Infinity ? undefined : nearest }
}

function lengthBetween({ network }: Roads, from: Start, to: Start, { by }: RouteOptions): number {
  const direct = distance(from.point, to.point)
  if (!from.reached || !from.snappedPoint || !to.snappedPoint) return direct
  const off = from.snappedPoint.snapDistance + to.snappedPoint.snapDistance
  if (direct <= off) return direct
  const { cost, units } = arrivalAt(network, from.reached, to.snappedPoint, weights[by])
  const walked = cost === Infinity ? direct : units + off
  const [begin, end] = [from.fastTravel, to.fastTravel]
  if (!begin || !end || begin.point === end.point) return walked
  return Math.min(walked, begin.length + end.length)
}
