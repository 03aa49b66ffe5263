import Flatbush from 'flatbush'
import type { Coordinate } from '../../src/geometry/coordinates.ts'
import { nearestOnSegment, type OnSegment } from '../../src/geometry/segments.ts'

interface Segment {
  readonly a: Coordinate
  readonly b: Coordinate
}

/** Spatial index of segments. Distances are in world units. */
interface SegmentGrid<Of extends Segment> {
  /** Returns segments whose bounding box is within reach. */
  readonly near: (to: Coordinate, reach: number) => readonly Of[]
  /** Returns segments whose bounding box touches that of the given segment. */
  readonly around: (segment: Segment) => readonly Of[]
  /** Returns the nearest point on any segment, or `undefined` if none is within reach. */
  readonly nearest: (to: Coordinate, reach: number) => OnSegment | undefined
}

export function createSegmentGrid<Of extends Segment>(segments: readonly Of[]): SegmentGrid<Of> {
  if (segments.length === 0) return { near: () => [], around: () => [], nearest: () => undefined }
  const tree = new Flatbush(segments.length)
  for (const segment of segments) tree.add(...boxOf(segment))
  tree.finish()
  const within = (...box: readonly [number, number, number, number]) =>
    tree.search(...box).flatMap((index) => segments[index] ?? [])
  const near = ([x, y]: Coordinate, reach: number) =>
    within(x - reach, y - reach, x + reach, y + reach)
  return {
    near,
    around: (segment) => within(...boxOf(segment)),
    nearest: (to, reach) =>
      near(to, reach)
        .map(({ a, b }) => nearestOnSegment(to, a, b))
        .filter(({ distance }) => distance <= reach)
        .sort((one, other) => one.distance - other.distance)[0],
  }
}

function boxOf({ a, b }: Segment): readonly [number, number, number, number] {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])]
}
