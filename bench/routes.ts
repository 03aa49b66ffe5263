import { readFileSync } from 'node:fs'
import { decodeWorld } from '../src/world/world-file.ts'
import { decodeNetwork } from '../src/world/road-network.ts'
import { indexRoads } from '../src/features/routes/model/road-index.ts'
import { tripOrder } from '../src/features/routes/model/trips/trip-order.ts'
import { maxTripStops } from '../src/features/settings/model/route-choices.ts'
import { routeThrough, type Roads, type RouteOptions } from '../src/features/routes/model/route.ts'
import { distancesAtOnce } from '../src/testing/distances-at-once.ts'
import type { Coordinate } from '../src/geometry/coordinates.ts'

/** Milliseconds. */
export interface RouteTimes {
  /** Time to read the network's file and index it. */
  readonly read: number
  /** Times of single routes between two places, with fast travel between all points. */
  readonly routes: readonly number[]
  /** Times of tours with the greatest number of stops. */
  readonly trips: readonly number[]
}

const [routes, trips] = [400, 5]

/** Measures routes on the roads of a built world, without the page. */
export function routeTimes(worldId: string): RouteTimes {
  const network: unknown = fileOf(worldId, 'network')
  const { markers } = decodeWorld(fileOf(worldId, 'world'))
  const begin = performance.now()
  const decoded = decodeNetwork(network)
  const roads: Roads = { network: decoded, index: indexRoads(decoded) }
  const read = performance.now() - begin
  const fastTravel = markers
    .filter(({ locationType }) => decoded.fastTravel.includes(locationType))
    .map(({ coordinate }) => coordinate)
  const options: RouteOptions = { by: 'paths', fastTravel }
  // The step shares no divisor with most list lengths, so places come from everywhere, the same on each run.
  const place = (at: number): Coordinate =>
    markers[(at * 7919) % markers.length]?.coordinate ?? [0, 0]
  return {
    read,
    routes: timesOf(routes, (at) =>
      routeThrough(roads, [place(2 * at), place(2 * at + 1)], options),
    ),
    trips: timesOf(trips, (at) => {
      const stops = Array.from({ length: maxTripStops }, (_, stop) => place(at * 1000 + stop))
      return tripOrder(distancesAtOnce(roads, stops, options), true)
    }),
  }
}

function timesOf(amount: number, run: (at: number) => unknown): readonly number[] {
  return Array.from({ length: amount }, (_, at) => {
    const begin = performance.now()
    run(at)
    return performance.now() - begin
  })
}

function fileOf(worldId: string, name: string): unknown {
  return JSON.parse(readFileSync(`dist/data/${worldId}/${name}.json`, 'utf8'))
}
