import type { Pin, PinDraft } from '../../domain/pins/pin.ts'
import { samePlaces } from '../../domain/ways/way-points.ts'
import type { Coordinate } from '../../domain/world/coordinates.ts'
import { isInExtent, type Extent } from '../../domain/world/extent.ts'
import { addPin, editPin } from '../pins/pins.ts'
import { wayThroughAll } from './plan-way.ts'
import { useWay } from './way.ts'

/** What a pin keeps of the way that there is: where it begins, and its stops; null while a point is not known. */
function keptPoints():
  (Pick<PinDraft, 'x' | 'y'> & { readonly stops: readonly Coordinate[] }) | null {
  const { points, back } = useWay.getState()
  const known = points?.filter((point) => point !== null) ?? []
  const [begin, ...stops] = known
  if (!begin || stops.length === 0 || known.length < (points?.length ?? 0)) return null
  return { x: begin[0], y: begin[1], stops: back ? [...stops, begin] : stops }
}

/**
 * Keeps the way with the player's pins: a pin where it begins, or the one that it was kept with already.
 *
 * @param title of a new pin
 * @returns the pin's id, or null where a point of the way is not known
 */
export function keepTour(title: string): string | null {
  const kept = keptPoints()
  if (!kept) return null
  const known = useWay.getState().kept
  if (known !== null) {
    editPin(known, kept)
    return known
  }
  const { id } = addPin({ ...kept, title, note: '', glyph: 'flag' })
  useWay.setState({ kept: id })
  return id
}

/** Whether a pin keeps the way as it is. */
export function keepsWay({ x, y, stops = [] }: Pin): boolean {
  const kept = keptPoints()
  return kept !== null && samePlaces([[kept.x, kept.y], ...kept.stops], [[x, y], ...stops])
}

/** Asks for the way that a pin keeps. @param extent what lies outside of it is left out */
export function showTour({ id, x, y, stops = [] }: Pin, extent: Extent): void {
  const begin: Coordinate = [x, y]
  const back = stops.length > 1 && stops.at(-1)?.join() === begin.join()
  const inside = (back ? stops.slice(0, -1) : stops).filter((stop) => isInExtent(stop, extent))
  wayThroughAll([begin, ...inside], { back, kept: id })
}
