import { areasOf } from '../../domain/ways/areas.ts'
import { distancesBetween } from '../../domain/ways/distances.ts'
import { decodeNetwork } from '../../domain/ways/network-file.ts'
import type { Network } from '../../domain/ways/network.ts'
import { indexRoads } from '../../domain/ways/road-index.ts'
import { tourOrder } from '../../domain/ways/tour-order.ts'
import { wayThrough, type Roads, type Way, type WayOptions } from '../../domain/ways/way.ts'
import type { Coordinate } from '../../domain/world/coordinates.ts'

/** What is asked of whoever knows the roads. */
export type RoadRequest = WayRequest | AreasRequest | OrderRequest

export interface WayRequest {
  readonly points: readonly Coordinate[]
  readonly options: WayOptions
}

/** Which place each point is the nearest to. */
export interface AreasRequest {
  readonly places: readonly Coordinate[]
  readonly of: readonly Coordinate[]
}

/** In which order to come by places, the first of them first. */
export interface OrderRequest {
  readonly stops: readonly Coordinate[]
  /** Whether the tour ends where it begins. */
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
export type RoadResult = Way | Int16Array | readonly number[]

export function answerTo(roads: Roads, request: RoadRequest): RoadResult {
  if ('stops' in request) return tourOrder(distancesBetween(roads, request.stops), request.back)
  return 'places' in request
    ? areasOf(roads, request.places, request.of)
    : wayThrough(roads, request.points, request.options)
}
