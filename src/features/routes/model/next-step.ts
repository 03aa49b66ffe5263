// Where somebody is on a route, and what they have to do next. Asked once a second while the game is followed.
import { distance as between, type Coordinate } from '../../../geometry/coordinates.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'
import type { Route } from './route.ts'
import type { RouteStep } from './route-steps.ts'

/** A route as it is gone: all lengths are world units from its begin. */
export interface Course {
  readonly pieces: readonly Piece[]
  readonly steps: readonly StepOnCourse[]
}

interface Piece {
  readonly a: Coordinate
  readonly b: Coordinate
  readonly from: number
  readonly length: number
}

interface StepOnCourse {
  readonly step: RouteStep
  readonly at: number
}

/** What comes next for somebody at a position. */
export type Ahead =
  | {
      readonly kind: 'ahead'
      /** The step's place among those of the course. */
      readonly index: number
      readonly step: RouteStep
      /** World units to it along the route. */
      readonly left: number
      /** Where on the course they are. */
      readonly along: number
    }
  | { readonly kind: 'off' }

/** A fast travel has no length. It is given one, so that what lies before it is not what lies behind it. */
const leap = 1

/** World units, for what figures lose: a route that comes back by the same road is as near both times. */
const alike = 0.01

/** To have gone back is less likely than to have gone on as far. */
const backwards = 3

/** World units for which a begin is still ahead: who stands there has to know which way to go. */
const settingOut = 20

/** @param steps as `stepsOf` gives them, merged or not, none told together with another */
export function courseOf({ legs }: Route, steps: readonly RouteStep[]): Course {
  const pieces: Piece[] = []
  let gone = 0
  for (const { kind, line } of legs.flatMap(({ segments }) => segments)) {
    if (kind === 'fast-travel') {
      gone += leap
      continue
    }
    for (const [index, b] of line.entries()) {
      const a = line[index - 1] ?? b
      const length = between(a, b)
      if (length === 0) continue
      pieces.push({ a, b, from: gone, length })
      gone += length
    }
  }
  let at = 0
  const onCourse = steps.map((step) => {
    at += step.after
    const here = at
    if (step.kind === 'fast-travel') at += leap
    return { step, at: here }
  })
  return { pieces, steps: onCourse }
}

/**
 * The next step from a position on.
 *
 * @param reach world units: who is farther off is off the route
 * @param before where on the course they were last, 0 at first
 */
export function nextStep(
  course: Course,
  position: Coordinate,
  reach: number,
  before: number,
): Ahead {
  const along = placeOn(course.pieces, position, reach, before)
  if (along === undefined) return { kind: 'off' }
  const { steps } = course
  const found = steps.findIndex(({ step, at }, index) => {
    // A begin makes way for what comes soon after it.
    const next = steps[index + 1]?.at ?? at
    const stays = step.kind === 'begin' ? Math.min(settingOut, (next - at) / 2) : 0
    return at + stays >= along - 1e-6
  })
  const index = found < 0 ? steps.length - 1 : found
  const ahead = steps[index]
  if (!ahead) return { kind: 'off' }
  return {
    kind: 'ahead',
    index,
    step: ahead.step,
    left: Math.max(0, ahead.at - along),
    along,
  }
}

/** Where a route comes nearest to a position; of several such places that to which they have most likely gone. */
function placeOn(
  pieces: readonly Piece[],
  position: Coordinate,
  reach: number,
  before: number,
): number | undefined {
  const nearest = pieces.map(({ a, b }) => nearestOnSegment(position, a, b))
  const least = nearest.reduce((min, { distance }) => Math.min(min, distance), Infinity)
  if (!(least <= reach)) return undefined
  let best: { readonly along: number; readonly cost: number } | undefined
  for (const [index, { from, length }] of pieces.entries()) {
    const here = nearest[index]
    if (!here || here.distance > least + alike) continue
    const along = from + here.share * length
    const cost = along < before ? backwards * (before - along) : along - before
    if (cost < (best?.cost ?? Infinity)) best = { along, cost }
  }
  return best?.along
}
