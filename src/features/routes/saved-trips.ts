import { isShape, type Pin } from '../../records/pin.ts'
import { samePlaces } from './model/route-points.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { isInExtent, type Extent } from '../../geometry/extent.ts'
import { addPin, editPin } from '../pins/pins.ts'
import { useProgress } from '../progress/progress.ts'
import { routeThroughAll } from './plan-route.ts'
import { useRoute, type RoutePlan } from './route-store.ts'

/** Returns the points of a route as a pin stores them, or an empty list if a point is unknown. */
function savedPoints({ points, back }: Pick<RoutePlan, 'points' | 'back'>): readonly Coordinate[] {
  const known = points?.filter((point) => point !== null) ?? []
  if (known.length < 2 || known.length < (points?.length ?? 0)) return []
  return back ? [...known, ...known.slice(0, 1)] : known
}

/** Saves the route in its pin, or in a new pin with this title. @returns the id of a new pin, otherwise `null` */
export function saveTrip(title: string): string | null {
  const [begin, ...stops] = savedPoints(useRoute.getState())
  if (!begin) return null
  const kept = { x: begin[0], y: begin[1], stops }
  const pin = useProgress.getState().pins.get(useRoute.getState().kept ?? '')
  if (pin?.deleted === false) {
    editPin(pin.id, kept)
    return null
  }
  const { id } = addPin({ ...kept, title, note: '', glyph: 'flag' })
  useRoute.setState({ kept: id })
  return id
}

/** True if the pin holds the route without unsaved changes. */
export function holdsRoute({ x, y, stops = [] }: Pin, route: RoutePlan): boolean {
  return samePlaces(savedPoints(route), [[x, y], ...stops])
}

/** Returns the stops of a saved tour inside the world, as imported files can hold others. Empty for a shape. */
export function tripStops(pin: Pin, extent: Extent): readonly Coordinate[] {
  const { stops = [] } = pin
  return isShape(pin) ? [] : stops.filter((stop) => isInExtent(stop, extent))
}

export function showTrip(pin: Pin, extent: Extent): void {
  const begin: Coordinate = [pin.x, pin.y]
  const stops = tripStops(pin, extent)
  const back = stops.length > 1 && stops.at(-1)?.join() === begin.join()
  routeThroughAll([begin, ...(back ? stops.slice(0, -1) : stops)], { back, kept: pin.id })
}
