import type { Coordinate } from '../../src/geometry/coordinates.ts'
import type { RoadClass } from '../../src/world/road-network.ts'

/** A straight piece of road between two points in whole world units. */
export interface RoadSegment {
  readonly class: RoadClass
  readonly a: Coordinate
  readonly b: Coordinate
}

export interface RoadLine {
  readonly class: RoadClass
  readonly line: readonly Coordinate[]
}

/** Segments by each of their ends; the key is the coordinate as text. */
export type ByEnd = ReadonlyMap<string, readonly RoadSegment[]>

export function segmentsByEnd(segments: readonly RoadSegment[]): ByEnd {
  const at = new Map<string, RoadSegment[]>()
  for (const segment of segments) {
    for (const end of [segment.a, segment.b]) {
      const key = end.join()
      const here = at.get(key)
      if (here) here.push(segment)
      else at.set(key, [segment])
    }
  }
  return at
}

export function whole([x, y]: Coordinate): Coordinate {
  return [Math.round(x), Math.round(y)]
}
