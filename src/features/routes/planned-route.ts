import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { useSpot } from '../places/spot.ts'
import { dropUndoSteps, recordUndoStep } from '../progress/undo-stack.ts'

/** Points from the first to the last; null stands for one that is not known yet. */
export type RoutePoints = readonly (Coordinate | null)[]

interface PlannedRoute {
  /** Nothing while no route is asked for; otherwise two or more. Not kept. */
  readonly points: RoutePoints | null
  /** From the last of them the route leads back to the first. */
  readonly back: boolean
  /** Stops that the player is done with and that are no places that can be found, as `x,y`. Not kept. */
  readonly passed: ReadonlySet<string>
  /** The id of the pin that it is kept with; null while it is not. */
  readonly kept: string | null
  /** Stops that are being put into a good order, where that takes long; null otherwise. Not kept. */
  readonly ordering: Ordering | null
  /** Which of the points the next click on the map gives, from 0; null while it gives none. */
  readonly choosing: number | null
  /** Where the last route led that was put away. */
  readonly lastEnd: Coordinate | null
  /** Ids of the markers that lie at the route that is on the map; null while none is. Not kept. */
  readonly markersOn: ReadonlySet<number> | null
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

/** The route that a player asks for. What finds it is loaded with the first. */
export const usePlannedRoute = create<PlannedRoute>()(() => ({
  points: null,
  back: false,
  passed: new Set(),
  kept: null,
  ordering: null,
  choosing: null,
  lastEnd: null,
  markersOn: null,
  view: null,
}))

export function useHasRoute(): boolean {
  return usePlannedRoute(({ points }) => points !== null)
}

/** Puts a point elsewhere. */
export function setPoint(index: number, point: Coordinate): void {
  usePlannedRoute.setState(({ points }) => ({
    points: points && points.map((each, at) => (at === index ? point : each)),
    choosing: null,
  }))
}

/** The player puts a point elsewhere, or says where one is. */
export function replacePoint(index: number, point: Coordinate): void {
  if (usePlannedRoute.getState().points?.[index]) rememberRoute()
  // Its card would lie before the route's.
  useSpot.getState().remove()
  setPoint(index, point)
}

// A spot that is found or shown while the next click gives a point is that point, as a place is that is found.
useSpot.subscribe(({ coordinate, origin }) => {
  const { choosing } = usePlannedRoute.getState()
  if (coordinate && origin === 'event' && choosing !== null) replacePoint(choosing, coordinate)
})

/** The next click on the map gives the point; until then it stays. */
export function choosePoint(index: number): void {
  usePlannedRoute.setState({ choosing: index })
}

/** Said before the player changes the route, so that it can be taken back. @param before the route as it was, where it has changed */
export function rememberRoute(before: PlannedRoute = usePlannedRoute.getState()): void {
  recordUndoStep('route', restorerOf(before), {
    capture: () => restorerOf(usePlannedRoute.getState()),
  })
}

function restorerOf({ points, back, kept, passed }: PlannedRoute): () => void {
  return () => usePlannedRoute.setState({ points, back, kept, passed, choosing: null })
}

/** Called before a route is removed. A route by several stops can be undone; one to a single place is quickly asked for again. */
export function leaveRoute(): void {
  const { points } = usePlannedRoute.getState()
  if (points && points.length > 2) rememberRoute()
  else dropUndoSteps('route')
}

export function endRoute(): void {
  usePlannedRoute.getState().ordering?.end()
  leaveRoute()
  usePlannedRoute.setState(({ points, lastEnd }) => ({
    points: null,
    back: false,
    passed: new Set(),
    kept: null,
    choosing: null,
    lastEnd: points?.at(-1) ?? lastEnd,
  }))
}
