import { distance } from '../geometry/coordinates.ts'
import { findNearestNamed, type PlacesAround } from './names/whereabouts.ts'
import type { Place } from './names/world-names.ts'
import type { Marker } from './marker.ts'

export interface SettledWorld extends PlacesAround {
  readonly markers: readonly Marker[]
}

/**
 * Returns the markers of a settlement, nearest first: those within its reach and nearer to no other named settlement. A
 * minor place has all markers within its reach.
 */
export function findMarkersIn(settlement: Place, world: SettledWorld): readonly Marker[] {
  const { ranks, metresPerUnit } = world
  const { reach = 0, minor } = ranks.find(({ key }) => key === settlement.rank) ?? {}
  const metresTo = ({ coordinate }: Marker) =>
    distance(coordinate, settlement.coordinate) * metresPerUnit
  // Call this only for markers within reach: comparing all markers with all settlements would be slow.
  const isIn = ({ coordinate }: Marker) => {
    const near = findNearestNamed(coordinate, world)
    return near?.within === true && near.place === settlement
  }
  return world.markers
    .filter((marker) => metresTo(marker) <= reach && (minor || isIn(marker)))
    .sort((a, b) => metresTo(a) - metresTo(b) || a.id - b.id)
}
