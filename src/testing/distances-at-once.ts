import { distancesBetween } from '../domain/routes/trips/distances.ts'
import type { Distances } from '../domain/routes/trips/trip-order.ts'
import type { Roads, RouteOptions } from '../domain/routes/route.ts'
import type { Coordinate } from '../domain/world/view/coordinates.ts'

/** All distances, with nobody else getting a turn in between. */
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
