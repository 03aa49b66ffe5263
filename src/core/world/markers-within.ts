import { fewestCorners, isInRings, type Coordinate } from '../geometry/coordinates.ts'
import type { Marker } from './marker.ts'

/** The markers whose middles lie within a closed line. */
export function markersWithin(
  markers: readonly Marker[],
  corners: readonly Coordinate[],
): readonly Marker[] {
  if (corners.length < fewestCorners) return []
  const ring = corners.flat()
  return markers.filter(({ coordinate }) => isInRings(coordinate, [ring]))
}
