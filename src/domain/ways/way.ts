import { distance, type Coordinate } from '../world/view/coordinates.ts'
import { alongLine, lookAhead, pointAlong } from './segments.ts'
import type { WayKind } from './way-choices.ts'
import type { Network, RoadClass, Stretch } from './network.ts'
import type { Anchor, RoadIndex } from './road-index.ts'
import {
  coursesTo,
  costTo,
  reachedFrom,
  type Course,
  type Reached,
  type Weight,
} from './shortest.ts'

/** A part of a way that is gone in one manner. */
export interface WayPart {
  /** Straight over the land, where no road is, or at once from one fast-travel point to another. */
  readonly kind: RoadClass | 'straight' | 'fast-travel'
  /** At least two points, unless the way ends where it begins. */
  readonly line: readonly Coordinate[]
  /** Where in the line, from 0, other stretches of road begin: there one may go wrong. */
  readonly forks: readonly Fork[]
  /** World units; 0 of a fast travel. */
  readonly length: number
}

/** Where a way goes on along one of several stretches. */
export interface Fork {
  /** Which point of the part's line it is. */
  readonly at: number
  /** Where the stretches lead that the way does not take: their next points. */
  readonly others: readonly Coordinate[]
}

/** From one of its points to the next. */
export interface WayLeg {
  readonly parts: readonly WayPart[]
  /** World units. */
  readonly length: number
}

export interface Way {
  readonly legs: readonly WayLeg[]
  /** World units. */
  readonly length: number
}

export interface WayOptions {
  readonly by: WayKind
  /** Where one can travel at once between any two; none of them where fast travel is off. */
  readonly fastTravel: readonly Coordinate[]
}

/** A network with what finds ways on it. */
export interface Roads {
  readonly network: Network
  readonly index: RoadIndex
}

/** Who wants roads takes a path for as long as no road leads there, and no longer. */
const pathWeight = 1000

export const weights: Readonly<Record<WayKind, Weight>> = {
  roads: (stretch) => (stretch.class === 'path' ? pathWeight : 1),
  paths: () => 1,
}

const classes: Readonly<Record<WayKind, readonly RoadClass[]>> = {
  roads: ['road'],
  paths: ['road', 'path'],
}

/** The shortest way from point to point. */
export function wayThrough(roads: Roads, points: readonly Coordinate[], options: WayOptions): Way {
  const stops = points.map((point) => stopAt(roads, point, options))
  const legs = stops
    .slice(1)
    .map((stop, leg) => legBetween(roads, stops[leg] ?? stop, stop, options))
  return { legs, length: legs.reduce((sum, { length }) => sum + length, 0) }
}

/** A point off the network, and where one leaves it for that. */
export interface Stop {
  readonly point: Coordinate
  readonly anchor: Anchor | undefined
}

export function stopAt({ index }: Roads, point: Coordinate, { by }: WayOptions): Stop {
  return {
    point,
    anchor: index.nearest(point, classes[by]) ?? index.nearest(point, classes.paths),
  }
}

function legBetween(roads: Roads, from: Stop, to: Stop, options: WayOptions): WayLeg {
  const direct = distance(from.point, to.point)
  const straight: WayLeg = {
    parts: [{ kind: 'straight', line: [from.point, to.point], forks: [], length: direct }],
    length: direct,
  }
  // Nobody goes to a road and back to reach what lies nearer than the road.
  if (!from.anchor || !to.anchor || direct <= from.anchor.away + to.anchor.away) return straight
  const reached = reachedFrom(roads.network, from.anchor, weights[options.by])
  const walked = walk(roads, reached, from, to, options) ?? straight
  const travelled = travel(roads, reached, from, to, options)
  return travelled && travelled.length < walked.length ? travelled : walked
}

/** A leg on foot alone; nothing where no way leads there. */
function walk(
  { network }: Roads,
  reached: Reached,
  from: Stop,
  to: Stop,
  { by }: WayOptions,
): WayLeg | undefined {
  const courses = to.anchor && coursesTo(network, reached, to.anchor, weights[by])
  if (!courses || !from.anchor || !to.anchor) return undefined
  return legOf([
    straightPart(from.point, from.anchor.point),
    ...partsOf(network, courses),
    straightPart(to.anchor.point, to.point),
  ])
}

