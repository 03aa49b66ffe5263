import type { Pin } from '../../domain/pins/pin.ts'
import { samePlaces } from '../../domain/ways/way-points.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { isInExtent, type Extent } from '../../domain/world/extent.ts'
import { addPin, editPin } from '../pins/pins.ts'
import { useProgress } from '../progress/progress.ts'
import { wayThroughAll } from './plan-way.ts'
import { useWay } from './way.ts'

type PlannedWay = Pick<ReturnType<typeof useWay.getState>, 'points' | 'back'>

/** Where a way begins, its stops, and its return, as a pin keeps them; empty while one of them is not known. */
function keptPoints({ points, back }: PlannedWay): readonly Coordinate[] {
  const known = points?.filter((point) => point !== null) ?? []
  if (known.length < 2 || known.length < (points?.length ?? 0)) return []
  return back ? [...known, ...known.slice(0, 1)] : known
}

/**
 * Keeps the way with the player's pins: by the pin that it was kept with already, or by a new one where it begins.
 *
 * @param title of a new pin
 * @returns the new pin's id
 */
export function keepTour(title: string): string | null {
  const [begin, ...stops] = keptPoints(useWay.getState())
  if (!begin) return null
  const kept = { x: begin[0], y: begin[1], stops }
  const pin = useProgress.getState().pins.get(useWay.getState().kept ?? '')
  if (pin?.deleted === false) {
    editPin(pin.id, kept)
    return null
  }
  const { id } = addPin({ ...kept, title, note: '', glyph: 'flag' })
  useWay.setState({ kept: id })
  return id
}

/** Whether a pin keeps a way as it is. */
export function keepsWay({ x, y, stops = [] }: Pin, way: PlannedWay): boolean {
  return samePlaces(keptPoints(way), [[x, y], ...stops])
}

/** The stops of a tour that lie in the world: a file may bring any. */
export function tourStops({ stops = [] }: Pin, extent: Extent): readonly Coordinate[] {
  return stops.filter((stop) => isInExtent(stop, extent))
}

/** Asks for the way that a pin keeps. */
export function showTour(pin: Pin, extent: Extent): void {
  const begin: Coordinate = [pin.x, pin.y]
  const stops = tourStops(pin, extent)
  const back = stops.length > 1 && stops.at(-1)?.join() === begin.join()
  wayThroughAll([begin, ...(back ? stops.slice(0, -1) : stops)], { back, kept: pin.id })
}
