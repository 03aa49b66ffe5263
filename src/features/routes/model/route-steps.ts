import { directionTo, type Direction } from '../../../core/world/names/where.ts'
import type { Coordinate } from '../../../core/geometry/coordinates.ts'
import type { RoadClass } from './network.ts'
import { alongLine, lookAhead, pointAlong, nearestOnSegment } from './line-geometry.ts'
import type { Fork, Route, RouteLeg, RouteSegment } from './route.ts'

/** Where one turns, seen from who goes. */
export const turns = [
  'straight',
  'slightLeft',
  'left',
  'sharpLeft',
  'slightRight',
  'right',
  'sharpRight',
] as const
export type Turn = (typeof turns)[number]

/** One thing to do on a route. */
export interface RouteStep {
  readonly kind:
    | 'begin'
    | 'turn'
    /** Off the road, straight over the land. */
    | 'leave'
    | 'fast-travel'
    /** A point in between that the player wanted. */
    | 'pass'
    | 'arrive'
  readonly at: Coordinate
  /** World units since the step before. */
  readonly after: number
  /** How many bridges one crosses from here to the next step. */
  readonly bridges: number
  /** Of a turn. */
  readonly turn?: Turn
  /** Where one goes from here, of a begin and of what leaves the road. */
  readonly heading?: Direction
  /** What one goes on from here: a class of road, or straight over the land. */
  readonly onto?: RoadClass | 'straight'
}

/** Degrees. A road that bends by less goes straight on, as long as no other goes straighter. */
const straightOn = 30
/** Degrees, from which a turn is one to the side, and from which it leads back. */
const sideways = 50
const backwards = 125

/** World units: who walks no farther off the road than that need not be told. */
const noteworthy = 30

/** World units from the route within which a bridge's middle must lie: the network has it on an edge. */
const bridgeReach = 2

/**
 * What to do on a route, from its begin to its end, and at each stop how to go on from there.
 *
 * @param isStop whether a leg ends at one, by the leg's place from 0; where it does not, the route only bends there, which
 *   is told off the road alone
 */
export function stepsOf(
  { legs }: Route,
  bridges: readonly Coordinate[],
  isStop: (leg: number) => boolean = () => true,
): readonly RouteStep[] {
  const steps: RouteStep[] = []
  /** What was gone since the last step, as lines. */
  let gone: (readonly Coordinate[])[] = []
  const take = (step: Omit<RouteStep, 'after' | 'bridges'>) => {
    const after = gone.reduce((sum, line) => sum + (alongLine(line).at(-1) ?? 0), 0)
    const crossed = bridges.filter((bridge) => gone.some((line) => passes(line, bridge)))
    const before = steps.pop()
    if (before) steps.push({ ...before, bridges: crossed.length })
    steps.push({ ...step, after, bridges: 0 })
    gone = []
  }
  const toGo = goneLegs(legs)
  /** What one goes on; nothing at the begin and at a stop, from where one sets out anew. */
  let before: RouteSegment | undefined
  for (const [index, { leg, segments }] of toGo.entries()) {
    for (const segment of segments) {
      if (segment.kind === 'fast-travel') take({ kind: 'fast-travel', at: endOf(segment) })
      else if (segment.kind === 'straight' && segment.length < noteworthy && segments.length > 1) {
        gone.push(segment.line)
        continue
      } else {
        if (before) takeChange(before, segment)
        else takeBegin(segment, startOf(segments[0] ?? segment))
        takeForks(segment)
      }
      before = segment
    }
    const last = segments.at(-1)
    if (!last) continue
    const at = endOf(last)
    if (index === toGo.length - 1) take({ kind: 'arrive', at })
    else if (isStop(leg) || !before || !isRoad(before)) {
      take({ kind: 'pass', at })
      before = undefined
    }
  }
  return steps

  function takeBegin(segment: RouteSegment, at: Coordinate): void {
    if (segment.kind === 'fast-travel') return
    // What was gone to the road counts until the next step.
    const step = { kind: 'begin', at, heading: headingOf(segment), onto: segment.kind } as const
    steps.push({ ...step, after: 0, bridges: 0 })
  }

  /** From one segment to the next. A road or path that only goes straight on is not worth a word. */
  function takeChange(before: RouteSegment, segment: RouteSegment): void {
    const at = startOf(segment)
    if (segment.kind === 'fast-travel') return
    if (before.kind === 'fast-travel') takeBegin(segment, endOf(before))
    else if (segment.kind === 'straight') {
      take({ kind: 'leave', at, heading: headingOf(segment), onto: 'straight' })
    } else {
      const turn = turnAt(before.line, segment.line, forkAt(segment, 0))
      if (before.kind !== segment.kind) take({ kind: 'turn', at, turn, onto: segment.kind })
      else if (turn !== 'straight') take({ kind: 'turn', at, turn })
    }
  }

  /** Along one class of road. */
  function takeForks(segment: RouteSegment): void {
    let done = 0
    for (const fork of segment.forks) {
      if (fork.at <= 0) continue
      const [came, goes] = [segment.line.slice(0, fork.at + 1), segment.line.slice(fork.at)]
      const turn = turnAt(came, goes, fork)
      if (turn === 'straight') continue
      gone.push(segment.line.slice(done, fork.at + 1))
      done = fork.at
      take({ kind: 'turn', at: startOf({ ...segment, line: goes }), turn })
    }
    gone.push(segment.line.slice(done))
  }
}

