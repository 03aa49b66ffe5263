import { fromDifferences, toDifferences } from './runs.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import { distancesAlong } from '../geometry/line-geometry.ts'

/** Kinds of ways, the better first. */
export const roadClasses = ['road', 'path'] as const
export type RoadClass = (typeof roadClasses)[number]

/** A piece of road between two nodes, without nodes in between. */
export interface Edge {
  readonly class: RoadClass
  /** Indices into {@link Network.nodes}. */
  readonly from: number
  readonly to: number
  /** Points from one node to the other, both included. */
  readonly line: readonly Coordinate[]
  /** Distance in world units from the first point to each point. */
  readonly along: readonly number[]
}

export interface Network {
  readonly nodes: readonly Coordinate[]
  readonly edges: readonly Edge[]
  readonly edgesAt: readonly (readonly number[])[]
  /** Middles of bridges. Each is a point of an edge. */
  readonly bridges: readonly Coordinate[]
  /** Ids of marker types with instant travel between their places. */
  readonly fastTravel: readonly string[]
  /** Ids of marker types whose places directions mention. */
  readonly landmarks: readonly string[]
}

/** Builds a network. Lines are connected where their ends are equal. Splits rings, so that no edge is a ring. */
export function createNetwork(
  lines: readonly { readonly class: RoadClass; readonly line: readonly Coordinate[] }[],
  rest: Pick<Network, 'bridges' | 'fastTravel' | 'landmarks'>,
): Network {
  const nodes: Coordinate[] = []
  const known = new Map<string, number>()
  const edgesAt: number[][] = []
  const nodeAt = (point: Coordinate): number => {
    const key = point.join()
    const node = known.get(key)
    if (node !== undefined) return node
    known.set(key, nodes.length)
    edgesAt.push([])
    return nodes.push(point) - 1
  }
  const edges = lines.flatMap(splitClosedLine).flatMap(({ class: roadClass, line }): Edge[] => {
    const [first, last] = [line[0], line.at(-1)]
    return first && last
      ? [
          {
            class: roadClass,
            line,
            from: nodeAt(first),
            to: nodeAt(last),
            along: distancesAlong(line),
          },
        ]
      : []
  })
  for (const [index, { from, to }] of edges.entries()) {
    edgesAt[from]?.push(index)
    edgesAt[to]?.push(index)
  }
  return { nodes, edges, edgesAt, ...rest }
}

/** Splits a ring into halves until none is a ring, so that its ends are different nodes. */
function splitClosedLine(one: {
  readonly class: RoadClass
  readonly line: readonly Coordinate[]
}): readonly (typeof one)[] {
  const { line } = one
  if (line.length < 3 || line[0]?.join() !== line.at(-1)?.join()) return [one]
  const middle = Math.floor(line.length / 2)
  return [line.slice(0, middle + 1), line.slice(middle)].flatMap((half) =>
    splitClosedLine({ ...one, line: half }),
  )
}

/** Returns the length in world units. */
export function lengthOf({ along }: Edge): number {
  return along.at(-1) ?? 0
}

/** File that is loaded with the first route. Each edge is `[x0, y0, dx1, dy1, ...]` in whole world units, by class. */
export interface NetworkFile {
  readonly format: 'itinerarium-network'
  readonly road: readonly (readonly number[])[]
  readonly path: readonly (readonly number[])[]
  /** All middles in one list of differences. */
  readonly bridges: readonly number[]
  readonly fastTravel: readonly string[]
  readonly landmarks: readonly string[]
}

export function encodeNetwork(network: Network): NetworkFile {
  const { edges, bridges, fastTravel, landmarks } = network
  const ofClass = (roadClass: string) =>
    edges.filter((edge) => edge.class === roadClass).map(({ line }) => toDifferences(line.flat()))
  return {
    format: 'itinerarium-network',
    road: ofClass('road'),
    path: ofClass('path'),
    bridges: toDifferences(bridges.flat()),
    fastTravel,
    landmarks,
  }
}

/** @throws {Error} if the input is not a network file */
export function decodeNetwork(input: unknown): Network {
  if (!isNetworkFile(input)) throw new Error('The file is not a network of roads.')
  const { fastTravel, landmarks } = input
  return createNetwork(
    roadClasses.flatMap((roadClass) =>
      input[roadClass].map((run) => ({ class: roadClass, line: coordinates(run) })),
    ),
    { bridges: coordinates(input.bridges), fastTravel, landmarks },
  )
}

function coordinates(run: readonly number[]): readonly Coordinate[] {
  const flat = fromDifferences(run)
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] ?? 0,
    flat[2 * index + 1] ?? 0,
  ])
}

// Checks everything: wrong numbers could make the route finder search forever.
function isNetworkFile(input: unknown): input is NetworkFile {
  const file = (input ?? {}) as Record<keyof NetworkFile, unknown>
  return (
    file.format === 'itinerarium-network' &&
    roadClasses.every((key) => isListOf(file[key], (line) => isRun(line) && line.length >= 4)) &&
    isRun(file.bridges) &&
    [file.fastTravel, file.landmarks].every((ids) => isListOf(ids, (id) => typeof id === 'string'))
  )
}

function isRun(run: unknown): run is readonly number[] {
  return isListOf(run, Number.isFinite) && run.length % 2 === 0
}

function isListOf(list: unknown, isOne: (one: unknown) => boolean): list is readonly unknown[] {
  return Array.isArray(list) && list.every(isOne)
}
