import { areasOf } from './model/trips/areas.ts'
import { distancesBetween } from './model/trips/distances.ts'
import { decodeNetwork, type Network } from '../../world/road-network.ts'
import { indexRoads } from './model/road-index.ts'
import { tripOrder } from './model/trips/trip-order.ts'
import { routeThrough, type Roads, type Route, type RouteOptions } from './model/route.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'

/** What is asked of whoever knows the roads. */
export type RoadRequest = RouteRequest | AreasRequest | OrderRequest

export interface RouteRequest {
  readonly points: readonly Coordinate[]
  readonly options: RouteOptions
}

/** Which place each point is the nearest to. */
export interface AreasRequest {
  readonly places: readonly Coordinate[]
  readonly of: readonly Coordinate[]
}

/** In which order to come by places, the first of them first. */
export interface OrderRequest {
  readonly stops: readonly Coordinate[]
  readonly options: RouteOptions
  /** Whether the trip ends where it begins. */
  readonly back: boolean
}

/** What the page itself needs to know of a network. */
export type AboutNetwork = Pick<Network, 'bridges' | 'fastTravel' | 'landmarks'>

export type RoadAnswer =
  | { readonly kind: 'ready'; readonly about: AboutNetwork }
  /** What was loaded is no network. */
  | { readonly kind: 'unreadable' }

/** @throws {Error} when what was loaded is not a network file. */
export function readRoads(file: unknown): { readonly roads: Roads; readonly about: AboutNetwork } {
  const network = decodeNetwork(file)
  const { bridges, fastTravel, landmarks } = network
  return {
    roads: { network, index: indexRoads(network) },
    about: { bridges, fastTravel, landmarks },
  }
}

/** What is answered to the kinds of requests, in their order. */
export type RoadResult = Route | Int16Array | readonly number[]

/** Who waits for something that takes long. */
export interface Watcher {
  /** Is told which share is done, from 0 to 1. */
  readonly tell: (share: number) => void
  /** Ends it: the answer is then an `AbortError`. */
  readonly signal: AbortSignal
}

/** @throws {DOMException} when whoever waits has ended it */
export async function answerTo(
  roads: Roads,
  request: RoadRequest,
  watcher: Watcher,
): Promise<RoadResult> {
  if ('stops' in request) return await orderOf(roads, request, watcher)
  return 'places' in request
    ? areasOf(roads, request.places, request.of)
    : routeThrough(roads, request.points, request.options)
}

/** Milliseconds of work after which others get their turn. */
const turn = 40

async function orderOf(
  roads: Roads,
  { stops, back, options }: OrderRequest,
  { tell, signal }: Watcher,
): Promise<readonly number[]> {
  const steps = distancesBetween(roads, stops, options)
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return tripOrder(value, back)
    if (performance.now() - since < turn) continue
    tell(value)
    await new Promise((resolve) => void setTimeout(resolve))
    signal.throwIfAborted()
    since = performance.now()
  }
}
