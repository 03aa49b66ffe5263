import type { NextTurn, RouteStep } from './model/route-steps.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { joinList } from '../../i18n/compose/first-sentences.ts'

export interface RouteNames {
  readonly nameAt: (point: Coordinate) => string
  /** Name of a visible landmark at the point, or `undefined`. */
  readonly landmarkAt: (point: Coordinate) => string | undefined
}

/** Words a step, such as "In 420 m, turn right (Shrine), across the bridge". */
export function stepWords(step: RouteStep, metresPerUnit: number, names: RouteNames): string {
  const texts = laterMessages.routes.steps
  const { bridges, crossroads, through } = step
  return joinList([
    mainWords(step, metresPerUnit, names),
    ontoWords(step),
    ...(step.soon ?? []).flatMap((next) => [
      texts.next(roundedMetres(next.after * metresPerUnit), next.turn ?? 'straight'),
      ontoWords(next),
    ]),
    crossroads > 0 && texts.crossroads(crossroads),
    bridges > 0 && texts.bridges(bridges),
    through.length > 0 && texts.passing(joinList(through)),
  ])
}

function mainWords(
  { kind, at, after, turn, heading, onto }: RouteStep,
  metresPerUnit: number,
  { nameAt, landmarkAt }: RouteNames,
): string {
  const texts = laterMessages.routes.steps
  const metres = roundedMetres(after * metresPerUnit)
  if (kind === 'begin') return texts.begin(nameAt(at), heading ?? 'north', onto ?? 'straight')
  if (kind === 'leave') return texts.leave(heading ?? 'north', metres)
  if (kind === 'fast-travel') {
    return metres > 0 ? texts.travel(metres, nameAt(at)) : texts.travelNow(nameAt(at))
  }
  if (kind === 'pass') return texts.pass(metres, nameAt(at))
  if (kind === 'arrive') {
    return metres > 0 ? texts.arrive(metres, nameAt(at)) : texts.arriveNow(nameAt(at))
  }
  const landmark = landmarkAt(at)
  return landmark === undefined
    ? texts.turn(metres, turn ?? 'straight')
    : texts.turnAt(metres, turn ?? 'straight', landmark)
}

/** Words the class of road after a turn, or returns `false` if it does not change. */
function ontoWords({ turn, from, onto }: NextTurn): string | false {
  if (!turn || !onto || onto === 'straight' || onto === from) return false
  return laterMessages.routes.steps.onto[onto]
}

/** Rounds to 5 m below 100 m and to 10 m above, which is as exact as directions need. */
export function roundedMetres(metres: number): number {
  const step = metres < 100 ? 5 : 10
  return Math.round(metres / step) * step
}
