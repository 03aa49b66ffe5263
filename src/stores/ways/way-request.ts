import { decodeNetwork } from '../../domain/ways/network-file.ts'
import type { Network } from '../../domain/ways/network.ts'
import { indexRoads } from '../../domain/ways/road-index.ts'
import { wayThrough, type Roads, type Way, type WayOptions } from '../../domain/ways/way.ts'
import type { Coordinate } from '../../domain/world/coordinates.ts'

/** What is asked of whoever knows the roads. */
export interface WayRequest {
  readonly points: readonly Coordinate[]
  readonly options: WayOptions
}

/** What the page itself needs to know of a network. */
export type AboutNetwork = Pick<Network, 'bridges' | 'fastTravel' | 'landmarks'>

export type WayAnswer =
  | { readonly kind: 'ready'; readonly about: AboutNetwork }
  | { readonly kind: 'way'; readonly id: number; readonly way: Way }
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

export function answerTo(roads: Roads, { points, options }: WayRequest): Way {
  return wayThrough(roads, points, options)
}
