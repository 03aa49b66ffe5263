import FlatQueue from 'flatqueue'
import { lengthOf, type Network, type Edge } from '../../../world/road-network.ts'
import type { SnappedPoint } from './road-index.ts'

/** Returns the cost per world unit of an edge, at least 1. */
export type Weight = (edge: Pick<Edge, 'class'>) => number

/** Distances from one point of the network to every node. */
export interface Reached {
  readonly from: SnappedPoint
  /** World units times weight by node; `Infinity` for unreachable nodes. */
  readonly cost: Float64Array
  /** World units by node, along the same routes. Meaningless for unreachable nodes. */
  readonly units: Float64Array
  /** Last edge of the route to each node; -1 for unreachable nodes and the ends of the first edge. */
  readonly by: Int32Array
}

/** Runs Dijkstra's algorithm from a point of the network to all of its nodes. */
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

/** How a route reaches its last point. `node` is the end of the last edge, or `null` if it is also the first edge. */
export interface Arrival {
  /** World units times weight; `Infinity` if there is no route. */
  readonly cost: number
  /** World units of the same route. */
  readonly units: number
  readonly node: number | null
}

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

/** Returns the cost of the cheapest route in world units times weight; `Infinity` if no route leads there. */
export function costTo(
  network: Network,
  reached: Reached,
  to: SnappedPoint,
  weight: Weight,
): number {
  return arrivalAt(network, reached, to, weight).cost
}

/** A part of an edge, as offsets in world units. If `begin` exceeds `end`, it is travelled backwards. */
export interface Course {
  readonly edge: number
  readonly begin: number
  readonly end: number
}

/** Returns the cheapest route to a point in order of travel, or `undefined` if no route leads there. */
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
