import type { Coordinate } from '../../world/view/coordinates.ts'
import { roadClasses } from '../network.ts'
import type { Anchor } from '../road-index.ts'
import { costTo, reachedFrom, type Reached } from '../shortest.ts'
import type { Roads } from '../way.ts'

const plain = () => 1

/**
 * Which of several places each point is the nearest to, along the roads and straight from there to the point: its
 * index, or -1 where there is none.
 */
export function areasOf(
  { network, index }: Roads,
  places: readonly Coordinate[],
  points: readonly Coordinate[],
): Int16Array {
  const anchorOf = (point: Coordinate) => index.nearest(point, roadClasses)
  const starts = places.map((place) => {
    const anchor = anchorOf(place)
    return anchor && { anchor, reached: reachedFrom(network, anchor, plain) }
  })
  const nearestAt = nearestByNode(network.nodes.length, starts)
  return Int16Array.from(points, (point) => {
    const anchor = anchorOf(point)
    if (!anchor) return -1
    const stretch = network.stretches[anchor.stretch]
    const byEnds = stretch ? [nearestAt[stretch.from] ?? -1, nearestAt[stretch.to] ?? -1] : []
    const onIt = starts.flatMap((start, place) =>
      start?.anchor.stretch === anchor.stretch ? [place] : [],
    )
    const cost = (place: number) => {
      const start = starts[place]
      return start ? start.anchor.away + costTo(network, start.reached, anchor, plain) : Infinity
    }
    return [...byEnds, ...onIt].reduce(
      (best, place) => (cost(place) < cost(best) ? place : best),
      -1,
    )
  })
}

/** The place that each node of the network is the nearest to; -1 where none is reached. */
function nearestByNode(
  nodes: number,
  starts: readonly ({ readonly anchor: Anchor; readonly reached: Reached } | undefined)[],
): Int16Array {
  const least = new Float64Array(nodes).fill(Infinity)
  const nearest = new Int16Array(nodes).fill(-1)
  for (const [place, start] of starts.entries()) {
    if (!start) continue
    const { anchor, reached } = start
    for (const [node, cost] of reached.cost.entries()) {
      if (anchor.away + cost >= (least[node] ?? 0)) continue
      least[node] = anchor.away + cost
      nearest[node] = place
    }
  }
  return nearest
}
