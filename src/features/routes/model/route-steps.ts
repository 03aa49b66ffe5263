import { directionTo, type Direction } from '../../../world/names/where.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { besideRoute } from './beside.ts'
import type { TravelMode } from '../../settings/model/route-choices.ts'
import type { RoadClass } from '../../../world/road-network.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'
import { alongLine, lookAhead, pointAlong } from '../../../geometry/line-geometry.ts'
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
  /** How many crossroads one passes straight from here to the next step: places at which two or more other roads lead away. */
  readonly crossroads: number
  /** Names of the settlements that one passes from here to the next step. */
  readonly through: readonly string[]
  /** The leg of the route on which it is done, from 0. */
  readonly leg: number
  /** Of a turn. */
  readonly turn?: Turn
  /** Of a turn: degrees, to the right above 0. */
  readonly bend?: number
  /** Of a turn: what one comes on. */
  readonly from?: RoadClass | 'straight'
  /** Of a turn: others that follow soon, each so many world units after the one before; told in one breath. */
  readonly soon?: readonly NextTurn[]
  /** Where one goes from here, of a begin and of what leaves the road. */
  readonly heading?: Direction
  /** What one goes on from here: a class of road, or straight over the land. */
  readonly onto?: RoadClass | 'straight'
}

/** A turn that is told together with the one before it. */
export type NextTurn = Pick<RouteStep, 'after' | 'turn' | 'from' | 'onto'>

/** Degrees. A road that bends by less goes straight on, as long as no other goes straighter. */
const straightOn = 30
/** Degrees, from which a turn is one to the side, and from which it leads back. */
const sideways = 50
const backwards = 125

/** World units, 25 m in all worlds: who walks no farther off the road than that need not be told. */
const noteworthy = 50

/** World units from the route within which a bridge's middle must lie: the network has it on an edge. */
const bridgeReach = 2

/** Something by whose name a player knows where they are. */
export interface NamedPlace {
  readonly name: string
  readonly coordinate: Coordinate
  /** World units from its middle within which one is there. */
  readonly reach: number
}

/** What is known of the land besides the roads; fords are not, in any world. */
export interface StepOptions {
  readonly bridges?: readonly Coordinate[]
  readonly settlements?: readonly NamedPlace[]
  /**
   * Whether a leg ends at a stop, by the leg's place from 0; where it does not, the route only bends there, which is told
   * off the road alone.
   */
  readonly isStop?: (leg: number) => boolean
}

/** What was gone since the last step. */
interface Gone {
  readonly lines: (readonly Coordinate[])[]
  crossroads: number
}

/**
 * All that can be told of a route, from its begin to its end: each turn, each change of road, and at each stop how to go
 * on from there. `mergeSteps` leaves of it what is worth a line.
 */
