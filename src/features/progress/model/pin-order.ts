import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import type { Pin } from '../../../records/pin.ts'

export const pinOrders = ['distance', 'title'] as const
export type PinOrder = (typeof pinOrders)[number]

/** Sorts pins, equal ones by id. Pins without a title come last. `compareTitles` follows the page's language. */
export function orderedPins(
  pins: readonly Pin[],
  order: PinOrder,
  from: Coordinate,
  compareTitles: (a: string, b: string) => number,
): readonly Pin[] {
  const far = ({ x, y }: Pin) => distance(from, [x, y])
  const compare = (a: Pin, b: Pin) =>
    order === 'distance'
      ? far(a) - far(b)
      : Number(a.title === '') - Number(b.title === '') || compareTitles(a.title, b.title)
  return [...pins].sort((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1))
}
