import { bestOrder } from './best-order.ts'
import { goodOrder } from './good-order.ts'
import type { Distances } from './tour-length.ts'

/** So few stops have all orders compared: in some 20 ms. */
const fewStops = 12

/** A good order of stops, by their indices: from the first to whichever comes last, or back to the first. */
export function tourOrder(distances: Distances, back: boolean): readonly number[] {
  return distances.stops <= fewStops ? bestOrder(distances, back) : goodOrder(distances, back)
}
