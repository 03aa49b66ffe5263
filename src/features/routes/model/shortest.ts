import FlatQueue from 'flatqueue'
import { lengthOf, type Network, type Edge } from '../../../world/road-network.ts'
import type { SnappedPoint } from './road-index.ts'

/** What a world unit of an edge counts for; 1 or more. */
export type Weight = (edge: Pick<Edge, 'class'>) => number

/** How far every node is from a point of the network. */
export interface Reached {
  readonly from: SnappedPoint
  /** World units times weight, by node; Infinity for those that cannot be reached. */
  readonly cost: Float64Array
  /** World units of the same routes; of no meaning where there is none. */
  readonly units: Float64Array
  /** The edge by which each node is reached; -1 for none, at nodes of the edge that it began on as well. */
  readonly by: Int32Array
}

/** Dijkstra's algorithm from a point of the network to all of its nodes. */
export function reachedFrom(network: Network, from: SnappedPoint, weight: Weight): Reached {
  const { nodes, edges, edgesAt } = network
  const cost = new Float64Array(nodes.length).fill(Infinity)
  const units = new Float64Array(nodes.length)
  const by = new Int32Array(nodes.length).fill(-1)
  const queue = new FlatQueue()
  const reach = (node: number, value: number, length: number, edge: number) => {
    if (value >= (cost[node] ?? 0)) return
    cost[node] = value
    units[node] = length
    by[node] = edge
    queue.push(node, value)
  }
  const first = edges[from.edge]
  if (first) {
    for (const [node, length] of [
      [first.from, from.offset],
      [first.to, lengthOf(first) - from.offset],
    ] as const) {
      reach(node, length * weight(first), length, -1)
    }
  }
  while (queue.length > 0) {
    const value = queue.peekValue() ?? 0
    const node = queue.pop() ?? 0
    if (value > (cost[node] ?? 0)) continue
    for (const index of edgesAt[node] ?? []) {
      const edge = edges[index]
      if (!edge) continue
      const other = edge.from === node ? edge.to : edge.from
      const length = lengthOf(edge)
      reach(other, value + length * weight(edge), (units[node] ?? 0) + length, index)
    }
  }
  return { from, cost, units, by }
}

/** How the route ends that leads to a point: straight along the edge that it began on, or by one of the ends of the point's own. */
export interface Arrival {
  /** World units times weight; Infinity where no route leads there. */
  readonly cost: number
  /** World units of the same route. */
  readonly units: number
  readonly node: number | null
}

/** How the shortest route to a point ends. */
export function arrivalAt(
  network: Network,
  { from, cost, units }: Reached,
  to: SnappedPoint,
  weight: Weight,
): Arrival {
  const edge = network.edges[to.edge]
  if (!edge) return { cost: Infinity, units: 0, node: null }
  const perUnit = weight(edge)
  const by = (node: number, length: number): Arrival => ({
    node,
    cost: (cost[node] ?? Infinity) + length * perUnit,
    units: (units[node] ?? 0) + length,
  })
  const straight = Math.abs(from.offset - to.offset)
  const ends: readonly Arrival[] = [
    by(edge.from, to.offset),
    by(edge.to, lengthOf(edge) - to.offset),
    ...(from.edge === to.edge ? [{ node: null, cost: straight * perUnit, units: straight }] : []),
  ]
  return ends.reduce((best, one) => (one.cost < best.cost ? one : best))
}

/** World units times weight; Infinity where no route leads there. */
export function costTo(
  network: Network,
  reached: Reached,
  to: SnappedPoint,
  weight: Weight,
): number {
  return arrivalAt(network, reached, to, weight).cost
}

/** A part of an edge, gone through from the one offset to the other, in world units from the edge's first point. */
export interface Course {
  readonly edge: number
  readonly begin: number
  readonly end: number
}

/** The shortest route to a point, in order; nothing where none leads there. */
export function coursesTo(
  network: Network,
  reached: Reached,
  to: SnappedPoint,
  weight: Weight,
): readonly Course[] | undefined {
  const { from, by } = reached
  const best = arrivalAt(network, reached, to, weight)
  if (best.cost === Infinity) return undefined
  if (best.node === null) return [{ edge: to.edge, begin: from.offset, end: to.offset }]
  const { edges } = network
  const offsetOf = (index: number, node: number) => {
    const edge = edges[index]
    return edge && edge.from !== node ? lengthOf(edge) : 0
  }
  const backwards: Course[] = [
    { edge: to.edge, begin: offsetOf(to.edge, best.node), end: to.offset },
  ]
  let node = best.node
  for (let index = by[node] ?? -1; index >= 0; index = by[node] ?? -1) {
    const end = offsetOf(index, node)
    const edge = edges[index]
    if (!edge) break
    node = edge.from === node ? edge.to : edge.from
    backwards.push({ edge: index, begin: end === 0 ? lengthOf(edge) : 0, end })
  }
  backwards.push({
    edge: from.edge,
    begin: from.offset,
    end: offsetOf(from.edge, node),
  })
  return backwards.reverse()
}
