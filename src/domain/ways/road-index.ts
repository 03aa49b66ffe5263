import Flatbush from 'flatbush'
import type { Coordinate } from '../world/view/coordinates.ts'
import type { Network, RoadClass } from './network.ts'
import { nearestOnSegment } from './segments.ts'

/** A point on a network's stretch. */
export interface Anchor {
  readonly point: Coordinate
  /** The index of the stretch. */
  readonly stretch: number
  /** World units from the stretch's first point. */
  readonly offset: number
  /** World units from where it was looked for. */
  readonly away: number
}

/** Finds what of a network is nearest. */
export interface RoadIndex {
  /** @returns nothing where there is no stretch of these classes */
  readonly nearest: (to: Coordinate, classes: readonly RoadClass[]) => Anchor | undefined
}

export function indexRoads({ stretches }: Network): RoadIndex {
  const segments = stretches.flatMap(({ line }, stretch) =>
    line.slice(1).map((_, segment) => ({ stretch, segment })),
  )
  if (segments.length === 0) return { nearest: () => undefined }
  const tree = new Flatbush(segments.length)
  const endsOf = (index: number) => {
    const { stretch = 0, segment = 0 } = segments[index] ?? {}
    const { line = [], along = [], class: roadClass } = stretches[stretch] ?? {}
    const a = line[segment] ?? [0, 0]
    return { a, b: line[segment + 1] ?? a, stretch, segment, along, roadClass }
  }
  for (const index of segments.keys()) {
    const { a, b } = endsOf(index)
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]))
  }
  tree.finish()

  const anchorOn = (index: number, to: Coordinate): Anchor => {
    const { a, b, stretch, segment, along } = endsOf(index)
    const { point, share, away } = nearestOnSegment(to, a, b)
    const [begin = 0, end = begin] = [along[segment], along[segment + 1]]
    return { point, stretch, offset: begin + share * (end - begin), away }
  }

  return {
    nearest: (to, classes) => {
      const [x, y] = to
      const isMeant = (index: number) => {
        const { roadClass } = endsOf(index)
        return roadClass !== undefined && classes.includes(roadClass)
      }
      // The nearest box holds a segment that may be farther than another's, but none is beyond it.
      const [first] = tree.neighbors(x, y, 1, Infinity, isMeant)
      if (first === undefined) return undefined
      const { away } = anchorOn(first, to)
      return tree
        .search(x - away, y - away, x + away, y + away, isMeant)
        .map((index) => anchorOn(index, to))
        .reduce((best, one) => (one.away < best.away ? one : best), anchorOn(first, to))
    },
  }
}
