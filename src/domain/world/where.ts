import { distance, type Coordinate } from './coordinates.ts'
import type { Place } from './place.ts'

export const directions = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
] as const
export type Direction = (typeof directions)[number]

/** Where a point lies, seen from the nearest place that has a name. */
export interface Whereabouts {
  readonly place: string
  /** Rounded to 10 m. */
  readonly metres: number
  /** Absent when the point lies in the place itself. */
  readonly direction?: Direction
}

/** Metres from a settlement's middle within which a point counts as in it, by the spread of their houses. */
const reach = { town: 150, castle: 70, monastery: 80, village: 70, ruin: 40, hamlet: 40 } as const

/** Nothing when no place has a name. */
export function whereabouts(
  coordinate: Coordinate,
  places: readonly Place[],
  metresPerUnit: number,
): Whereabouts | undefined {
  let nearest: Place | undefined
  let nearestUnits = Infinity
  for (const place of places) {
    const units = distance(place.coordinate, coordinate)
    if (place.name && units < nearestUnits) {
      nearest = place
      nearestUnits = units
    }
  }
  if (!nearest?.name) return undefined
  const metres = Math.round((nearestUnits * metresPerUnit) / 10) * 10
  if (nearestUnits * metresPerUnit <= reach[nearest.rank]) return { place: nearest.name, metres }
  return { place: nearest.name, metres, direction: directionTo(nearest.coordinate, coordinate) }
}

/** The compass word, of eight, for the way from one point to another; east when they are the same. */
export function directionTo(from: Coordinate, to: Coordinate): Direction {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const octant = (Math.round(angle / (Math.PI / 4)) + 8) % 8
  return directions[octant] ?? 'east'
}
