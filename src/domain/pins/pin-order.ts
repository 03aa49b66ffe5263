import { distance, type Coordinate } from '../world/coordinates.ts'
import type { Pin } from './pin.ts'

export const pinOrders = ['distance', 'title'] as const
export type PinOrder = (typeof pinOrders)[number]

/**
 * Pins in an order; equal ones by their ids. Pins without a title come last.
 *
 * @param from where distances are measured from
 */
export function orderedPins(
  pins: readonly Pin[],
  order: PinOrder,
  from: Coordinate,
): readonly Pin[] {
  const far = ({ x, y }: Pin) => distance(from, [x, y])
  const compare = (a: Pin, b: Pin) =>
    order === 'distance'
      ? far(a) - far(b)
      : Number(a.title === '') - Number(b.title === '') || titles.compare(a.title, b.title)
  return pins.toSorted((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1))
}

/** Made once: comparing thousands of titles without it takes seconds. */
const titles = new Intl.Collator('en', { numeric: true })
