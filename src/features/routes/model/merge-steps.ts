/** Shortens a route's steps. Surveyed roads have many turns only metres apart, which a traveller sees as one turn. */
import { turnBy, type RouteStep } from './route-steps.ts'

interface MergeOptions {
  /** World units between two steps below which they are merged. */
  readonly least: number
  /** World units within which a turn is announced together with the previous turn. */
  readonly near: number
}

const maxTurnsPerStep = 3

/**
 * Merges turns that are close together, and removes turns that lead straight on. A turn onto another class of road
 * stays, unless the route returns to the former class at once: such a short piece is an artefact of the survey. The
 * length of a removed step is added to the next step, and whatever it passes to the previous one.
 */
export function mergeSteps(
  steps: readonly RouteStep[],
  { least, near }: MergeOptions,
): readonly RouteStep[] {
  const merged: RouteStep[] = []
  /** World units from the last merged step to a turn that was removed. */
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
 * After an unannounced change of class straight on, a later turn back would send the player onto the same road twice.
 * Turns such a step into one that stays on its road, except close to a stop, where the step would be left out.
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

/** Adds what a removed step passes to the last of the previous steps. */
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

/** Merges a turn with the step close behind it. Returns `undefined` if both have to be announced. */
function inOne(turn: RouteStep, next: RouteStep): RouteStep | undefined {
  if (turn.kind !== 'turn') return undefined
  if (next.kind !== 'turn') {
    return changesRoad(turn) ? undefined : { ...next, after: turn.after + next.after }
  }
  const bend = normalisedDegrees((turn.bend ?? 0) + (next.bend ?? 0))
  const named = next.turn === 'straight' ? turn.turn : turnBy(bend)
  const one: RouteStep = {
    ...turn,
    ...passed(turn, next),
    bend,
    turn: named ?? 'straight',
    ...(next.onto && { onto: next.onto }),
  }
  // A turn to one side and back is not straight on: the other class of road begins beside the end of the first.
  return changesRoad(one) && isStraight(one) ? undefined : one
}

function chained(all: readonly RouteStep[], step: RouteStep, near: number): readonly RouteStep[] {
  const last = all.at(-1)
  const { soon = [] } = last ?? {}
  const isSoon = last?.kind === 'turn' && step.kind === 'turn' && step.after < near
  if (!last || !isSoon || soon.length + 1 >= maxTurnsPerStep) return [...all, step]
  return [...all.slice(0, -1), { ...last, ...passed(last, step), soon: [...soon, step] }]
}

function changesRoad({ from, onto }: RouteStep): boolean {
  return from !== onto
}

/** True if the step leads straight on, even onto another class of road, but not from open land onto a road. */
function isStraight({ turn, from }: RouteStep): boolean {
  return turn === 'straight' && from !== 'straight'
}

function normalisedDegrees(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
}
