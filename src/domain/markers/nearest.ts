import { distance, type Coordinate } from '../world/coordinates.ts'
import type { Marker } from './marker.ts'
import type { MarkerType } from './marker-type.ts'
import type { Services } from '../world/manifest.ts'
import { directionTo, type Direction } from '../world/where.ts'

/** How many rows each list of the nearest has. */
export const nearestAmount = 10

/** The way from one point to another, as the crow flies. */
export interface Way {
  /** Whole metres. */
  readonly metres: number
  /** Absent when both are the same spot. */
  readonly direction?: Direction
}

/** A marker and the way to it. */
export interface NearMarker extends Way {
  readonly marker: Marker
}

/** What of a world tells which places serve a player. */
interface ServedPlaces {
  readonly markers: readonly Marker[]
  readonly types: readonly MarkerType[]
  readonly services: Services
}

/** The nearest marker of each type of service, nearest first; equally near ones by their ids. */
export function nearestServices(
  { markers, types, services: of }: ServedPlaces,
  from: Coordinate,
  amount = nearestAmount,
): readonly Marker[] {
  const isService = ({ id, category }: MarkerType) =>
    of.categories.includes(category) || of.types.includes(id)
  const services = new Set(types.filter(isService).map(({ id }) => id))
  const ofType = new Map<string, Marker>()
  for (const marker of markers) {
    if (!services.has(marker.locationType)) continue
    const known = ofType.get(marker.locationType)
    if (!known || compareFrom(from, marker, known) < 0) ofType.set(marker.locationType, marker)
  }
  return closest([...ofType.values()], from, amount)
}

/** The nearest markers that are not discovered, nearest first; equally near ones by their ids. */
export function nearestUndiscovered(
  markers: readonly Marker[],
  from: Coordinate,
  discovered: ReadonlySet<number>,
  amount = nearestAmount,
): readonly Marker[] {
  return closest(
    markers.filter(({ id }) => !discovered.has(id)),
    from,
    amount,
  )
}

/** @param metresPerUnit metres a world unit */
export function wayTo(marker: Marker, from: Coordinate, metresPerUnit: number): NearMarker {
  return { marker, ...wayBetween(from, marker.coordinate, metresPerUnit) }
}

/** @param metresPerUnit metres a world unit */
export function wayBetween(from: Coordinate, to: Coordinate, metresPerUnit: number): Way {
  const metres = Math.round(distance(from, to) * metresPerUnit)
  return metres === 0 ? { metres } : { metres, direction: directionTo(from, to) }
}

function compareFrom(from: Coordinate, a: Marker, b: Marker): number {
  return distance(from, a.coordinate) - distance(from, b.coordinate) || a.id - b.id
}

/** Keeps only the best so far, so that a hundred thousand markers are not all put in order. */
function closest(markers: readonly Marker[], from: Coordinate, amount: number): readonly Marker[] {
  const best: Marker[] = []
  for (const marker of markers) {
    const last = best.at(-1)
    if (best.length >= amount && last && compareFrom(from, marker, last) >= 0) continue
    const at = best.findIndex((other) => compareFrom(from, marker, other) < 0)
    best.splice(at === -1 ? best.length : at, 0, marker)
    if (best.length > amount) best.pop()
  }
  return best
}
