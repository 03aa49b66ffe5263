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
 * farther from its middle than the `reach` of its rank. A card says of just these that they are in it. In a place of a
 * minor rank is all that it reaches, whatever settlement that lies in.
 *
 * @returns them, the nearest to its middle first
 */
export function markersIn(settlement: Place, world: SettledWorld): readonly Marker[] {
  const { ranks, metresPerUnit } = world
  const { reach = 0, minor } = ranks.find(({ key }) => key === settlement.rank) ?? {}
  const metresTo = ({ coordinate }: Marker) =>
    distance(coordinate, settlement.coordinate) * metresPerUnit
  // Of a hundred thousand markers nearly all are out of reach, and need not be compared with other settlements.
  const isIn = ({ coordinate }: Marker) => {
    const near = nearestNamed(coordinate, world)
    return near?.within === true && near.place === settlement
  }
  return world.markers
    .filter((marker) => metresTo(marker) <= reach && (minor || isIn(marker)))
    .sort((a, b) => metresTo(a) - metresTo(b) || a.id - b.id)
}
