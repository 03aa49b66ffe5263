import { distance, type Coordinate } from '../../src/geometry/coordinates.ts'
import { segmentsByEnd, type RoadLine, type RoadSegment } from './road-segment.ts'

export interface RoadPiece {
  readonly segments: readonly RoadSegment[]
  /** Length in world units. */
  readonly length: number
}

/** Returns the connected pieces of the road network, the longest first. */
export function piecesOf(segments: readonly RoadSegment[]): readonly RoadPiece[] {
  const at = segmentsByEnd(segments)
  const seen = new Set<RoadSegment>()
  const pieces: RoadPiece[] = []
  for (const start of segments) {
    if (seen.has(start)) continue
    seen.add(start)
    const piece = [start]
    // The loop visits segments that are appended while it runs.
    for (const segment of piece) {
      for (const end of [segment.a, segment.b]) {
        for (const next of at.get(end.join()) ?? []) {
          if (seen.has(next)) continue
          seen.add(next)
          piece.push(next)
        }
      }
    }
    const length = piece.reduce((sum, { a, b }) => sum + distance(a, b), 0)
    pieces.push({ segments: piece, length })
  }
  return pieces.sort((one, other) => other.length - one.length)
}

/** Returns the edges of a piece: lines of one road class from one fork or end to the next. */
export function edgesOf({ segments }: RoadPiece): readonly RoadLine[] {
  const at = segmentsByEnd(segments)
  const isNode = (point: Coordinate) => {
    const here = at.get(point.join()) ?? []
    return here.length !== 2 || here[0]?.class !== here[1]?.class
  }
  const done = new Set<RoadSegment>()
  const lines: RoadLine[] = []
  const follow = (first: RoadSegment, from: Coordinate) => {
    const line: Coordinate[] = [from]
    let segment: RoadSegment | undefined = first
    let point = from
    while (segment && !done.has(segment)) {
      done.add(segment)
      point = point.join() === segment.a.join() ? segment.b : segment.a
      line.push(point)
      if (isNode(point)) break
      segment = at.get(point.join())?.find((next) => !done.has(next))
    }
    lines.push({ class: first.class, line })
  }
  for (const segment of segments) {
    for (const end of [segment.a, segment.b]) {
      if (isNode(end) && !done.has(segment)) follow(segment, end)
    }
  }
  // Rings without a fork have not been visited yet.
  for (const segment of segments) if (!done.has(segment)) follow(segment, segment.a)
  return lines
}
