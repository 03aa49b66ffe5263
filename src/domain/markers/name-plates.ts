import { capitalised } from './marker-label.ts'
import type { Marker } from './marker.ts'
import type { Shift } from './placed-plates.ts'
import type { Coordinate } from '../world/view/coordinates.ts'
import type { Rank } from '../world/manifest.ts'
import type { Place } from '../world/names/place.ts'

/** A name to be written on the map. */
export interface NamePlate {
  readonly text: string
  readonly coordinate: Coordinate
  readonly kind: 'settlement' | 'marker' | 'pin'
  /** Of its type, in CSS pixels. */
  readonly size: number
  /** Of a marker's plate: the marker. */
  readonly marker?: Marker
  /** Of a settlement's: the settlement. */
  readonly place?: Place
}

/** Names of markers are written only when the view is at least this close, in metres a CSS pixel. */
export const markerPlateScale = 2

/** The size of names that are not settlements', in CSS pixels. */
export const smallPlate = 13

/** What of a world has names. */
interface NamedPlaces {
  readonly places: readonly Place[]
  /** The most important first. */
  readonly ranks: readonly Pick<Rank, 'key' | 'plateSize'>[]
  readonly markers: readonly Marker[]
}

/**
 * Names of settlements by rank, and names that markers have of their own, the most important first.
 *
 * @param lang in which the names are: see {@link capitalised}
 */
export function namePlates({ places, ranks, markers }: NamedPlaces, lang: string): NamePlate[] {
  const settlements = ranks.flatMap(({ key, plateSize }) =>
    places.flatMap((place): readonly NamePlate[] => {
      const { name, coordinate, rank } = place
      if (!name || rank !== key) return []
      return [{ text: name, coordinate, kind: 'settlement', size: plateSize, place }]
    }),
  )
  const written = new Set(settlements.map(({ text }) => text))
  const named = markers.flatMap((marker): NamePlate[] => {
    const { name, coordinate } = marker
    if (!name || written.has(name)) return []
    const text = capitalised(name, lang)
    return [{ text, coordinate, kind: 'marker', size: smallPlate, marker }]
  })
  return [...settlements, ...named]
}

/** A settlement's name may step aside by so many CSS pixels at a time, so many times, in so many directions. */
const step = 11
const steps = 9
const directions = 16

/** Names are wider than high, so they stand farther to the sides for the same distance between. */
const wider = 1.4

/** Farther from its settlement in metres a name would be taken for another's. */
const farthest = 250

/**
 * How far a settlement's name may stand from its middle, nearest first.
 *
 * @param metres a CSS pixel
 */
export function settlementShifts(metres: number): readonly Shift[] {
  return shifts.filter(([right, down]) => Math.hypot(right, down) * metres <= farthest)
}

const shifts: readonly Shift[] = [
  [0, 0],
  ...Array.from({ length: steps * directions }, (_, index): Shift => {
    const far = step * (Math.floor(index / directions) + 1)
    const angle = ((index % directions) / directions) * 2 * Math.PI
    return [Math.round(Math.sin(angle) * far * wider), Math.round(-Math.cos(angle) * far)]
  }),
]
