import { create } from 'zustand'
import type { Failure } from '../../i18n/compose/failure.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { closeCard, openedNow, useOpened } from '../card/opened.ts'
import { dropUndoSteps, recordUndoStep } from '../progress/undo/undo-stack.ts'
import type { AboutNetwork } from './finding/route-request.ts'
import type { Route } from './model/route.ts'

/** Points of a route in order. `null` stands for a point that is still unknown. */
export type RoutePoints = readonly (Coordinate | null)[]

export interface RoutePlan {
  /** At least two points, or `null` without a route. */
  readonly points: RoutePoints | null
  readonly back: boolean
  /** Stops without a marker that the player has finished with, as `x,y`. */
  readonly passed: ReadonlySet<string>
  /** Id of the pin that holds the saved route, or `null`. */
  readonly kept: string | null
  /** Progress of sorting the stops if that takes long, otherwise `null`. */
  readonly ordering: Ordering | null
  readonly choosing: number | null
  readonly lastEnd: Coordinate | null
  /** Ids of the markers along the route on the map, or `null` to fade none. */
  readonly markersOn: ReadonlySet<number> | null
  /** The middle of the map when the player asked for the route, or `null` if that was at the destination. */
  readonly view: Coordinate | null
}

export interface Ordering {
  readonly amount: number
  /** Finished share from 0 to 1, or `null` while the roads are loading. */
  readonly share: number | null
  /** Cancels the sorting and keeps the order. */
  readonly end: () => void
}

/** The result for the plan. `found-route.ts` calculates it and is loaded with the first route. */
interface FoundRoute {
  /** The latest route. It stays for a moment while the next one is calculated, to avoid flicker. */
  readonly route: Route | null
  /** The points of {@link route}. A round trip does not repeat its first point. */
  readonly routePoints: readonly Coordinate[]
  /** `null` until the network is loaded. */
  readonly about: AboutNetwork | null
  readonly finding: boolean
  /** Why the network could not be loaded, or `null`. */
  readonly failed: Failure | null
  readonly retry: () => void
}

export const nothingFound = {
  route: null,
  routePoints: [],
  finding: false,
  failed: null,
} as const satisfies Partial<FoundRoute>

/** The plan, and what was calculated for it. Only a part of the plan survives a reload (see session-restore.ts). */
export const useRoute = create<RoutePlan & FoundRoute>()(() => ({
  points: null,
  back: false,
  passed: new Set(),
  kept: null,
  ordering: null,
  choosing: null,
  lastEnd: null,
  markersOn: null,
  view: null,
  ...nothingFound,
  about: null,
  retry: () => undefined,
}))

export function useHasRoute(): boolean {
  return useRoute(({ points }) => points !== null)
}

export function setPoint(index: number, point: Coordinate): void {
  useRoute.setState(({ points }) => ({
    points: points && points.map((each, at) => (at === index ? point : each)),
    choosing: null,
  }))
}

/** Moves or sets a point for the player, with an undo step if the point was already set. */
export function replacePoint(index: number, point: Coordinate): void {
  if (useRoute.getState().points?.[index]) rememberRoute()
  // The spot's card would cover the route's card.
  if (openedNow()?.kind === 'spot') closeCard()
  setPoint(index, point)
}

/** While a point is being chosen, a spot found by search or opened by a link becomes that point. */
export function takeSpotsAsPoints(): () => void {
  return useOpened.subscribe(({ opened }) => {
    const { choosing } = useRoute.getState()
    if (opened?.kind === 'spot' && opened.by === 'event' && choosing !== null)
      replacePoint(choosing, opened.coordinate)
  })
}

/** Lets the next click on the map set this point. */
export function choosePoint(index: number): void {
  useRoute.setState({ choosing: index })
}

/** Records an undo step. Call it before a change, or pass the state from before the change. */
export function rememberRoute(before: RoutePlan = useRoute.getState()): void {
  recordUndoStep('route', restorerOf(before), {
    capture: () => restorerOf(useRoute.getState()),
  })
}

function restorerOf({ points, back, kept, passed }: RoutePlan): () => void {
  return () => useRoute.setState({ points, back, kept, passed, choosing: null })
}

/** Prepares removing the route. Only a route with several stops is worth an undo step. */
export function leaveRoute(): void {
  const { points } = useRoute.getState()
  if (points && points.length > 2) rememberRoute()
  else dropUndoSteps('route')
}

export function endRoute(): void {
  useRoute.getState().ordering?.end()
  leaveRoute()
  useRoute.setState(({ points, lastEnd }) => ({
    points: null,
    back: false,
    passed: new Set(),
    kept: null,
    choosing: null,
    lastEnd: points?.at(-1) ?? lastEnd,
  }))
}
