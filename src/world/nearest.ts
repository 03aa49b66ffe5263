import type { Services } from './manifest.ts'
import { isService } from './world.ts'
import { directionTo, type Direction } from './names/where.ts'
import { distance, type Coordinate } from '../geometry/coordinates.ts'
import type { Marker, MarkerType } from './marker.ts'

/** How far one point is from another and in which direction, as the crow flies. */
export interface Displacement {
  /** Whole metres. */
  readonly metres: number
  /** Absent when both are the same spot. */
  readonly direction?: Direction
}

/** A marker and the displacement to it. */
export interface NearMarker extends Displacement {
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
): readonly Marker[] {
  const services = new Set(types.filter((type) => isService(type, of)).map(({ id }) => id))
  const ofType = new Map<string, Marker>()
  for (const marker of markers) {
    if (!services.has(marker.locationType)) continue
    const known = ofType.get(marker.locationType)
    if (!known || compareFrom(from, marker, known) < 0) ofType.set(marker.locationType, marker)
  }
  return nearestFirst([...ofType.values()], from)
}

/** The nearest markers that are not discovered, nearest first; equally near ones by their ids. */
export function nearestUndiscovered(
  markers: readonly Marker[],
  from: Coordinate,
  discovered: ReadonlySet<number>,
): readonly Marker[] {
  return nearestFirst(
    markers.filter(({ id }) => !discovered.has(id)),
    from,
  )
}

/** The first of {@link nearestUndiscovered}, without putting a hundred thousand markers in order. */
export function theNearestUndiscovered(
  markers: readonly Marker[],
  from: Coordinate,
  discovered: ReadonlySet<number>,
): Marker | undefined {
  let nearest: Marker | undefined
  for (const marker of markers) {
    if (discovered.has(marker.id)) continue
    if (!nearest || compareFrom(from, marker, nearest) < 0) nearest = marker
  }
  return nearest
}

/** @param metresPerUnit metres a world unit */
export function displacementTo(
  marker: Marker,
  from: Coordinate,
  metresPerUnit: number,
): NearMarker {
  return { marker, ...displacementBetween(from, marker.coordinate, metresPerUnit) }
}

/** @param metresPerUnit metres a world unit */
export function displacementBetween(
  from: Coordinate,
  to: Coordinate,
  metresPerUnit: number,
): Displacement {
  const metres = Math.round(distance(from, to) * metresPerUnit)
  return metres === 0 ? { metres } : { metres, direction: directionTo(from, to) }
}

function compareFrom(from: Coordinate, a: Marker, b: Marker): number {
  return distance(from, a.coordinate) - distance(from, b.coordinate) || a.id - b.id
}

/** Equally near ones by their ids. */
export function nearestFirst(markers: readonly Marker[], from: Coordinate): readonly Marker[] {
  return markers
    .map((marker) => ({ marker, units: distance(from, marker.coordinate) }))
    .sort((a, b) => a.units - b.units || a.marker.id - b.marker.id)
    .map(({ marker }) => marker)
}

/** A walk from one unfound place to the next; each leads on to the nearest that it has not been to. */
export interface UnfoundWalk {
  /** Ids of the places that it has been to. */
  readonly seen: ReadonlySet<number>
  /** The place that it reached last. */
  readonly at: Marker | null
}

export const newUnfoundWalk: UnfoundWalk = { seen: new Set(), at: null }

interface UnfoundWalkStep {
  readonly walk: UnfoundWalk
  readonly selected: Marker | null
  /** Where it begins when nothing is selected. */
  readonly middle: Coordinate
  /** Those that may be gone to. */
  readonly markers: readonly Marker[]
  readonly discovered: ReadonlySet<number>
}

/**
 * The next step: to the nearest undiscovered marker that the walk has not been to, so that it never goes back
 * and forth between two. A player who selects another place begins a new walk there, and one who has been
 * everywhere begins again.
 *
 * @returns a walk that has not moved, with nothing in `at`, when there is nowhere to go
 */
export function nextUnfound(step: UnfoundWalkStep): UnfoundWalk {
  const { selected, middle, markers, discovered } = step
  const goesOn = selected !== null && selected === step.walk.at
  const here = selected ? [selected.id] : []
  const from = selected?.coordinate ?? middle
  const nearest = (seen: ReadonlySet<number>): UnfoundWalk | undefined => {
    const found = theNearestUndiscovered(markers, from, new Set([...discovered, ...seen]))
    return found && { seen: new Set([...seen, found.id]), at: found }
  }
  const seen = new Set([...(goesOn ? step.walk.seen : []), ...here])
  return nearest(seen) ?? nearest(new Set(here)) ?? newUnfoundWalk
}
