import type { Coordinate } from '../../../../geometry/coordinates.ts'
import { roadClasses } from '../../../../world/road-network.ts'
import type { SnappedPoint } from '../road-index.ts'
import { costTo, reachedFrom, type Reached } from '../shortest.ts'
import type { Roads } from '../route.ts'

const plain = () => 1

/** Returns the index of the nearest place along the roads for each point, or -1 if none can be reached. */
export function areasOf(
  { network, index }: Roads,
  places: readonly Coordinate[],
  points: readonly Coordinate[],
): Int16Array {
  const snappedPointOf = (point: Coordinate) => index.nearest(point, roadClasses)
  const starts = places.map((place) => {
    const snappedPoint = snappedPointOf(place)
    return snappedPoint && { snappedPoint, reached: reachedFrom(network, snappedPoint, plain) }
  })
  const nearestAt = nearestByNode(network.nodes.length, starts)
  return Int16Array.from(points, (point) => {
    const snappedPoint = snappedPointOf(point)
    if (!snappedPoint) return -1
    const edge = network.edges[snappedPoint.edge]
    const byEnds = edge ? [nearestAt[edge.from] ?? -1, nearestAt[edge.to] ?? -1] : []
    const onIt = starts.flatMap((start, place) =>
      start?.snappedPoint.edge === snappedPoint.edge ? [place] : [],
    )
    const cost = (place: number) => {
      const start = starts[place]
      return start
        ? start.snappedPoint.snapDistance + costTo(network, start.reached, snappedPoint, plain)
        : Infinity
    }
    return [...byEnds, ...onIt].reduce(
      (best, place) => (cost(place) < cost(best) ? place : best),
      -1,
    )
  })
}

function nearestByNode(
  nodes: number,
  starts: readonly (
    { readonly snappedPoint: SnappedPoint; readonly reached: Reached } | undefined
  )[],
): Int16Array {
  const least = new Float64Array(nodes).fill(Infinity)
  const nearest = new Int16Array(nodes).fill(-1)
  for (const [place, start] of starts.entries()) {
    if (!start) continue
    const { snappedPoint, reached } = start
    for (const [node, cost] of reached.cost.entries()) {
      if (snappedPoint.snapDistance + cost >= (least[node] ?? 0)) continue
      least[node] = snappedPoint.snapDistance + cost
      nearest[node] = place
    }
  }
  return nearest
}
