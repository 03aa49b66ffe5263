import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { markerLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'

export const checklistOrders = ['distance', 'name', 'id', 'map'] as const
export type ChecklistOrder = (typeof checklistOrders)[number]

/**
 * The markers of one type in an order; equal ones by their ids. Names are compared with their numbers read as
 * numbers.
 *
 * @param from where distances are measured from
 * @param compare names, as the page's language does
 * @param maps the numbers of the treasure maps by the ids of the markers that they lead to; those without a map come last
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
  // A veiled name puts nothing in order: its place in the list would tell of it.
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
