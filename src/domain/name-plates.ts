import { capitalised } from './marker-label.ts'
import type { Coordinate, Marker } from './marker.ts'
import { placeRanks, type Place, type PlaceRank } from './place.ts'

/** A name to be written on the map. */
export interface NamePlate {
  readonly text: string
  readonly coordinate: Coordinate
  readonly rank: PlaceRank | 'marker'
  /** Of a marker's plate: the marker. */
  readonly marker?: Marker
}

/** Names of markers are written only when the view is at least this close, in world units a CSS pixel. */
export const markerPlateResolution = 4

/** Names of settlements by rank, and names that markers have of their own, the most important first. */
export function namePlates(places: readonly Place[], markers: readonly Marker[]): NamePlate[] {
  const order: readonly string[] = placeRanks
  const settlements = places
    .flatMap(({ name, coordinate, rank }) => (name ? [{ text: name, coordinate, rank }] : []))
    .sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank))
  const written = new Set(settlements.map(({ text }) => text))
  const named = markers.flatMap((marker): NamePlate[] => {
    const { name, coordinate } = marker
    if (!name || written.has(name)) return []
    return [{ text: capitalised(name), coordinate, rank: 'marker', marker }]
  })
  return [...settlements, ...named]
}

/** A rectangle on the screen, in CSS pixels from the world's origin: x to the right, y downwards. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Room kept between two plates, in CSS pixels. */
const gap = 3

/**
 * The plates that can be written without touching each other or an obstacle, in order of importance. It
 * depends on the scale alone and not on the part in view, so nothing changes while the map is dragged.
 *
 * @param boxOf where a plate would stand at this scale
 */
export function placedPlates<Plate>(
  plates: readonly Plate[],
  boxOf: (plate: Plate) => Box,
  obstacles: readonly Box[],
): Plate[] {
  const taken = [...obstacles]
  return plates.filter((plate) => {
    const box = boxOf(plate)
    if (taken.some((other) => touches(box, other))) return false
    taken.push(box)
    return true
  })
}

function touches(a: Box, b: Box): boolean {
  return (
    a.left < b.right + gap &&
    a.right > b.left - gap &&
    a.top < b.bottom + gap &&
    a.bottom > b.top - gap
  )
}
