import { distance, type Coordinate } from '../../src/geometry/coordinates.ts'
import { nearestOnSegment } from '../../src/geometry/segments.ts'
import { findCrossing } from '../../src/geometry/line-geometry.ts'
import {
  segmentsByEnd,
  whole,
  type ByEnd,
  type RoadLine,
  type RoadSegment,
} from './road-segment.ts'
import { BuildError } from '../build/output-file.ts'
import { bounds } from '../bounds.ts'
import { createSegmentGrid } from './segment-grid.ts'

/** World units within which a loose end is joined to another road. 90 % of the survey is at least as exact. */
export const joinDistanceUnits = 8

/** Maximum distance in world units from either end of a bridge to its road. */
export const bridgeReachUnits = 24

/** Upper limit of passes. Rounding a cut to whole units can create a new crossing, so one pass is not enough. */
const maxPasses = 5

/** True if roads overlap so often that joining them would take too long. */
export function isTangle(lines: readonly RoadLine[]): boolean {
  const segments = segmentsOf(lines)
  const grid = createSegmentGrid(segments)
  let pairs = 0
  return segments.some((segment) => {
    pairs += grid.around(segment).length
    return pairs > bounds.roadPairs
  })
}

/**
 * Cuts roads into segments that meet only at their ends. Connects loose ends to nearby roads, and roads over bridges.
 * @throws {BuildError} if the roads are a tangle
 */
export function joinRoads(
  lines: readonly RoadLine[],
  bridges: readonly (readonly Coordinate[])[],
): readonly RoadSegment[] {
  if (isTangle(lines)) throw new BuildError('The roads are a tangle.')
  let segments = segmentsOf(lines)
  segments = removeDuplicates([...segments, ...joinsOf(segments)])
  segments = removeDuplicates([...segments, ...linksOf(segments, bridges)])
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const cut = removeDuplicates(cutAtCrossings(segments))
    if (cut.length === segments.length) break
    segments = cut
  }
  return segments
}

function segmentsOf(lines: readonly RoadLine[]): readonly RoadSegment[] {
  return removeDuplicates(
    lines.flatMap(({ class: roadClass, line }) =>
      line.slice(1).map((b, at) => ({ class: roadClass, a: line[at] ?? b, b })),
    ),
  )
}

/** Removes zero-length and duplicate segments. Of two duplicates, a road takes precedence over a path. */
function removeDuplicates(segments: readonly RoadSegment[]): readonly RoadSegment[] {
  const known = new Map<string, RoadSegment>()
  for (const segment of segments) {
    const [a, b] = [segment.a.join(), segment.b.join()]
    if (a === b) continue
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    if (known.get(key)?.class !== 'road') known.set(key, segment)
  }
  return [...known.values()]
}

/** Returns segments from every loose end to the nearest other road within {@link joinDistanceUnits}. */
function joinsOf(segments: readonly RoadSegment[]): readonly RoadSegment[] {
  const grid = createSegmentGrid(segments)
  const at = segmentsByEnd(segments)
  return [...at.values()].flatMap((here) => {
    const [own] = here
    if (here.length !== 1 || !own) return []
    const end = loose(own, at)
    const near = grid
      .near(end, joinDistanceUnits)
      .filter((other) => !isConnectedNearby(own, end, other, at))
      .map((other) => nearestOnSegment(end, other.a, other.b))
      .filter(({ distance }) => distance <= joinDistanceUnits)
      .sort((one, other) => one.distance - other.distance)[0]
    return near ? [{ class: own.class, a: end, b: whole(near.point) }] : []
  })
}

function loose({ a, b }: RoadSegment, at: ByEnd): Coordinate {
  return at.get(a.join())?.length === 1 ? a : b
}

/** True if a loose end's own road leads to the other segment within three times {@link joinDistanceUnits}. */
function isConnectedNearby(
  own: RoadSegment,
  end: Coordinate,
  other: RoadSegment,
  at: ByEnd,
): boolean {
  const seen = new Set<RoadSegment>()
  const open = [{ segment: own, from: end, gone: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { segment, from, gone } = next
    if (segment === other) return true
    seen.add(segment)
    const far = gone + distance(segment.a, segment.b)
    if (far > 3 * joinDistanceUnits) continue
    const to = segment.a.join() === from.join() ? segment.b : segment.a
    for (const following of at.get(to.join()) ?? []) {
      if (!seen.has(following)) open.push({ segment: following, from: to, gone: far })
    }
  }
  return false
}

/** Returns links over bridges without a road, from the nearest road on one bank to the nearest on the other. */
function linksOf(
  segments: readonly RoadSegment[],
  bridges: readonly (readonly Coordinate[])[],
): readonly RoadSegment[] {
  const grid = createSegmentGrid(segments)
  return bridges.flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last || line.length < 2) return []
    const middle = middleOf(line)
    if (grid.nearest(middle, bridgeReachUnits)) return []
    const banks = [first, last].map((bank) => grid.nearest(bank, bridgeReachUnits)?.point)
    const [from, to] = banks
    if (!from || !to) return []
    const points = [whole(from), ...line.map(whole), whole(to)]
    return points.slice(1).map((b, at) => ({ class: 'road' as const, a: points[at] ?? b, b }))
  })
}

export function middleOf(line: readonly Coordinate[]): Coordinate {
  const half = line.slice(1).reduce((sum, b, at) => sum + distance(line[at] ?? b, b), 0) / 2
  let gone = 0
  for (const [at, b] of line.slice(1).entries()) {
    const a = line[at] ?? b
    const length = distance(a, b)
    if (gone + length >= half && length > 0) {
      const share = (half - gone) / length
      return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
    }
    gone += length
  }
  return line[0] ?? [0, 0]
}

function cutAtCrossings(segments: readonly RoadSegment[]): readonly RoadSegment[] {
  const grid = createSegmentGrid(segments)
  return segments.flatMap((segment) => {
    const { a, b } = segment
    const cuts = grid.around(segment).flatMap((other) => {
      if (other === segment) return []
      const crossed = findCrossing(a, b, other.a, other.b)
      // Ends that lie on the segment, also if both segments lie along the same line.
      const touching = [other.a, other.b].filter(
        (end) => nearestOnSegment(end, a, b).distance < touchDistanceUnits,
      )
      return [...(crossed ? [whole(crossed)] : []), ...touching]
    })
    const points = [a, ...cuts, b].sort((one, other) => distance(a, one) - distance(a, other))
    return points.slice(1).map((to, at) => ({ ...segment, a: points[at] ?? to, b: to }))
  })
}

/** Distance in world units within which a point counts as being on a segment. */
const touchDistanceUnits = 0.01
