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

export interface Whereabouts {
  /** Name of the settlement as it appears in a sentence. */
  readonly place: string
  /** Form of the settlement's name that follows a direction ("north of …"), in languages that have one. */
  readonly of?: string
  /** Distance rounded to 10 m. */
  readonly metres: number
  /** Missing if the point is in the settlement. */
  readonly direction?: Direction
}

export interface PlacesAround {
  readonly places: readonly Place[]
  readonly ranks: readonly Pick<Rank, 'key' | 'reach' | 'minor'>[]
  readonly metresPerUnit: number
}

/** Whether a place has a name and is a settlement, not a minor place such as a mill. */
export function isNamedSettlement(
  { name, rank }: Place,
  { ranks }: Pick<PlacesAround, 'ranks'>,
): boolean {
  return Boolean(name) && !ranks.some(({ key, minor }) => minor && key === rank)
}

/** Returns the nearest named settlement. `within` is true if the point is within the reach of the settlement's rank. */
export function findNearestNamed(
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

/** Returns `undefined` if no settlement has a name. */
export function findWhereabouts(
  coordinate: Coordinate,
  around: PlacesAround,
): Whereabouts | undefined {
  const near = findNearestNamed(coordinate, around)
  if (!near) return undefined
  const { name = '', inWords = name, of, coordinate: middle } = near.place
  const metres = Math.round(near.metres / 10) * 10
  if (near.within) return { place: inWords, metres }
  const direction = directionTo(middle, coordinate)
  return { place: inWords, ...(of !== undefined && { of }), metres, direction }
}

/** Returns the nearest of eight directions; east if the points are equal. */
export function directionTo(from: Coordinate, to: Coordinate): Direction {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const octant = (Math.round(angle / (Math.PI / 4)) + 8) % 8
  return directions[octant] ?? 'east'
}
