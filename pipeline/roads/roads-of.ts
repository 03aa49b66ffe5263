import { formatCoordinate, type Coordinate } from '../../src/geometry/coordinates.ts'
import { createNetwork, type Network, type RoadClass } from '../../src/world/road-network.ts'
import type { Source, SourceFeature } from '../source.ts'
import { bridgeReachUnits, joinRoads, middleOf } from './join-roads.ts'
import { piecesOf, edgesOf, type RoadPiece } from './road-pieces.ts'
import { whole, type RoadLine } from './road-segment.ts'
import { createSegmentGrid } from './segment-grid.ts'

interface JoinedRoads {
  readonly network: Network
  /** Pieces that are not connected to the network. No route leads there. */
  readonly loose: readonly RoadPiece[]
  /** Middles of bridges without a road nearby. */
  readonly bridgesApart: readonly Coordinate[]
}

type RoadSource = Pick<Source, 'features' | 'world'>

/** Cache by source. The check and the build both need the joined roads, and joining takes a second. */
const joined = new WeakMap<RoadSource, JoinedRoads>()

/** Returns a world's road network, which is the longest connected piece, and everything outside it. */
export function roadsOf(source: RoadSource): JoinedRoads {
  const known = joined.get(source)
  if (known) return known
  const roads = joinRoadsOf(source)
  joined.set(source, roads)
  return roads
}

function joinRoadsOf(source: RoadSource): JoinedRoads {
  const { features, world } = source
  const bridges = features.filter(({ kind }) => kind === 'bridge').flatMap(({ runs }) => runs)
  const [main, ...loose] = piecesOf(joinRoads(roadLinesOf(source), bridges))
  const grid = createSegmentGrid(main?.segments ?? [])
  const crossings = bridges.map((run) => {
    const middle = middleOf(run)
    const near = grid.nearest(middle, bridgeReachUnits)
    return { middle, on: near && whole(near.point) }
  })
  return {
    network: createNetwork(main ? edgesOf(main) : [], {
      bridges: crossings.flatMap(({ on }) => (on ? [on] : [])),
      fastTravel: world.ways?.fastTravel ?? [],
      landmarks: world.ways?.landmarks ?? [],
    }),
    loose,
    bridgesApart: crossings.filter(({ on }) => !on).map(({ middle }) => middle),
  }
}

/** Returns the check's line about the roads, or `undefined` for a world without roads. */
export function roadsLine(source: Source): string | undefined {
  const { network, loose, bridgesApart } = roadsOf(source)
  const { metresPerUnit } = source.world
  const lengths = network.edges.map(({ along }) => along.at(-1) ?? 0)
  if (lengths.length === 0) return undefined
  const kilometres = (lengths.reduce((sum, length) => sum + length, 0) * metresPerUnit) / 1000
  const pieces = loose.map(
    ({ segments, length }) =>
      `${Math.round(length * metresPerUnit)} m at ${formatCoordinate(segments[0]?.a ?? [0, 0])}`,
  )
  const separateBridges = bridgesApart.map((middle) => formatCoordinate(middle))
  return [
    `${source.folder}: ${kilometres.toFixed(1)} km of road hang together`,
    ...(pieces.length > 0
      ? [`${pieces.length} loose, left out of routes: ${pieces.join('; ')}`]
      : []),
    ...(separateBridges.length > 0
      ? [`bridges without a road: ${separateBridges.join('; ')}`]
      : []),
  ].join(', ')
}

export function roadLinesOf({ features }: Pick<Source, 'features'>): readonly RoadLine[] {
  return features.flatMap(linesOf)
}

function linesOf({ kind, class: roadClass, runs }: SourceFeature): readonly RoadLine[] {
  return kind === 'road' ? runs.map((line) => ({ class: roadClass as RoadClass, line })) : []
}
