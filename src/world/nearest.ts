import type { Services } from './manifest.ts'
import { isService } from './world.ts'
import { directionTo, type Direction } from './names/whereabouts.ts'
import { distance, type Coordinate } from '../geometry/coordinates.ts'
import type { Marker, MarkerType } from './marker.ts'

export interface Displacement {
  /** Rounded to whole metres. */
  readonly metres: number
  /** Missing if both are the same spot. */
  readonly direction?: Direction
}

export interface NearMarker extends Displacement {
  readonly marker: Marker
}

interface ServedPlaces {
  readonly markers: readonly Marker[]
  readonly types: readonly MarkerType[]
  readonly services: Services
}

/** Returns the nearest marker of each type of service, sorted by distance, then by id. */
export function findNearestServices(
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
  return sortByDistance([...ofType.values()], from)
}

/** Returns the markers that are not found, sorted by distance, then by id. */
export function sortUndiscoveredByDistance(
  markers: readonly Marker[],
  from: Coordinate,
  discovered: ReadonlySet<number>,
): readonly Marker[] {
  return sortByDistance(
    markers.filter(({ id }) => !discovered.has(id)),
    from,
  )
}

/** Returns the first of {@link sortUndiscoveredByDistance} without sorting all markers. */
export function findNearestUndiscovered(
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

export function displacementTo(
  marker: Marker,
  from: Coordinate,
  metresPerUnit: number,
): NearMarker {
  return { marker, ...displacementBetween(from, marker.coordinate, metresPerUnit) }
}

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

/** Sorts markers by distance, then by id. */
export function sortByDistance(markers: readonly Marker[], from: Coordinate): readonly Marker[] {
  return markers
    .map((marker) => ({ marker, units: distance(from, marker.coordinate) }))
    .sort((a, b) => a.units - b.units || a.marker.id - b.marker.id)
    .map(({ marker }) => marker)
}

/** A walk in which each step leads to the nearest unfound place not visited yet. */
export interface UnfoundWalk {
  readonly visitedIds: ReadonlySet<number>
  readonly last: Marker | null
}

export const newUnfoundWalk: UnfoundWalk = { visitedIds: new Set(), last: null }

interface UnfoundWalkStep {
  readonly walk: UnfoundWalk
  readonly selected: Marker | null
  /** Where the walk starts if no marker is selected: the middle of the visible part of the map. */
  readonly middle: Coordinate
  readonly markers: readonly Marker[]
  readonly discovered: ReadonlySet<number>
}

/**
 * Goes to the nearest unfound marker not visited on this walk, so that it never goes back and forth between two.
 * Selecting another place, or having visited all, starts a new walk. `last` is `null` if there is no place to go to.
 */
export function findNextUnfound(step: UnfoundWalkStep): UnfoundWalk {
  const { selected, middle, markers, discovered } = step
  const isContinuation = selected !== null && selected === step.walk.last
  const here = selected ? [selected.id] : []
  const from = selected?.coordinate ?? middle
  const nearest = (seen: ReadonlySet<number>): UnfoundWalk | undefined => {
    const found = findNearestUndiscovered(markers, from, new Set([...discovered, ...seen]))
    return found && { visitedIds: new Set([...seen, found.id]), last: found }
  }
  const seen = new Set([...(isContinuation ? step.walk.visitedIds : []), ...here])
  return nearest(seen) ?? nearest(new Set(here)) ?? newUnfoundWalk
}
