import type { Marker } from './marker.ts'

/**
 * The marker of the world that an event's detail is, or nothing. The detail comes from anywhere (another
 * script, an extension, a test), so reading it may throw, and it may hold anything.
 */
export function markerFromDetail(
  detail: unknown,
  markersById: ReadonlyMap<number, Marker>,
): Marker | undefined {
  try {
    if (typeof detail !== 'object' || detail === null) return undefined
    const { id, locationType, coordinate } = detail as Partial<Record<keyof Marker, unknown>>
    const marker = typeof id === 'number' ? markersById.get(id) : undefined
    if (!marker || locationType !== marker.locationType || !Array.isArray(coordinate)) {
      return undefined
    }
    const same = coordinate[0] === marker.coordinate[0] && coordinate[1] === marker.coordinate[1]
    return same ? marker : undefined
  } catch {
    return undefined
  }
}