/** The legs that have a length. Two stops at one point have a leg of length zero, which has no instruction; a route of such legs alone keeps its last. */
function goneLegs(legs: Route['legs']): readonly (RouteLeg & { readonly leg: number })[] {
  const numbered = legs.map((leg, index) => ({ ...leg, leg: index }))
  const gone = numbered.filter(({ segments }) => segments.some(isGone))
  return gone.length > 0 ? gone : numbered.slice(-1)
}

function isGone({ kind, length }: RouteSegment): boolean {
  return length > 0 || kind === 'fast-travel'
}

function isRoad({ kind }: RouteSegment): boolean {
  return kind !== 'straight' && kind !== 'fast-travel'
}

function startOf({ line }: RouteSegment): Coordinate {
  return line[0] ?? [0, 0]
}

function endOf({ line }: RouteSegment): Coordinate {
  return line.at(-1) ?? [0, 0]
}

function forkAt({ forks }: RouteSegment, at: number): Fork | undefined {
  return forks.find((fork) => fork.at === at)
}

/** Which way one turns between two lines that meet, given what else leads away there. */
function turnAt(
  came: readonly Coordinate[],
  goes: readonly Coordinate[],
  fork: Fork | undefined,
): Turn {
  const at = goes[0] ?? [0, 0]
  const from = pointAlong([...came].reverse(), alongLine([...came].reverse()), ahead(came))
  const to = pointAlong(goes, alongLine(goes), ahead(goes))
  const angle = angleBetween(from, at, to)
  const others = (fork?.others ?? []).map((other) => Math.abs(angleBetween(from, at, other)))
  const bend = Math.abs(angle)
  if (bend < straightOn) {
    // Another one goes as straight: one has to know which of them.
    const isPlain = others.every((other) => other > bend + 15)
    if (isPlain) return 'straight'
    return angle < 0 ? 'slightLeft' : 'slightRight'
  }
  if (bend > backwards) return angle < 0 ? 'sharpLeft' : 'sharpRight'
  if (bend < sideways) return angle < 0 ? 'slightLeft' : 'slightRight'
  return angle < 0 ? 'left' : 'right'
}

/** How far one looks along a line. */
function ahead(line: readonly Coordinate[]): number {
  return Math.min(lookAhead, alongLine(line).at(-1) ?? 0)
}

/** Degrees from straight on, to the right above 0; y grows north. */
function angleBetween(from: Coordinate, at: Coordinate, to: Coordinate): number {
  const inwards = Math.atan2(at[1] - from[1], at[0] - from[0])
  const outwards = Math.atan2(to[1] - at[1], to[0] - at[0])
  const degrees = ((inwards - outwards) * 180) / Math.PI
  return degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees
}

/** A road winds: where it leads shows some way off. */
function headingOf({ line }: RouteSegment): Direction {
  const along = alongLine(line)
  const some = pointAlong(line, along, Math.min(4 * lookAhead, along.at(-1) ?? 0))
  return directionTo(line[0] ?? some, some)
}

function passes(line: readonly Coordinate[], point: Coordinate): boolean {
  return line
    .slice(1)
    .some((b, at) => nearestOnSegment(point, line[at] ?? b, b).distance <= bridgeReach)
}

/** Metres a second, by how one goes; measured in neither game, but as players report them. */
export const speeds = { walk: 1.8, run: 5, ride: 9 } as const

export type TravelMode = keyof typeof speeds

/** Whole minutes, at least one. */
export function minutesFor(metres: number, travelMode: TravelMode): number {
  return Math.max(1, Math.round(metres / speeds[travelMode] / 60))
}
