import type { PlacesAround } from '../world/where.ts'
import { nearestNamed } from '../world/where.ts'
import type { Place } from '../world/place.ts'
import type { Marker } from './marker.ts'

/** What of a world tells what lies in its settlements. */
export interface SettledWorld extends PlacesAround {
  readonly markers: readonly Marker[]
}

/**
 * The markers within the bounds of a settlement: those to which it is the nearest that has a name, and which lie no
 * farther from its middle than the `reach` of its rank. A card says of just these that they are in it.
 */
export function markersIn(settlement: Place, world: SettledWorld): readonly Marker[] {
  return world.markers.filter(({ coordinate }) => {
    const near = nearestNamed(coordinate, world)
    return near?.within === true && near.place === settlement
  })
}
