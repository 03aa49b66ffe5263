import { readFileSync } from 'node:fs'
import { decodeWorld } from '../src/domain/world/world-file.ts'
import { decodeNetwork } from '../src/domain/ways/network.ts'
import { indexRoads } from '../src/domain/ways/road-index.ts'
import { tourOrder } from '../src/domain/ways/tours/tour-order.ts'
import { maxTourStops } from '../src/domain/ways/way-choices.ts'
import { wayThrough, type Roads, type WayOptions } from '../src/domain/ways/way.ts'
import { distancesAtOnce } from '../src/testing/distances-at-once.ts'
import type { Coordinate } from '../src/domain/world/view/coordinates.ts'

/** Milliseconds. */
export interface WayTimes {
  /** Reading the network's file, and an index over it. */
  readonly read: number
  /** One way between two places, with fast travel between all points. */
  readonly ways: readonly number[]
  /** A tour of the most places, to the last of its order. */
  readonly tours: readonly number[]
}

const [ways, tours] = [400, 5]

/** How long the roads of a built world take for what is asked of them, without the page. */
export function wayTimes(worldId: string): WayTimes {
  const network: unknown = fileOf(worldId, 'network')
  const { markers } = decodeWorld(fileOf(worldId, 'world'))
  const begin = performance.now()
  const decoded = decodeNetwork(network)
  const roads: Roads = { network: decoded, index: indexRoads(decoded) }
  const read = performance.now() - begin
  const fastTravel = markers
    .filter(({ locationType }) => decoded.fastTravel.includes(locationType))
    .map(({ coordinate }) => coordinate)
  const options: WayOptions = { by: 'paths', fastTravel }
  // Steps that share no divisor with most lists' lengths: places from everywhere, the same on every machine.
  const place = (at: number): Coordinate =>
    markers[(at * 7919) % markers.length]?.coordinate ?? [0, 0]
  return {
    read,
    ways: timesOf(ways, (at) => wayThrough(roads, [place(2 * at), place(2 * at + 1)], options)),
    tours: timesOf(tours, (at) => {
      const stops = Array.from({ length: maxTourStops }, (_, stop) => place(at * 1000 + stop))
      return tourOrder(distancesAtOnce(roads, stops, options), true)
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
