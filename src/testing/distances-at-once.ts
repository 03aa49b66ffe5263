import { distancesBetween } from '../domain/ways/tours/distances.ts'
import type { Distances } from '../domain/ways/tours/tour-order.ts'
import type { Roads, WayOptions } from '../domain/ways/way.ts'
import type { Coordinate } from '../domain/world/view/coordinates.ts'

/** All distances, with nobody else getting a turn in between. */
export function distancesAtOnce(
  roads: Roads,
  stops: readonly Coordinate[],
  options: WayOptions,
): Distances {
  const steps = distancesBetween(roads, stops, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
