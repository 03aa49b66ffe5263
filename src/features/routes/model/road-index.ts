import Flatbush from 'flatbush'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Network, RoadClass } from '../../../world/road-network.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'

/** The point of the network nearest to another point, where a stop joins the roads. */
export interface SnappedPoint {
  readonly point: Coordinate
  readonly edge: number
  /** World units from the first point of the edge. */
  readonly offset: number
  readonly snapDistance: number
}

export interface RoadIndex {
  /** Returns the nearest point on edges of these classes, or `undefined` if the network has no such edge. */
  readonly nearest: (to: Coordinate, classes: readonly RoadClass[]) => SnappedPoint | undefined
}

export function indexRoads({ edges }: Network): RoadIndex {
  const segments = edges.flatMap(({ line }, edge) =>
    line.slice(1).map((_, segment) => ({ edge, segment })),
  )
  if (segments.length === 0) return { nearest: () => undefined }
  const tree = new Flatbush(segments.length)
  const endsOf = (index: number) => {
    const { edge = 0, segment = 0 } = segments[index] ?? {}
    const { line = [], along = [], class: roadClass } = edges[edge] ?? {}
    const a = line[segment] ?? [0, 0]
    return { a, b: line[segment + 1] ?? a, edge, segment, along, roadClass }
  }
  for (const index of segments.keys()) {
    const { a, b } = endsOf(index)
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]))
  }
  tree.finish()

  const snapTo = (index: number, to: Coordinate): SnappedPoint => {
    const { a, b, edge, segment, along } = endsOf(index)
    const { point, share, distance: snapDistance } = nearestOnSegment(to, a, b)
    const [begin = 0, end = begin] = [along[segment], along[segment + 1]]
    return { point, edge, offset: begin + share * (end - begin), snapDistance }
  }

  return {
    nearest: (to, classes) => {
      const [x, y] = to
      const isMeant = (index: number) => {
        const { roadClass } = endsOf(index)
        return roadClass !== undefined && classes.includes(roadClass)
      }
      // The nearest bounding box need not hold the nearest segment, but its segment limits the search.
      const [first] = tree.neighbors(x, y, 1, Infinity, isMeant)
      if (first === undefined) return undefined
      const { snapDistance } = snapTo(first, to)
      return tree
        .search(x - snapDistance, y - snapDistance, x + snapDistance, y + snapDistance, isMeant)
        .map((index) => snapTo(index, to))
        .reduce(
          (best, one) => (one.snapDistance < best.snapDistance ? one : best),
          snapTo(first, to),
        )
    },
  }
}
