import { directionTo, type Direction } from '../../../world/names/whereabouts.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { findItemsAlongRoute } from './items-along-route.ts'
import type { TravelMode } from '../../settings/model/route-choices.ts'
import type { RoadClass } from '../../../world/road-network.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'
import { distancesAlong, lookAheadUnits, pointAlong } from '../../../geometry/line-geometry.ts'
import type { Fork, Route, RouteLeg, RouteSegment } from './route.ts'

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

export interface RouteStep {
  readonly kind:
    | 'begin'
    | 'turn'
    /** Departure from the road, straight over the land. */
    | 'leave'
    | 'fast-travel'
    /** A point of the route between its ends. */
    | 'pass'
    | 'arrive'
  readonly at: Coordinate
  /** World units since the previous step. */
  readonly after: number
  /** Number of bridges between this step and the next. */
  readonly bridges: number
  /** Number of crossroads passed straight on before the next step. At each, two or more other roads lead away. */
  readonly crossroads: number
  readonly through: readonly string[]
  readonly leg: number
  readonly turn?: Turn
  /** Only for turns: the angle in degrees, positive to the right. */
  readonly bend?: number
  /** Only for turns: the surface before the turn. */
  readonly from?: RoadClass | 'straight'
  /** Only for turns: further turns that follow soon, announced in the same sentence. */
  readonly soon?: readonly NextTurn[]
  /** Direction of travel after a start or a departure from the road. */
  readonly heading?: Direction
  /** The surface after this step: a class of road, or open land. */
  readonly onto?: RoadClass | 'straight'
}

export type NextTurn = Pick<RouteStep, 'after' | 'turn' | 'from' | 'onto'>

/** Degrees. A road that bends by less is straight on, unless another road is straighter. */
const straightOn = 30
/** Degrees above which a turn is a full turn to the side, and above which it is a sharp turn. */
const sideways = 50
const backwards = 125

/** Shortest distance off the road that is worth a step, in world units: 25 m, as all worlds have half-metre units. */
const noteworthy = 50

/** World units. The middle of a bridge must lie this near to the route, as the network has bridges on its edges. */
const bridgeReach = 2

export interface NamedPlace {
  readonly name: string
  readonly coordinate: Coordinate
  /** Radius in world units within which a traveller is at the place. */
  readonly reach: number
}

/** Facts about the land that steps can mention. No world has data on fords. */
export interface StepOptions {
  readonly bridges?: readonly Coordinate[]
  readonly settlements?: readonly NamedPlace[]
  /** Whether the leg with this index ends at a stop. Other legs get a step at their end only away from roads. */
  readonly isStop?: (leg: number) => boolean
}

interface Gone {
  readonly lines: (readonly Coordinate[])[]
  crossroads: number
}

/** Returns every step of a route: each turn, change of road and stop. `mergeSteps` shortens the list. */
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
    const after = lines.reduce((sum, line) => sum + (distancesAlong(line).at(-1) ?? 0), 0)
    const crossed = bridges.filter((bridge) => lines.some((line) => passes(line, bridge)))
    const before = steps.pop()
    if (before) steps.push({ ...before, bridges: crossed.length, crossroads })
    push({ ...step, after })
    gone = { lines: [], crossroads: 0 }
  }
  const toGo = goneLegs(route.legs)
  /** The previous segment. `undefined` at the start and after a stop. */
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
    // The distance to the first road counts towards the next step.
    push({ kind: 'begin', at, heading: headingOf(segment), onto: segment.kind, after: 0 })
  }

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

  /** Adds a turn, unless the road leads straight on and keeps its class. */
  function takeTurn(
    came: readonly Coordinate[],
    goes: readonly Coordinate[],
    [from, onto]: readonly [RoadClass | 'straight', RoadClass | 'straight'],
    fork: Fork | undefined,
  ): void {
    const at = turnAt(came, goes, from === onto ? withoutLesser(fork, onto) : fork)
    // A traveller who reaches a road from open land always needs a direction.
    const { turn, bend } = from === 'straight' ? { ...at, turn: turnBy(at.bend) } : at
    if (turn !== 'straight' || from !== onto) {
      take({ kind: 'turn', at: goes[0] ?? [0, 0], turn, bend, from, onto })
    } else if ((fork?.others.length ?? 0) > 1) gone.crossroads += 1
  }
}

