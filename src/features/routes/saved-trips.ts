import { isShape, type Pin } from '../../records/pin.ts'
import { samePlaces } from './model/route-points.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { isInExtent, type Extent } from '../../geometry/extent.ts'
import { addPin, editPin } from '../pins/pins.ts'
import { useProgress } from '../progress/progress.ts'
import { routeThroughAll } from './plan-route.ts'
import { usePlannedRoute } from './planned-route.ts'

type PlannedRoute = Pick<ReturnType<typeof usePlannedRoute.getState>, 'points' | 'back'>

/** Where a route begins, its stops, and its return, as a pin holds them; empty while one of them is not known. */
function savedPoints({ points, back }: PlannedRoute): readonly Coordinate[] {
  const known = points?.filter((point) => point !== null) ?? []
  if (known.length < 2 || known.length < (points?.length ?? 0)) return []
  return back ? [...known, ...known.slice(0, 1)] : known
}

/**
 * Saves the route with the player's pins: by the pin that it was saved with already, or by a new one where it begins.
 *
 * @param title of a new pin
 * @returns the new pin's id
 */
export function saveTrip(title: string): string | null {
  const [begin, ...stops] = savedPoints(usePlannedRoute.getState())
  if (!begin) return null
  const kept = { x: begin[0], y: begin[1], stops }
  const pin = useProgress.getState().pins.get(usePlannedRoute.getState().kept ?? '')
  if (pin?.deleted === false) {
    editPin(pin.id, kept)
    return null
  }
  const { id } = addPin({ ...kept, title, note: '', glyph: 'flag' })
  usePlannedRoute.setState({ kept: id })
  return id
}

/** Whether a pin holds a route as it is. */
export function holdsRoute({ x, y, stops = [] }: Pin, route: PlannedRoute): boolean {
  return samePlaces(savedPoints(route), [[x, y], ...stops])
}

/** The stops of a trip that lie in the world: a file may bring any. None of a shape. */
export function tripStops(pin: Pin, extent: Extent): readonly Coordinate[] {
  const { stops = [] } = pin
  return isShape(pin) ? [] : stops.filter((stop) => isInExtent(stop, extent))
}

/** Asks for the route that a pin holds. */
export function showTrip(pin: Pin, extent: Extent): void {
  const begin: Coordinate = [pin.x, pin.y]
  const stops = tripStops(pin, extent)
  const back = stops.length > 1 && stops.at(-1)?.join() === begin.join()
  routeThroughAll([begin, ...(back ? stops.slice(0, -1) : stops)], { back, kept: pin.id })
}
