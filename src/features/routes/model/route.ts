import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { distancesAlong, lookAheadUnits, pointAlong } from '../../../geometry/line-geometry.ts'
import type { RouteKind } from '../../settings/model/route-choices.ts'
import type { Network, RoadClass, Edge } from '../../../world/road-network.ts'
import type { SnappedPoint, RoadIndex } from './road-index.ts'
import {
  coursesTo,
  costTo,
  reachedFrom,
  type Course,
  type Reached,
  type Weight,
} from './shortest.ts'

/** A stretch of a route on one kind of surface. */
export interface RouteSegment {
  /** `straight` leads over open land, `fast-travel` directly between two fast travel points. */
  readonly kind: RoadClass | 'straight' | 'fast-travel'
  /** At least two points, unless the route ends where it begins. */
  readonly line: readonly Coordinate[]
  /** Points of the line at which other edges begin, so that the traveller could take the wrong one. */
  readonly forks: readonly Fork[]
  /** World units. A fast travel has length 0. */
  readonly length: number
}

/** A point at which a route continues along one of several edges. */
export interface Fork {
  readonly at: number
  readonly others: readonly Branch[]
}

/** An edge that leads away from a fork and is not part of the route. */
export interface Branch {
  readonly class: RoadClass
  /** A point of the edge some distance from the fork. */
  readonly to: Coordinate
}

/** The stretch between two consecutive points of a route. */
export interface RouteLeg {
  readonly segments: readonly RouteSegment[]
  /** World units. */
  readonly length: number
}

export interface Route {
  readonly legs: readonly RouteLeg[]
  /** World units. */
  readonly length: number
}

export interface RouteOptions {
  readonly by: RouteKind
  /** Points between which the player can fast travel. Empty if fast travel is off. */
  readonly fastTravel: readonly Coordinate[]
}

export interface Roads {
  readonly network: Network
  readonly index: RoadIndex
}

/** Cost factor of paths in routes by road. It is so high that a path is used only where no road leads. */
const pathWeight = 1000

export const weights: Readonly<Record<RouteKind, Weight>> = {
  roads: (edge) => (edge.class === 'path' ? pathWeight : 1),
  paths: () => 1,
}

const classes: Readonly<Record<RouteKind, readonly RoadClass[]>> = {
  roads: ['road'],
  paths: ['road', 'path'],
}

export function routeThrough(
  roads: Roads,
  points: readonly Coordinate[],
  options: RouteOptions,
): Route {
  const stops = points.map((point) => stopAt(roads, point, options))
  const legs = stops
    .slice(1)
    .map((stop, leg) => legBetween(roads, stops[leg] ?? stop, stop, options))
  return { legs, length: legs.reduce((sum, { length }) => sum + length, 0) }
}

/** A point, and the point of the network to which it snaps. */
export interface Stop {
  readonly point: Coordinate
  readonly snappedPoint: SnappedPoint | undefined
}

export function stopAt({ index }: Roads, point: Coordinate, { by }: RouteOptions): Stop {
  return {
    point,
    snappedPoint: index.nearest(point, classes[by]) ?? index.nearest(point, classes.paths),
  }
}

function legBetween(roads: Roads, from: Stop, to: Stop, options: RouteOptions): RouteLeg {
  const direct = distance(from.point, to.point)
  const straight: RouteLeg = {
    segments: [{ kind: 'straight', line: [from.point, to.point], forks: [], length: direct }],
    length: direct,
  }
  // Goes straight if the destination is nearer than the road.
  if (
    !from.snappedPoint ||
    !to.snappedPoint ||
    direct <= from.snappedPoint.snapDistance + to.snappedPoint.snapDistance
  )
    return straight
  const reached = reachedFrom(roads.network, from.snappedPoint, weights[options.by])
  const walked = walk(roads, reached, from, to, options) ?? straight
  const travelled = travel(roads, reached, from, to, options)
  return travelled && travelled.length < walked.length ? travelled : walked
}

/** Returns a leg without fast travel, or `undefined` if no roads connect its ends. */
function walk(
  { network }: Roads,
  reached: Reached,
  from: Stop,
  to: Stop,
  { by }: RouteOptions,
): RouteLeg | undefined {
  const courses = to.snappedPoint && coursesTo(network, reached, to.snappedPoint, weights[by])
  if (!courses || !from.snappedPoint || !to.snappedPoint) return undefined
  return legOf([
    straightSegment(from.point, from.snappedPoint.point),
    ...segmentsOf(network, courses),
    straightSegment(to.snappedPoint.point, to.point),
  ])
}

