import { bestLegFor } from './model/route-points.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { useSelection } from '../selection/selection.ts'
import { closeSettlement } from '../places/open-settlement.ts'
import { useSpot } from '../places/spot.ts'
import { leaveRoute, rememberRoute, replacePoint, usePlannedRoute } from './planned-route.ts'

/** Nothing of the route before it is left. */
const anew: Pick<ReturnType<typeof usePlannedRoute.getState>, 'back' | 'kept' | 'passed'> = {
  back: false,
  kept: null,
  passed: new Set(),
}

/**
 * A route to a place, from where the player most likely starts: `found-route.ts` finds out. Where the route that there is asks
 * for its end, the place is that.
 *
 * @param view the middle of what the player looks at, if it is away from there
 */
export function routeToHere(to: Coordinate, view: Coordinate | null = null): void {
  const { points, lastEnd, choosing } = usePlannedRoute.getState()
  if (choosing !== null && choosing > 0) {
    replacePoint(choosing, to)
    return
  }
  leaveRoute()
  ask({ ...anew, points: [null, to], choosing: null, lastEnd: points?.at(-1) ?? lastEnd, view })
}

/** A route from a spot to the one that is named next. Where the route that there is asks where it begins, that is the spot. */
export function routeFromHere(from: Coordinate): void {
  if (usePlannedRoute.getState().choosing === 0) {
    replacePoint(0, from)
    return
  }
  leaveRoute()
  ask({ ...anew, points: [from, null], choosing: 1 })
}

/** The route that there is leads by a spot. */
export function routeViaHere(by: Coordinate): void {
  const { points, back } = usePlannedRoute.getState()
  if (!points) return
  rememberRoute()
  insertPoint(bestLegFor(by, back ? [...points, points[0] ?? null] : points), by)
}

/** On to a spot from where the route that there is ends. */
export function extendRouteToHere(to: Coordinate): void {
  const { points } = usePlannedRoute.getState()
  if (!points) return
  rememberRoute()
  ask({ points: [...points, to] })
}

/** A route from the first of these points to the last, or back to the first. */
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

/** The card of the route tells how far the order is that is being looked for. */
export function showOrdering(
  ordering: NonNullable<ReturnType<typeof usePlannedRoute.getState>['ordering']>,
) {
  if (usePlannedRoute.getState().ordering) usePlannedRoute.setState({ ordering })
  else ask({ ordering, choosing: null })
}

/** Whether the route leads from its last point back to its first. */
export function leadBack(back: boolean): void {
  rememberRoute()
  usePlannedRoute.setState({ back })
}

/** Whether the player is done with a stop that is no place that can be found. */
export function passStop(stop: Coordinate, done: boolean): void {
  usePlannedRoute.setState(({ passed }) => {
    const next = new Set(passed)
    if (done) next.add(stop.join())
    else next.delete(stop.join())
    return { passed: next }
  })
}

/** The route leads by a point no longer. */
export function leaveOut(index: number): void {
  rememberRoute()
  removePoint(index)
}

/** Puts a point among the others, to another place. */
export function movePoint(from: number, to: number): void {
  const { points } = usePlannedRoute.getState()
  const moved = points?.[from]
  if (!points || moved === undefined || to < 0 || to >= points.length || from === to) return
  rememberRoute()
  const others = points.filter((_, at) => at !== from)
  usePlannedRoute.setState({ points: [...others.slice(0, to), moved, ...others.slice(to)] })
}

/** The other way round; one that leads back begins where it began. */
export function turnRound(): void {
  const { points, back } = usePlannedRoute.getState()
  if (!points) return
  rememberRoute()
  const turned = [...points].reverse()
  usePlannedRoute.setState({
    points: back ? [...turned.slice(-1), ...turned.slice(0, -1)] : turned,
  })
}

/** The card of the route takes the place of whichever asked for it. */
function ask(route: Partial<ReturnType<typeof usePlannedRoute.getState>>): void {
  useSelection.getState().deselect()
  closeSettlement()
  useSpot.getState().remove()
  usePlannedRoute.setState(route)
}

/** @param leg the point comes at its end, from 0 */
export function insertPoint(leg: number, point: Coordinate): void {
  usePlannedRoute.setState(({ points }) => ({
    points: points && [...points.slice(0, leg + 1), point, ...points.slice(leg + 1)],
  }))
}

/** Takes a point away; where it begins, and the last one to which it leads, stay. */
export function removePoint(index: number): void {
  usePlannedRoute.setState(({ points }) =>
    points && points.length > 2 && index > 0
      ? { points: points.filter((_, at) => at !== index) }
      : {},
  )
}
