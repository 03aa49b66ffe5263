import { areasOf } from '../model/trips/areas.ts'
import { distancesBetween } from '../model/trips/distances.ts'
import { decodeNetwork, type Network } from '../../../world/road-network.ts'
import { indexRoads } from '../model/road-index.ts'
import { tripOrder } from '../model/trips/trip-order.ts'
import { routeThrough, type Roads, type Route, type RouteOptions } from '../model/route.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'

export type RoadRequest = RouteRequest | AreasRequest | OrderRequest

export interface RouteRequest {
  readonly points: readonly Coordinate[]
  readonly options: RouteOptions
}

export interface AreasRequest {
  readonly places: readonly Coordinate[]
  readonly of: readonly Coordinate[]
}

export interface OrderRequest {
  readonly stops: readonly Coordinate[]
  readonly options: RouteOptions
  readonly back: boolean
}

/** Facts about the network that the page needs outside the worker. */
export type AboutNetwork = Pick<Network, 'bridges' | 'fastTravel' | 'landmarks'>

export type RoadAnswer =
  | { readonly kind: 'ready'; readonly about: AboutNetwork }
  /** The loaded file is no network. */
  | { readonly kind: 'unreadable' }

/** @throws {Error} if the file is no network */
export function readRoads(file: unknown): { readonly roads: Roads; readonly about: AboutNetwork } {
  const network = decodeNetwork(file)
  const { bridges, fastTravel, landmarks } = network
  return {
    roads: { network, index: indexRoads(network) },
    about: { bridges, fastTravel, landmarks },
  }
}

/** Results of the three kinds of {@link RoadRequest}, in the same order. */
export type RoadResult = Route | Int16Array | readonly number[]

export interface Watcher {
  /** Called with the finished share from 0 to 1. */
  readonly tell: (share: number) => void
  /** Cancels the request, which then rejects with an `AbortError`. */
  readonly signal: AbortSignal
}

/** Answers a request. Only requests for an order report progress. @throws {DOMException} if the caller cancels */
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

/** Milliseconds of work after which other events get a turn. */
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
