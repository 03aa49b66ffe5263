// Finds a position on a route and the step that comes next. The guidance (`guide.ts`) calls it about once a second.
import { distance as between, type Coordinate } from '../../../geometry/coordinates.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'
import type { Route } from './route.ts'
import type { RouteStep } from './route-steps.ts'

/** A route prepared for {@link nextStep}. All lengths are world units from its start. */
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

/** The next step for a position, or `off` if the position is too far from the route. */
export type Ahead =
  | {
      readonly kind: 'ahead'
      readonly index: number
      readonly step: RouteStep
      /** World units along the route to the step. */
      readonly left: number
      /** World units along the route to the position. */
      readonly along: number
    }
  | { readonly kind: 'off' }

/** Artificial length of a fast travel in world units, so that its two ends are different places on the course. */
const leap = 1

/** Tolerance in world units, as rounding errors make one of two passes along the same road seem nearer. */
const alike = 0.01

/** Cost factor for going backwards, because going forward by the same distance is more likely. */
const backwards = 3

/** World units for which the start remains the next step, so that the player learns which way to go. */
const settingOut = 20

/** Prepares a route for {@link nextStep}. @param steps the result of `stepsOf`, merged or not, without chained turns */
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
 * Returns the next step for a position, or `off` beyond `reach` world units from the route.
 *
 * @param before the previous position along the course in world units, 0 at first
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
    // The start gives way early if the next step is close.
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

/** Returns the nearest place on the route, the likeliest of several passes. `undefined` beyond `reach`. */
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