export function stepsOf(route: Route, options: StepOptions = {}): readonly RouteStep[] {
  const { bridges = [], settlements = [], isStop = () => true } = options
  const steps: RouteStep[] = []
  let gone: Gone = { lines: [], crossroads: 0 }
  let leg = 0
  const push = (step: Omit<RouteStep, 'bridges' | 'crossroads' | 'through' | 'leg'>) => {
    steps.push({ ...step, leg, bridges: 0, crossroads: 0, through: [] })
  }
  const take = (step: Omit<RouteStep, 'after' | 'bridges' | 'crossroads' | 'through' | 'leg'>) => {
    const { lines, crossroads } = gone
    const after = lines.reduce((sum, line) => sum + (alongLine(line).at(-1) ?? 0), 0)
    const crossed = bridges.filter((bridge) => lines.some((line) => passes(line, bridge)))
    const before = steps.pop()
    if (before) steps.push({ ...before, bridges: crossed.length, crossroads })
    push({ ...step, after })
    gone = { lines: [], crossroads: 0 }
  }
  const toGo = goneLegs(route.legs)
  /** What one goes on; nothing at the begin and at a stop, from where one sets out anew. */
  let before: RouteSegment | undefined
  for (const [index, { leg: own, segments }] of toGo.entries()) {
    leg = own
    for (const segment of segments) {
      if (segment.kind === 'fast-travel') take({ kind: 'fast-travel', at: endOf(segment) })
      else if (segment.kind === 'straight' && segment.length < noteworthy && segments.length > 1) {
        gone.lines.push(segment.line)
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
    else if (isStop(own) || !before || !isRoad(before)) {
      take({ kind: 'pass', at })
      before = undefined
    }
  }
  return withSettlements(steps, route, settlements)

  function takeBegin(segment: RouteSegment, at: Coordinate): void {
    if (segment.kind === 'fast-travel') return
    // What was gone to the road counts until the next step.
    push({ kind: 'begin', at, heading: headingOf(segment), onto: segment.kind, after: 0 })
  }

  /** From one segment to the next. */
  function takeChange(before: RouteSegment, segment: RouteSegment): void {
    const at = startOf(segment)
    if (segment.kind === 'fast-travel' || before.kind === 'fast-travel') {
      takeBegin(segment, endOf(before))
    } else if (segment.kind === 'straight') {
      take({ kind: 'leave', at, heading: headingOf(segment), onto: 'straight' })
    } else {
      takeTurn(before.line, segment.line, [before.kind, segment.kind], forkAt(segment, 0))
    }
  }

  /** Along one class of road. */
  function takeForks({ kind, line, forks }: RouteSegment): void {
    let done = 0
    for (const fork of forks) {
      if (fork.at <= 0 || kind === 'fast-travel') continue
      gone.lines.push(line.slice(done, fork.at + 1))
      done = fork.at
      takeTurn(line.slice(0, fork.at + 1), line.slice(fork.at), [kind, kind], fork)
    }
    gone.lines.push(line.slice(done))
  }

  /** A road or path that only goes straight on is not worth a word. */
  function takeTurn(
    came: readonly Coordinate[],
    goes: readonly Coordinate[],
    [from, onto]: readonly [RoadClass | 'straight', RoadClass | 'straight'],
    fork: Fork | undefined,
  ): void {
    const at = turnAt(came, goes, from === onto ? withoutLesser(fork, onto) : fork)
    // Who comes over the land to a road has to know which way along it.
    const { turn, bend } = from === 'straight' ? { ...at, turn: turnBy(at.bend) } : at
    if (turn !== 'straight' || from !== onto) {
      take({ kind: 'turn', at: goes[0] ?? [0, 0], turn, bend, from, onto })
    } else if ((fork?.others.length ?? 0) > 1) gone.crossroads += 1
  }
}

/** Who follows a road sees it bend: the paths that leave it there are no choice. */
function withoutLesser(fork: Fork | undefined, on: RouteSegment['kind']): Fork | undefined {
  if (!fork || on !== 'road') return fork
  const others = fork.others.filter((other) => other.class === 'road')
  return others.length > 0 ? { ...fork, others } : undefined
}

/**
 * Names each settlement where the route is nearest to its middle; not where a step that has a place begins or ends in it,
 * whose name says as much.
 */
function withSettlements(
  steps: readonly RouteStep[],
  route: Route,
  settlements: readonly NamedPlace[],
): readonly RouteStep[] {
  const named = steps.filter(({ kind }) => kind !== 'turn' && kind !== 'leave')
  const others = settlements.filter(({ coordinate, reach }) =>
    named.every(({ at }) => distance(at, coordinate) > reach),
  )
  const widest = Math.max(0, ...others.map(({ reach }) => reach))
  const passed = besideRoute(others, route, widest).filter((one) => one.distance <= one.item.reach)
  let along = 0
  return steps.map((step, index) => {
    along += step.after
    const from = along
    const until = from + (steps[index + 1]?.after ?? 0)
    const through = passed.filter((one) => one.along >= from && one.along < until)
    return through.length > 0 ? { ...step, through: through.map(({ item }) => item.name) } : step
  })
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
): { readonly turn: Turn; readonly bend: number } {
  const at = goes[0] ?? [0, 0]
  const from = pointAlong([...came].reverse(), alongLine([...came].reverse()), ahead(came))
  const to = pointAlong(goes, alongLine(goes), ahead(goes))
  const bend = angleBetween(from, at, to)
  const others = (fork?.others ?? []).map((other) => Math.abs(angleBetween(from, at, other.to)))
  // Where another one goes nearly as straight, one has to know which of them.
  const clear = Math.abs(bend) < straightOn ? 15 : 45
  const isPlain = others.every((other) => other > Math.abs(bend) + clear)
  if (
    isPlain &&
    (Math.abs(bend) < sideways || (others.length === 0 && Math.abs(bend) <= backwards))
  )
    return { turn: 'straight', bend }
  const slight = bend < 0 ? 'slightLeft' : 'slightRight'
  return { turn: Math.abs(bend) < straightOn ? slight : turnBy(bend), bend }
}

/** What a turn by so many degrees is called, to the right above 0. */
export function turnBy(degrees: number): Turn {
  const bend = Math.abs(degrees)
  if (bend < straightOn) return 'straight'
  if (bend > backwards) return degrees < 0 ? 'sharpLeft' : 'sharpRight'
  if (bend < sideways) return degrees < 0 ? 'slightLeft' : 'slightRight'
  return degrees < 0 ? 'left' : 'right'
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
export const speeds: Readonly<Record<TravelMode, number>> = { walk: 1.8, run: 5, ride: 9 }

/** Whole minutes, at least one. */
export function minutesFor(metres: number, travelMode: TravelMode): number {
  return Math.max(1, Math.round(metres / speeds[travelMode] / 60))
}
