import { distance } from '../geometry/coordinates.ts'
import { nearestNamed, type PlacesAround } from './names/where.ts'
import type { Place } from './names/world-names.ts'
import type { Marker } from './marker.ts'

/** What of a world tells what lies in its settlements. */
export interface SettledWorld extends PlacesAround {
  readonly markers: readonly Marker[]
}

/**
 * The markers within the bounds of a settlement: those to which it is the nearest that has a name, and which lie no
 * farther from its middle than the `reach` of its rank. A card says of just these that they are in it.
 *
 * @returns them, the nearest to its middle first
 */
export function markersIn(settlement: Place, world: SettledWorld): readonly Marker[] {
  const { ranks, metresPerUnit } = world
  const reach = ranks.find(({ key }) => key === settlement.rank)?.reach ?? 0
  // Of a hundred thousand markers nearly all are out of reach, and need not be compared with other settlements.
  return world.markers
    .filter(
      ({ coordinate }) => distance(coordinate, settlement.coordinate) * metresPerUnit <= reach,
    )
    .map((marker) => ({ marker, near: nearestNamed(marker.coordinate, world) }))
    .filter(({ near }) => near?.within === true && near.place === settlement)
    .sort((a, b) => (a.near?.metres ?? 0) - (b.near?.metres ?? 0) || a.marker.id - b.marker.id)
    .map(({ marker }) => marker)
}
