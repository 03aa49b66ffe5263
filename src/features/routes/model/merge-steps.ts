/**
 * Leaves of a route's steps those that a player has to know of. `stepsOf` tells of each turn and of each change of road,
 * many of which are a few metres apart, as roads are surveyed; whoever rides past them sees one turn. The list of
 * directions and the print of a tour call it; it relies on the order of the steps, and knows neither roads nor words.
 */
import { turnBy, type RouteStep } from './route-steps.ts'

interface MergeOptions {
  /** World units that a turn is apart from the steps before and after it. */
  readonly least: number
  /** World units within which a turn is told together with the one before it. */
  readonly near: number
}

/** So many turns are told in one step at most. */
const mostTurns = 3

/**
 * Merges turns that follow close upon each other, and leaves out those that lead straight on.
 *
 * Begin, stops, arrival, fast travel and what leaves the road all stay, in their order. A turn onto a road of another class
 * stays, too, however near the step before it is; not where the route is back on the former class as soon: so short a
 * piece is a joint of the survey. The length of a step that goes is added to the step after it, and what one passes there
 * to the step before it.
 */
export function mergeSteps(
  steps: readonly RouteStep[],
  { least, near }: MergeOptions,
): readonly RouteStep[] {
  const merged: RouteStep[] = []
  /** World units from the last of the merged steps to a turn that was left out. */
  let skipped = 0
  for (const step of steps) {
    let next = { ...step, after: step.after + skipped }
    skipped = 0
    for (let last = merged.at(-1); last && next.after < least; last = merged.at(-1)) {
      const one = inOne(last, next)
      if (!one) break
      merged.pop()
      if (next.kind === 'turn') skipped += next.after
      else passFrom(merged, last)
      next = one
    }
    const isAtBegin = merged.at(-1)?.kind === 'begin' && next.after < least
    if (next.kind === 'turn' && (isStraight(next) || (isAtBegin && !changesRoad(next)))) {
      passFrom(merged, next)
      skipped += next.after
    } else merged.push(next)
  }
  return withoutRepeats(merged, least).reduce<readonly RouteStep[]>(
    (all, step) => chained(all, step, near),
    [],
  )
}

/**
 * Where the class of road has changed straight on, which is not told, a turn back onto the former class is told as one
 * that stays on it: nobody is sent onto the road twice. Just before a stop it is told as it is: a turn that stays on its road
 * would be in sight from there, and is not told.
 */
function withoutRepeats(steps: readonly RouteStep[], least: number): readonly RouteStep[] {
  let told: RouteStep['onto']
  return steps.map((step, index) => {
    const { kind, onto, after } = step
    const next = steps[index + 1]
    const isBeforeStop = next !== undefined && next.kind !== 'turn' && next.after < least
    const isRepeated =
      kind === 'turn' && onto !== undefined && onto === told && after >= least && !isBeforeStop
    if (onto) told = onto
    return isRepeated ? { ...step, from: onto } : step
  })
}

/** What one passes from a step on that goes is passed from the last of those before it on. */
function passFrom(before: RouteStep[], step: RouteStep): void {
  const last = before.pop()
  if (last) before.push({ ...last, ...passed(last, step) })
}

function passed(
  one: RouteStep,
  next: RouteStep,
): Pick<RouteStep, 'bridges' | 'crossroads' | 'through'> {
  return {
    bridges: one.bridges + next.bridges,
    crossroads: one.crossroads + next.crossroads,
    through: [...one.through, ...next.through],
  }
}

/** A turn and the step that follows close upon it as one; nothing where both have to be told. */
function inOne(turn: RouteStep, next: RouteStep): RouteStep | undefined {
  if (turn.kind !== 'turn') return undefined
  if (next.kind !== 'turn') {
    return changesRoad(turn) ? undefined : { ...next, after: turn.after + next.after }
  }
  const bend = turned((turn.bend ?? 0) + (next.bend ?? 0))
  const named = next.turn === 'straight' ? turn.turn : turnBy(bend)
  const one: RouteStep = {
    ...turn,
    ...passed(turn, next),
    bend,
    turn: named ?? 'straight',
    ...(next.onto && { onto: next.onto }),
  }
  // To one side and back is no way straight on: the road of another class lies beside the one that ends.
  return changesRoad(one) && isStraight(one) ? undefined : one
}

/** Tells a turn that follows soon in one breath with the one before it. */
function chained(all: readonly RouteStep[], step: RouteStep, near: number): readonly RouteStep[] {
  const last = all.at(-1)
  const { soon = [] } = last ?? {}
  const isSoon = last?.kind === 'turn' && step.kind === 'turn' && step.after < near
  if (!last || !isSoon || soon.length + 1 >= mostTurns) return [...all, step]
  return [...all.slice(0, -1), { ...last, ...passed(last, step), soon: [...soon, step] }]
}

/** Whether it leads onto a road of another class. */
function changesRoad({ from, onto }: RouteStep): boolean {
  return from !== onto
}

/** Also where the class of the road changes; not where one comes over the land to a road. */
function isStraight({ turn, from }: RouteStep): boolean {
  return turn === 'straight' && from !== 'straight'
}

/** Degrees from -180 to 180. */
function turned(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
}