/** A leg by the fast-travel points that are the nearest along the roads; nothing where it is no shorter for them. */
function travel(
  roads: Roads,
  reached: Reached,
  from: Stop,
  to: Stop,
  options: WayOptions,
): WayLeg | undefined {
  const { network } = roads
  const weight = weights[options.by]
  const stops = options.fastTravel.map((point) => stopAt(roads, point, options))
  if (stops.length < 2 || !to.anchor) return undefined
  const back = reachedFrom(network, to.anchor, weight)
  const nearest = (reachedSide: Reached, except?: Stop) =>
    stops
      .filter((stop) => stop !== except)
      .map((stop) => ({
        stop,
        cost: stop.anchor
          ? costTo(network, reachedSide, stop.anchor, weight) + stop.anchor.away
          : Infinity,
      }))
      .reduce((best, one) => (one.cost < best.cost ? one : best))
  const begin = nearest(reached)
  const end = nearest(back)
  // One that is the nearest to both leads nowhere.
  if (begin.stop === end.stop) return undefined
  const there = walk(roads, reached, from, begin.stop, options)
  const on =
    end.stop.anchor &&
    walk(roads, reachedFrom(network, end.stop.anchor, weight), end.stop, to, options)
  if (!there || !on) return undefined
  const jump: WayPart = {
    kind: 'fast-travel',
    line: [begin.stop.point, end.stop.point],
    forks: [],
    length: 0,
  }
  return legOf([...there.parts, jump, ...on.parts])
}

function straightPart(from: Coordinate, to: Coordinate): WayPart {
  return { kind: 'straight', line: [from, to], forks: [], length: distance(from, to) }
}

function legOf(parts: readonly WayPart[]): WayLeg {
  const gone = parts.filter(({ kind, length }) => length > 0 || kind === 'fast-travel')
  return { parts: gone, length: gone.reduce((sum, { length }) => sum + length, 0) }
}

/** What is gone along stretches, in one part for as long as the class of road stays the same. */
function partsOf(network: Network, courses: readonly Course[]): readonly WayPart[] {
  const parts: { kind: RoadClass; line: Coordinate[]; forks: Fork[] }[] = []
  for (const [index, course] of courses.entries()) {
    const stretch = network.stretches[course.stretch]
    if (!stretch) continue
    const line = lineOf(stretch, course)
    if (line.length < 2) continue
    const last = parts.at(-1)
    const before = courses[index - 1]
    const fork = last && before && forkAt(network, before, course)
    if (last?.kind === stretch.class) {
      if (fork) last.forks.push({ ...fork, at: last.line.length - 1 })
      last.line.push(...line.slice(1))
    } else {
      parts.push({ kind: stretch.class, line, forks: fork ? [{ ...fork, at: 0 }] : [] })
    }
  }
  return parts.map((part) => ({ ...part, length: alongLine(part.line).at(-1) ?? 0 }))
}

/** What of a stretch's line is gone, in that direction. */
function lineOf({ line, along }: Stretch, { begin, end }: Course): Coordinate[] {
  const [low, high] = begin < end ? [begin, end] : [end, begin]
  const between = line.filter((_, at) => (along[at] ?? 0) > low && (along[at] ?? 0) < high)
  const points = [pointAlong(line, along, low), ...between, pointAlong(line, along, high)]
  if (low === high) return points.slice(0, 1)
  return begin < end ? points : points.reverse()
}

/** What else begins where one stretch of a way leads into the next; nothing where they alone meet. */
function forkAt(network: Network, before: Course, after: Course): Omit<Fork, 'at'> | undefined {
  const stretch = network.stretches[after.stretch]
  if (!stretch) return undefined
  const node = after.begin === 0 ? stretch.from : stretch.to
  const others = (network.stretchesAt[node] ?? [])
    .filter((index) => index !== before.stretch && index !== after.stretch)
    .flatMap((index) => {
      const other = network.stretches[index]
      return other ? [stepFrom(other, node)] : []
    })
  return others.length > 0 ? { others } : undefined
}

/** Where a stretch leads from one of its nodes. */
function stepFrom({ from, line, along }: Stretch, node: number): Coordinate {
  const length = along.at(-1) ?? 0
  const offset = Math.min(lookAhead, length)
  return pointAlong(line, along, from === node ? offset : length - offset)
}
