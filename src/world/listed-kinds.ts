import type { Coordinate } from '../geometry/coordinates.ts'
import type { MarkerType, Marker } from './marker.ts'
import { nearestFirst } from './nearest.ts'

/** The one that a list begins with first. */
export const listOrders = ['distance', 'kind'] as const

export type ListOrder = (typeof listOrders)[number]

/** The listed places of one type; at least one, the nearest first. */
export interface ListedKind {
  readonly type: MarkerType
  readonly markers: readonly Marker[]
}

/** Some markers by their types, which are in the order given; equally near ones by their ids. */
export function listedKinds(
  markers: readonly Marker[],
  types: readonly MarkerType[],
  from: Coordinate,
): readonly ListedKind[] {
  const ofType = new Map<string, Marker[]>()
  for (const marker of nearestFirst(markers, from)) {
    const ofSame = ofType.get(marker.locationType)
    if (ofSame) ofSame.push(marker)
    else ofType.set(marker.locationType, [marker])
  }
  return types.flatMap((type) => {
    const own = ofType.get(type.id)
    return own ? [{ type, markers: own }] : []
  })
}
