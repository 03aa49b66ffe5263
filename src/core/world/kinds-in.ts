import type { Services } from './manifest.ts'
import type { MarkerType, Marker } from './marker.ts'

/** The places of one type, of which there is at least one. */
export interface KindIn {
  readonly type: MarkerType
  readonly markers: readonly Marker[]
}

interface KindedWorld {
  /** In the panel's order. */
  readonly types: readonly MarkerType[]
  readonly services: Services
}

/** Some markers by their types: those that serve a player, and the others. */
export function kindsIn(
  markers: readonly Marker[],
  { types, services: served }: KindedWorld,
): { readonly services: readonly KindIn[]; readonly others: readonly KindIn[] } {
  const kinds = types
    .map((type) => ({
      type,
      markers: markers.filter(({ locationType }) => locationType === type.id),
    }))
    .filter((kind) => kind.markers.length > 0)
  const serves = ({ type: { id, category } }: KindIn) =>
    served.categories.includes(category) || served.types.includes(id)
  return { services: kinds.filter(serves), others: kinds.filter((kind) => !serves(kind)) }
}