/** On a road, removes paths from a fork. A traveller sees the road bend and does not mistake a path for it. */
function withoutLesser(fork: Fork | undefined, on: RouteSegment['kind']): Fork | undefined {
  if (!fork || on !== 'road') return fork
  const others = fork.others.filter((other) => other.class === 'road')
  return others.length > 0 ? { ...fork, others } : undefined
}

/** Adds each settlement to the step in which the route passes it, unless a start, stop or arrival already names it. */
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
  const passed = findItemsAlongRoute(others, route, widest).filter(
    (one) => one.distance <= one.item.reach,
  )
  let along = 0
  return steps.map((step, index) => {
    along += step.after
    const from = along
    const until = from + (steps[index + 1]?.after ?? 0)
    const through = passed.filter((one) => one.along >= from && one.along < until)
    return through.length > 0 ? { ...step, through: through.map(({ item }) => item.name) } : step
  })
}

/** Returns the legs that have a length, because others need no step. If none has, returns the last leg. */
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

function turnAt(
  came: readonly Coordinate[],
  goes: readonly Coordinate[],
  fork: Fork | undefined,
): { readonly turn: Turn; readonly bend: number } {
  const at = goes[0] ?? [0, 0]
  const from = pointAlong([...came].reverse(), distancesAlong([...came].reverse()), ahead(came))
  const to = pointAlong(goes, distancesAlong(goes), ahead(goes))
  const bend = angleBetween(from, at, to)
  const others = (fork?.others ?? []).map((other) => Math.abs(angleBetween(from, at, other.to)))
  // If another edge is nearly as straight, the step must say which one to take.
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

/** Returns the name of a turn by an angle in degrees, positive to the right. */
export function turnBy(degrees: number): Turn {
  const bend = Math.abs(degrees)
  if (bend < straightOn) return 'straight'
  if (bend > backwards) return degrees < 0 ? 'sharpLeft' : 'sharpRight'
  if (bend < sideways) return degrees < 0 ? 'slightLeft' : 'slightRight'
  return degrees < 0 ? 'left' : 'right'
}

/** Returns how far along a line its direction is measured, in world units. */
function ahead(line: readonly Coordinate[]): number {
  return Math.min(lookAheadUnits, distancesAlong(line).at(-1) ?? 0)
}

/** Returns the deviation from straight on in degrees, positive to the right. The y axis points north. */
function angleBetween(from: Coordinate, at: Coordinate, to: Coordinate): number {
  const inwards = Math.atan2(at[1] - from[1], at[0] - from[0])
  const outwards = Math.atan2(to[1] - at[1], to[0] - at[0])
  const degrees = ((inwards - outwards) * 180) / Math.PI
  return degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees
}

/** Returns the direction of a segment. Roads wind, so it is measured some way along the line. */
function headingOf({ line }: RouteSegment): Direction {
  const along = distancesAlong(line)
  const some = pointAlong(line, along, Math.min(4 * lookAheadUnits, along.at(-1) ?? 0))
  return directionTo(line[0] ?? some, some)
}

function passes(line: readonly Coordinate[], point: Coordinate): boolean {
  return line
    .slice(1)
    .some((b, at) => nearestOnSegment(point, line[at] ?? b, b).distance <= bridgeReach)
}

/** Speeds in metres per second. Neither game was measured; the figures follow reports by players. */
export const speeds: Readonly<Record<TravelMode, number>> = { walk: 1.8, run: 5, ride: 9 }

/** Returns the travel time in whole minutes, at least one. */
export function minutesFor(metres: number, travelMode: TravelMode): number {
  return Math.max(1, Math.round(metres / speeds[travelMode] / 60))
}
