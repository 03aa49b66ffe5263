import FlatQueue from 'flatqueue'
import { lengthOf, type Network, type Stretch } from './network.ts'
import type { Anchor } from './road-index.ts'

/** What a world unit of a stretch counts for; 1 or more. */
export type Weight = (stretch: Pick<Stretch, 'class'>) => number

/** How far every node is from a point of the network. */
export interface Reached {
  readonly from: Anchor
  /** World units times weight, by node; Infinity for those that cannot be reached. */
  readonly cost: Float64Array
  /** World units of the same ways; of no meaning where there is none. */
  readonly units: Float64Array
  /** The stretch by which each node is reached; -1 for none, at nodes of the stretch that it began on as well. */
  readonly by: Int32Array
}

/** Dijkstra's algorithm from a point of the network to all of its nodes. */
export function reachedFrom(network: Network, from: Anchor, weight: Weight): Reached {
  const { nodes, stretches, stretchesAt } = network
  const cost = new Float64Array(nodes.length).fill(Infinity)
  const units = new Float64Array(nodes.length)
  const by = new Int32Array(nodes.length).fill(-1)
  const queue = new FlatQueue()
  const reach = (node: number, value: number, length: number, stretch: number) => {
    if (value >= (cost[node] ?? 0)) return
    cost[node] = value
    units[node] = length
    by[node] = stretch
    queue.push(node, value)
  }
  const first = stretches[from.stretch]
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
    for (const index of stretchesAt[node] ?? []) {
      const stretch = stretches[index]
      if (!stretch) continue
      const other = stretch.from === node ? stretch.to : stretch.from
      const length = lengthOf(stretch)
      reach(other, value + length * weight(stretch), (units[node] ?? 0) + length, index)
    }
  }
  return { from, cost, units, by }
}

/** How the way ends that leads to a point: straight along the stretch that it began on, or by one of the ends of the point's own. */
export interface Arrival {
  /** World units times weight; Infinity where no way leads there. */
  readonly cost: number
  /** World units of the same way. */
  readonly units: number
  readonly node: number | null
}

/** How the shortest way to a point ends. */
export function arrivalAt(
  network: Network,
  { from, cost, units }: Reached,
  to: Anchor,
  weight: Weight,
): Arrival {
  const stretch = network.stretches[to.stretch]
  if (!stretch) return { cost: Infinity, units: 0, node: null }
  const perUnit = weight(stretch)
  const by = (node: number, length: number): Arrival => ({
    node,
    cost: (cost[node] ?? Infinity) + length * perUnit,
    units: (units[node] ?? 0) + length,
  })
  const straight = Math.abs(from.offset - to.offset)
  const ends: readonly Arrival[] = [
    by(stretch.from, to.offset),
    by(stretch.to, lengthOf(stretch) - to.offset),
    ...(from.stretch === to.stretch
      ? [{ node: null, cost: straight * perUnit, units: straight }]
      : []),
  ]
  return ends.reduce((best, one) => (one.cost < best.cost ? one : best))
}

/** World units times weight; Infinity where no way leads there. */
export function costTo(network: Network, reached: Reached, to: Anchor, weight: Weight): number {
  return arrivalAt(network, reached, to, weight).cost
}

/** A part of a stretch, gone through from the one offset to the other, in world units from the stretch's first point. */
export interface Course {
  readonly stretch: number
  readonly begin: number
  readonly end: number
}

/** The shortest way to a point, in order; nothing where none leads there. */
export function coursesTo(
  network: Network,
  reached: Reached,
  to: Anchor,
  weight: Weight,
): readonly Course[] | undefined {
  const { from, by } = reached
  const best = arrivalAt(network, reached, to, weight)
  if (best.cost === Infinity) return undefined
  if (best.node === null) return [{ stretch: to.stretch, begin: from.offset, end: to.offset }]
  const { stretches } = network
  const offsetOf = (index: number, node: number) => {
    const stretch = stretches[index]
    return stretch && stretch.from !== node ? lengthOf(stretch) : 0
  }
  const backwards: Course[] = [
    { stretch: to.stretch, begin: offsetOf(to.stretch, best.node), end: to.offset },
  ]
  let node = best.node
  for (let index = by[node] ?? -1; index >= 0; index = by[node] ?? -1) {
    const end = offsetOf(index, node)
    const stretch = stretches[index]
    if (!stretch) break
    node = stretch.from === node ? stretch.to : stretch.from
    backwards.push({ stretch: index, begin: end === 0 ? lengthOf(stretch) : 0, end })
  }
  backwards.push({
    stretch: from.stretch,
    begin: from.offset,
    end: offsetOf(from.stretch, node),
  })
  return backwards.reverse()
}
