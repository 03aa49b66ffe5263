import { distance } from '../geometry/coordinates.ts'
import { lengthOf, type Network } from '../world/road-network.ts'
import type { SnappedPoint } from '../features/routes/model/road-index.ts'

/** Returns the shortest lengths from a node. Relaxes every point of every line until nothing changes. */
export function plainLengths({ edges, nodes }: Network, from: number): readonly number[] {
  const legs = new Map<string, { to: string; length: number }[]>()
  const link = (one: string, to: string, length: number) => {
    const here = legs.get(one)
    if (here) here.push({ to, length })
    else legs.set(one, [{ to, length }])
  }
  for (const [index, { line }] of edges.entries()) {
    // Lines meet only at their ends. Points between the ends belong to one line.
    const isEnd = (at: number) => at === 0 || at === line.length - 1
    const keys = line.map((point, at) => (isEnd(at) ? point.join() : `${index}:${at}`))
    for (const [at, b] of line.slice(1).entries()) {
      const length = distance(line[at] ?? b, b)
      link(keys[at] ?? '', keys[at + 1] ?? '', length)
      link(keys[at + 1] ?? '', keys[at] ?? '', length)
    }
  }
  const start = nodes[from]?.join() ?? ''
  const lengths = new Map([[start, 0]])
  const open = [start]
  for (const key of open) {
    for (const { to, length } of legs.get(key) ?? []) {
      const whole = (lengths.get(key) ?? 0) + length
      if (whole >= (lengths.get(to) ?? Infinity) - 1e-9) continue
      lengths.set(to, whole)
      open.push(to)
    }
  }
  return nodes.map((node) => lengths.get(node.join()) ?? Infinity)
}

export function snappedPointAt({ nodes, edges, edgesAt }: Network, node: number): SnappedPoint {
  const edge = edgesAt[node]?.[0] ?? 0
  const found = edges[edge]
  const offset = found && found.from !== node ? lengthOf(found) : 0
  return { point: nodes[node] ?? [0, 0], edge, offset, snapDistance: 0 }
}
