import { distancesBetween } from '../features/routes/model/trips/distances.ts'
import type { Distances } from '../features/routes/model/trips/trip-order.ts'
import type { Roads, RouteOptions } from '../features/routes/model/route.ts'
import type { Coordinate } from '../geometry/coordinates.ts'

/** Runs the steps of `distancesBetween` without pauses between them. */
export function distancesAtOnce(
  roads: Roads,
  stops: readonly Coordinate[],
  options: RouteOptions,
): Distances {
  const steps = distancesBetween(roads, stops, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
