import type { Coordinate } from '../geometry/coordinates.ts'
import type { MarkerType, Marker } from './marker.ts'
import { sortByDistance } from './nearest.ts'

export const listOrders = ['distance', 'kind'] as const

export type ListOrder = (typeof listOrders)[number]

export interface ListedKind {
  readonly type: MarkerType
  readonly markers: readonly Marker[]
}

/** Groups markers by type, in the order of `types`. Equally near markers are sorted by id. */
export function listedKinds(
  markers: readonly Marker[],
  types: readonly MarkerType[],
  from: Coordinate,
): readonly ListedKind[] {
  const ofType = new Map<string, Marker[]>()
  for (const marker of sortByDistance(markers, from)) {
    const ofSame = ofType.get(marker.locationType)
    if (ofSame) ofSame.push(marker)
    else ofType.set(marker.locationType, [marker])
  }
  return types.flatMap((type) => {
    const own = ofType.get(type.id)
    return own ? [{ type, markers: own }] : []
  })
}
