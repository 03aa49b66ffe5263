import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { markerLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'

export const checklistOrders = ['distance', 'name', 'id', 'map'] as const
export type ChecklistOrder = (typeof checklistOrders)[number]

/**
 * Returns the markers of one type in an order. Equal markers are ordered by id.
 * @param compare compares names by the rules of the page's language, numbers in them by value
 * @param maps numbers of the treasure maps by the ids of the markers they lead to; other markers come last
 */
export function checklistOf(
  markers: readonly Marker[],
  type: MarkerType,
  order: ChecklistOrder,
  from: Coordinate,
  compare: (a: string, b: string) => number,
  maps: ReadonlyMap<number, number> = new Map(),
): readonly Marker[] {
  const ofType = markers.filter(({ locationType }) => locationType === type.id)
  // A veiled name must not affect the order, because its position in the list would give it away.
  const name = (marker: Marker) => markerLabel(marker, type, false)
  return ofType.sort((a, b) => {
    if (order === 'distance') {
      return distance(from, a.coordinate) - distance(from, b.coordinate) || a.id - b.id
    }
    if (order === 'name') {
      return compare(name(a), name(b)) || a.id - b.id
    }
    const number = (marker: Marker) => (order === 'map' ? (maps.get(marker.id) ?? Infinity) : 0)
    const [ofA, ofB] = [number(a), number(b)]
    return ofA === ofB ? a.id - b.id : ofA - ofB
  })
}