/** Returns a leg with fast travel, or `undefined` if that does not work. Uses the points nearest along the roads. */
function travel(
  roads: Roads,
  reached: Reached,
  from: Stop,
  to: Stop,
  options: RouteOptions,
): RouteLeg | undefined {
  const { network } = roads
  const weight = weights[options.by]
  const stops = options.fastTravel.map((point) => stopAt(roads, point, options))
  if (stops.length < 2 || !to.snappedPoint) return undefined
  const back = reachedFrom(network, to.snappedPoint, weight)
  const nearest = (reachedSide: Reached, except?: Stop) =>
    stops
      .filter((stop) => stop !== except)
      .map((stop) => ({
        stop,
        cost: stop.snappedPoint
          ? costTo(network, reachedSide, stop.snappedPoint, weight) + stop.snappedPoint.snapDistance
          : Infinity,
      }))
      .reduce((best, one) => (one.cost < best.cost ? one : best))
  const begin = nearest(reached)
  const end = nearest(back)
  // If one fast travel point is the nearest to both ends, using it is pointless.
  if (begin.stop === end.stop) return undefined
  const there = walk(roads, reached, from, begin.stop, options)
  const on =
    end.stop.snappedPoint &&
    walk(roads, reachedFrom(network, end.stop.snappedPoint, weight), end.stop, to, options)
  if (!there || !on) return undefined
  const jump: RouteSegment = {
    kind: 'fast-travel',
    line: [begin.stop.point, end.stop.point],
    forks: [],
    length: 0,
  }
  return legOf([...there.segments, jump, ...on.segments])
}

function straightSegment(from: Coordinate, to: Coordinate): RouteSegment {
  return { kind: 'straight', line: [from, to], forks: [], length: distance(from, to) }
}

function legOf(segments: readonly RouteSegment[]): RouteLeg {
  const gone = segments.filter(({ kind, length }) => length > 0 || kind === 'fast-travel')
  return { segments: gone, length: gone.reduce((sum, { length }) => sum + length, 0) }
}

/** Joins courses along edges into segments. A segment ends where the class of road changes. */
function segmentsOf(network: Network, courses: readonly Course[]): readonly RouteSegment[] {
  const segments: { kind: RoadClass; line: Coordinate[]; forks: Fork[] }[] = []
  for (const [index, course] of courses.entries()) {
    const edge = network.edges[course.edge]
    if (!edge) continue
    const line = lineOf(edge, course)
    if (line.length < 2) continue
    const last = segments.at(-1)
    const before = courses[index - 1]
    const fork = last && before && forkAt(network, before, course)
    if (last?.kind === edge.class) {
      if (fork) last.forks.push({ ...fork, at: last.line.length - 1 })
      last.line.push(...line.slice(1))
    } else {
      segments.push({ kind: edge.class, line, forks: fork ? [{ ...fork, at: 0 }] : [] })
    }
  }
  return segments.map((segment) => ({
    ...segment,
    length: distancesAlong(segment.line).at(-1) ?? 0,
  }))
}

/** Returns the part of an edge's line that the course covers, in the direction of travel. */
function lineOf({ line, along }: Edge, { begin, end }: Course): Coordinate[] {
  const [low, high] = begin < end ? [begin, end] : [end, begin]
  const between = line.filter((_, at) => (along[at] ?? 0) > low && (along[at] ?? 0) < high)
  const points = [pointAlong(line, along, low), ...between, pointAlong(line, along, high)]
  if (low === high) return points.slice(0, 1)
  return begin < end ? points : points.reverse()
}

/** Returns the other edges at the node between two courses, or `undefined` if no other edge begins there. */
function forkAt(network: Network, before: Course, after: Course): Omit<Fork, 'at'> | undefined {
  const edge = network.edges[after.edge]
  if (!edge) return undefined
  const node = after.begin === 0 ? edge.from : edge.to
  const others = (network.edgesAt[node] ?? [])
    .filter((index) => index !== before.edge && index !== after.edge)
    .flatMap((index) => {
      const other = network.edges[index]
      return other ? [{ class: other.class, to: stepFrom(other, node) }] : []
    })
  return others.length > 0 ? { others } : undefined
}

/** Returns a point of an edge a short distance from one of its nodes. */
function stepFrom({ from, line, along }: Edge, node: number): Coordinate {
  const length = along.at(-1) ?? 0
  const offset = Math.min(lookAheadUnits, length)
  return pointAlong(line, along, from === node ? offset : length - offset)
}
