import { bestLegFor } from './model/route-points.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { closeAll } from '../card/opened.ts'
import {
  leaveRoute,
  rememberRoute,
  replacePoint,
  useRoute,
  type Ordering,
  type RoutePlan,
} from './route-store.ts'

/** State that a new route does not take over from the previous one. */
const anew: Pick<RoutePlan, 'back' | 'kept' | 'passed'> = {
  back: false,
  kept: null,
  passed: new Set(),
}

/** Plans a route to a place, or uses the place for the point being chosen. `found-route.ts` picks the start. */
export function routeToHere(to: Coordinate, view: Coordinate | null = null): void {
  const { points, lastEnd, choosing } = useRoute.getState()
  if (choosing !== null && choosing > 0) {
    replacePoint(choosing, to)
    return
  }
  leaveRoute()
  ask({ ...anew, points: [null, to], choosing: null, lastEnd: points?.at(-1) ?? lastEnd, view })
}

/** Plans a route from a spot to a place yet to be chosen. Sets the start if the current route asks for it. */
export function routeFromHere(from: Coordinate): void {
  if (useRoute.getState().choosing === 0) {
    replacePoint(0, from)
    return
  }
  leaveRoute()
  ask({ ...anew, points: [from, null], choosing: 1 })
}

export function routeViaHere(by: Coordinate): void {
  const { points, back } = useRoute.getState()
  if (!points) return
  rememberRoute()
  insertPoint(bestLegFor(by, back ? [...points, points[0] ?? null] : points), by)
}

export function extendRouteToHere(to: Coordinate): void {
  const { points } = useRoute.getState()
  if (!points) return
  rememberRoute()
  ask({ points: [...points, to] })
}

/** Plans a route through points in their order. Options that are left out get the values of a new route. */
export function routeThroughAll(
  points: readonly Coordinate[],
  { back, kept, passed }: Partial<typeof anew> = {},
): void {
  leaveRoute()
  ask({
    points,
    back: back ?? anew.back,
    kept: kept ?? anew.kept,
    passed: passed ?? anew.passed,
    choosing: null,
  })
}

export function showOrdering(ordering: Ordering) {
  if (useRoute.getState().ordering) useRoute.setState({ ordering })
  else ask({ ordering, choosing: null })
}

export function leadBack(back: boolean): void {
  rememberRoute()
  useRoute.setState({ back })
}

/** Marks a stop as done or not done. Only for stops without a marker, as markers have their own marks. */
export function passStop(stop: Coordinate, done: boolean): void {
  useRoute.setState(({ passed }) => {
    const next = new Set(passed)
    if (done) next.add(stop.join())
    else next.delete(stop.join())
    return { passed: next }
  })
}

export function leaveOut(index: number): void {
  rememberRoute()
  removePoint(index)
}

export function movePoint(from: number, to: number): void {
  const { points } = useRoute.getState()
  const moved = points?.[from]
  if (!points || moved === undefined || to < 0 || to >= points.length || from === to) return
  rememberRoute()
  const others = points.filter((_, at) => at !== from)
  useRoute.setState({ points: [...others.slice(0, to), moved, ...others.slice(to)] })
}

/** Reverses the route. A round trip keeps its start. */
export function turnRound(): void {
  const { points, back } = useRoute.getState()
  if (!points) return
  rememberRoute()
  const turned = [...points].reverse()
  useRoute.setState({
    points: back ? [...turned.slice(-1), ...turned.slice(0, -1)] : turned,
  })
}

/** Changes the route and closes all other cards, so that the route's card is shown. */
function ask(route: Partial<RoutePlan>): void {
  closeAll()
  useRoute.setState(route)
}

/** Inserts a point after the leg's first point. @param leg index of the leg, from 0 */
export function insertPoint(leg: number, point: Coordinate): void {
  useRoute.setState(({ points }) => ({
    points: points && [...points.slice(0, leg + 1), point, ...points.slice(leg + 1)],
  }))
}

/** Removes a point. Ignored for the start and if only two points are left. */
export function removePoint(index: number): void {
  useRoute.setState(({ points }) =>
    points && points.length > 2 && index > 0
      ? { points: points.filter((_, at) => at !== index) }
      : {},
  )
}
