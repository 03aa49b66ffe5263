import { create } from 'zustand'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { forgetSteps, rememberStep } from '../progress/past-steps.ts'

/** Points from the first to the last; null stands for one that is not known yet. */
export type WayPoints = readonly (Coordinate | null)[]

interface PlannedWay {
  /** Nothing while no way is asked for; otherwise two or more. Not kept. */
  readonly points: WayPoints | null
  /** From the last of them the way leads back to the first. */
  readonly back: boolean
  /** Stops that the player is done with and that are no places that can be found, as `x,y`. Not kept. */
  readonly passed: ReadonlySet<string>
  /** The id of the pin that it is kept with; null while it is not. */
  readonly kept: string | null
  /** Stops that are being put into a good order, where that takes long; null otherwise. Not kept. */
  readonly ordering: Ordering | null
  /** Which of the points the next click on the map gives, from 0; null while it gives none. */
  readonly choosing: number | null
  /** Where the last way led that was put away. */
  readonly lastEnd: Coordinate | null
  /** The middle of what the player looked at when they asked for it, if that is away from where it leads. */
  readonly view: Coordinate | null
}

export interface Ordering {
  /** How many stops. */
  readonly amount: number
  /** From 0 to 1; null while the roads are loaded, of which nobody knows how long it takes. */
  readonly share: number | null
  /** Leaves everything as it was. */
  readonly end: () => void
}

/** The way that a player asks for. What finds it is loaded with the first. */
export const useWay = create<PlannedWay>()(() => ({
  points: null,
  back: false,
  passed: new Set(),
  kept: null,
  ordering: null,
  choosing: null,
  lastEnd: null,
  view: null,
}))

/** Puts a point elsewhere. */
export function setPoint(index: number, point: Coordinate): void {
  useWay.setState(({ points }) => ({
    points: points && points.map((each, at) => (at === index ? point : each)),
    choosing: null,
  }))
}

/** The player puts a point elsewhere, or says where one is. */
export function replacePoint(index: number, point: Coordinate): void {
  if (useWay.getState().points?.[index]) rememberWay()
  setPoint(index, point)
}

/** The next click on the map gives the point; until then it stays. */
export function choosePoint(index: number): void {
  useWay.setState({ choosing: index })
}

/** Said before the player changes the way, so that it can be taken back. @param before the way as it was, where it has changed */
export function rememberWay(before: PlannedWay = useWay.getState()): void {
  rememberStep('way', wayAs(before), { capture: () => wayAs(useWay.getState()) })
}

function wayAs({ points, back, kept, passed }: PlannedWay): () => void {
  return () => useWay.setState({ points, back, kept, passed, choosing: null })
}

/** Said before a way goes: one to a place is asked for anew at once, but one by several is worth work. */
export function leaveWay(): void {
  const { points } = useWay.getState()
  if (points && points.length > 2) rememberWay()
  else forgetSteps('way')
}

export function endWay(): void {
  useWay.getState().ordering?.end()
  leaveWay()
  useWay.setState(({ points, lastEnd }) => ({
    points: null,
    back: false,
    passed: new Set(),
    kept: null,
    choosing: null,
    lastEnd: points?.at(-1) ?? lastEnd,
  }))
}
