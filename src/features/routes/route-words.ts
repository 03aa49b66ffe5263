import type { RouteStep } from './model/route-steps.ts'
import type { Coordinate } from '../../core/geometry/coordinates.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { listed } from '../../i18n/compose/first.ts'

/** How what lies at a point, and by what one tells it there, is called. */
export interface RouteNames {
  readonly nameAt: (point: Coordinate) => string
  /** What can be seen there; nothing where there is no such thing. */
  readonly landmarkAt: (point: Coordinate) => string | undefined
}

/** A step of a route in words: "In 420 m, turn right (Shrine), across the bridge". */
export function stepWords(
  { kind, at, after, bridges, turn, heading, onto }: RouteStep,
  metresPerUnit: number,
  { nameAt, landmarkAt }: RouteNames,
): string {
  const texts = laterMessages.routes.steps
  const metres = roundedMetres(after * metresPerUnit)
  const over = bridges > 0 && texts.bridges(bridges)
  if (kind === 'begin') {
    return listed([texts.begin(nameAt(at), heading ?? 'north', onto ?? 'straight'), over])
  }
  if (kind === 'leave') return listed([texts.leave(heading ?? 'north', metres), over])
  if (kind === 'fast-travel') {
    return listed([
      metres > 0 ? texts.travel(metres, nameAt(at)) : texts.travelNow(nameAt(at)),
      over,
    ])
  }
  if (kind === 'pass') return listed([texts.pass(metres, nameAt(at)), over])
  if (kind === 'arrive') {
    return listed([
      metres > 0 ? texts.arrive(metres, nameAt(at)) : texts.arriveNow(nameAt(at)),
      over,
    ])
  }
  const landmark = landmarkAt(at)
  return listed([
    landmark === undefined
      ? texts.turn(metres, turn ?? 'straight')
      : texts.turnAt(metres, turn ?? 'straight', landmark),
    onto && onto !== 'straight' && texts.onto[onto],
    over,
  ])
}

/** As exactly as one walks: to 5 m below 100, else to 10. */
export function roundedMetres(metres: number): number {
  const step = metres < 100 ? 5 : 10
  return Math.round(metres / step) * step
}
