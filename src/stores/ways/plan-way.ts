import { bestLegFor } from '../../domain/ways/way-points.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { useSelection } from '../markers/selection.ts'
import { closeSettlement } from '../world/settlement.ts'
import { useSpot } from '../world/spot.ts'
import { leaveWay, rememberWay, replacePoint, useWay } from './way.ts'
import { insertPoint, removePoint } from './way-points.ts'

/** Nothing of the way before it is left. */
const anew: Pick<ReturnType<typeof useWay.getState>, 'back' | 'kept' | 'passed'> = {
  back: false,
  kept: null,
  passed: new Set(),
}

/**
 * A way to a place, from where the player most likely starts: `found-way.ts` finds out. Where the way that there is asks
 * for its end, the place is that.
 *
 * @param view the middle of what the player looks at, if it is away from there
 */
export function wayToHere(to: Coordinate, view: Coordinate | null = null): void {
  const { points, lastEnd, choosing } = useWay.getState()
  if (choosing !== null && choosing > 0) {
    replacePoint(choosing, to)
    return
  }
  leaveWay()
  ask({ ...anew, points: [null, to], choosing: null, lastEnd: points?.at(-1) ?? lastEnd, view })
}

/** A way from a spot to the one that is named next. Where the way that there is asks where it begins, that is the spot. */
export function wayFromHere(from: Coordinate): void {
  if (useWay.getState().choosing === 0) {
    replacePoint(0, from)
    return
  }
  leaveWay()
  ask({ ...anew, points: [from, null], choosing: 1 })
}

/** The way that there is leads by a spot. */
export function wayByHere(by: Coordinate): void {
  const { points, back } = useWay.getState()
  if (!points) return
  rememberWay()
  insertPoint(bestLegFor(by, back ? [...points, points[0] ?? null] : points), by)
}

/** On to a spot from where the way that there is ends. */
export function wayOnToHere(to: Coordinate): void {
  const { points } = useWay.getState()
  if (!points) return
  rememberWay()
  ask({ points: [...points, to] })
}

/** A way from the first of these points to the last, or back to the first. */
export function wayThroughAll(
  points: readonly Coordinate[],
  { back, kept, passed }: Partial<typeof anew> = {},
): void {
  leaveWay()
  ask({
    points,
    back: back ?? anew.back,
    kept: kept ?? anew.kept,
    passed: passed ?? anew.passed,
    choosing: null,
  })
}

/** The card of the way tells how far the order is that is being looked for. */
export function showOrdering(
  ordering: NonNullable<ReturnType<typeof useWay.getState>['ordering']>,
) {
  if (useWay.getState().ordering) useWay.setState({ ordering })
  else ask({ ordering, choosing: null })
}

/** Whether the way leads from its last point back to its first. */
export function leadBack(back: boolean): void {
  rememberWay()
  useWay.setState({ back })
}

/** Whether the player is done with a stop that is no place that can be found. */
export function passStop(stop: Coordinate, done: boolean): void {
  useWay.setState(({ passed }) => {
    const next = new Set(passed)
    if (done) next.add(stop.join())
    else next.delete(stop.join())
    return { passed: next }
  })
}

/** The way leads by a point no longer. */
export function leaveOut(index: number): void {
  rememberWay()
  removePoint(index)
}

/** Puts a point among the others, to another place. */
export function movePoint(from: number, to: number): void {
  const { points } = useWay.getState()
  const moved = points?.[from]
  if (!points || moved === undefined || to < 0 || to >= points.length || from === to) return
  rememberWay()
  const others = points.filter((_, at) => at !== from)
  useWay.setState({ points: [...others.slice(0, to), moved, ...others.slice(to)] })
}

/** The other way round; one that leads back begins where it began. */
export function turnRound(): void {
  const { points, back } = useWay.getState()
  if (!points) return
  rememberWay()
  const turned = [...points].reverse()
  useWay.setState({ points: back ? [...turned.slice(-1), ...turned.slice(0, -1)] : turned })
}

/** The card of the way takes the place of whichever asked for it. */
function ask(way: Partial<ReturnType<typeof useWay.getState>>): void {
  useSelection.getState().deselect()
  closeSettlement()
  useSpot.getState().remove()
  useWay.setState(way)
}
