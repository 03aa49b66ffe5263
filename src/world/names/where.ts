import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import type { Place } from './world-names.ts'
import type { Rank } from '../manifest.ts'

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
  /** Its name, as it stands in a sentence. */
  readonly place: string
  /** Its name behind a direction, where the language has a form for that. */
  readonly of?: string
  /** Rounded to 10 m. */
  readonly metres: number
  /** Absent when the point lies in the place itself. */
  readonly direction?: Direction
}

/** What of a world tells where a point lies. */
export interface PlacesAround {
  readonly places: readonly Place[]
  readonly ranks: readonly Pick<Rank, 'key' | 'reach' | 'minor'>[]
  readonly metresPerUnit: number
}

/** Whether a place is a settlement that has a name, by which others are told; a mill or a quarter may not be. */
export function isNamedSettlement(
  { name, rank }: Place,
  { ranks }: Pick<PlacesAround, 'ranks'>,
): boolean {
  return Boolean(name) && !ranks.some(({ key, minor }) => minor && key === rank)
}

/** The nearest settlement that has a name, and whether a point lies in it: no farther off than its rank reaches. */
export function nearestNamed(
  coordinate: Coordinate,
  around: PlacesAround,
): { readonly place: Place; readonly metres: number; readonly within: boolean } | undefined {
  const { places, ranks, metresPerUnit } = around
  let nearest: Place | undefined
  let nearestUnits = Infinity
  for (const place of places) {
    const units = distance(place.coordinate, coordinate)
    if (units < nearestUnits && isNamedSettlement(place, around)) {
      nearest = place
      nearestUnits = units
    }
  }
  if (!nearest) return undefined
  const { rank } = nearest
  const metres = nearestUnits * metresPerUnit
  const reach = ranks.find(({ key }) => key === rank)?.reach ?? 0
  return { place: nearest, metres, within: metres <= reach }
}

/** Nothing when no place has a name. */
export function whereabouts(coordinate: Coordinate, around: PlacesAround): Whereabouts | undefined {
  const near = nearestNamed(coordinate, around)
  if (!near) return undefined
  const { name = '', inWords = name, of, coordinate: middle } = near.place
  const metres = Math.round(near.metres / 10) * 10
  if (near.within) return { place: inWords, metres }
  const direction = directionTo(middle, coordinate)
  return { place: inWords, ...(of !== undefined && { of }), metres, direction }
}

/** The compass word, of eight, for the way from one point to another; east when they are the same. */
export function directionTo(from: Coordinate, to: Coordinate): Direction {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const octant = (Math.round(angle / (Math.PI / 4)) + 8) % 8
  return directions[octant] ?? 'east'
}
