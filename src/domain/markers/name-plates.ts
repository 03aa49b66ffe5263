import { capitalised } from './marker-label.ts'
import type { Marker } from './marker.ts'
import type { Coordinate } from '../world/coordinates.ts'
import type { Rank } from '../world/manifest.ts'
import type { Place } from '../world/place.ts'

/** A name to be written on the map. */
export interface NamePlate {
  readonly text: string
  readonly coordinate: Coordinate
  readonly kind: 'settlement' | 'marker' | 'pin'
  /** Of its type, in CSS pixels. */
  readonly size: number
  /** Of a marker's plate: the marker. */
  readonly marker?: Marker
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

/** Names of settlements by rank, and names that markers have of their own, the most important first. */
export function namePlates({ places, ranks, markers }: NamedPlaces): NamePlate[] {
  const settlements = ranks.flatMap(({ key, plateSize }) =>
    places.flatMap(({ name, coordinate, rank }): readonly NamePlate[] =>
      name && rank === key ? [{ text: name, coordinate, kind: 'settlement', size: plateSize }] : [],
    ),
  )
  const written = new Set(settlements.map(({ text }) => text))
  const named = markers.flatMap((marker): NamePlate[] => {
    const { name, coordinate } = marker
    if (!name || written.has(name)) return []
    return [{ text: capitalised(name), coordinate, kind: 'marker', size: smallPlate, marker }]
  })
  return [...settlements, ...named]
}

/** A rectangle on the screen, in CSS pixels from the world's origin: x to the right, y downwards. */
export interface PlateBox {
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
  boxOf: (plate: Plate) => PlateBox,
  obstacles: readonly PlateBox[],
): Plate[] {
  const taken = new BoxGrid()
  for (const obstacle of obstacles) taken.add(obstacle)
  return plates.filter((plate) => {
    const box = boxOf(plate)
    if (taken.touches(box)) return false
    taken.add(box)
    return true
  })
}

/**
 * The plates that are written at each of some scales, so that coming nearer only ever adds names and going
 * away only takes some: none flickers.
 *
 * @param scales from near to far; a plate that gives way at one is not written at the farther ones either
 */
export function nestedPlates<Plate>(
  plates: readonly Plate[],
  scales: readonly number[],
  boxOf: (plate: Plate, scale: number) => PlateBox,
): ReadonlyMap<number, readonly Plate[]> {
  const nested = new Map<number, readonly Plate[]>()
  let candidates = plates
  for (const scale of scales) {
    candidates = placedPlates(candidates, (plate) => boxOf(plate, scale), [])
    nested.set(scale, candidates)
  }
  return nested
}

/** Side of the grid's cells in CSS pixels; a plate lies in two to four of them. */
const cellSize = 128

/** Boxes by the cells of a grid that they lie in, so that thousands of names are compared only nearby. */
class BoxGrid {
  readonly #cells = new Map<string, PlateBox[]>()

  add(box: PlateBox): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#cells.get(cell)
      if (boxes) boxes.push(box)
      else this.#cells.set(cell, [box])
    }
  }

  touches(box: PlateBox): boolean {
    return cellsOf(box).some((cell) => this.#cells.get(cell)?.some((other) => touches(box, other)))
  }
}

function cellsOf({ left, top, right, bottom }: PlateBox): string[] {
  const cells: string[] = []
  for (let x = Math.floor((left - gap) / cellSize); x * cellSize <= right + gap; x += 1) {
    for (let y = Math.floor((top - gap) / cellSize); y * cellSize <= bottom + gap; y += 1) {
      cells.push(`${x},${y}`)
    }
  }
  return cells
}

function touches(a: PlateBox, b: PlateBox): boolean {
  return (
    a.left < b.right + gap &&
    a.right > b.left - gap &&
    a.top < b.bottom + gap &&
    a.bottom > b.top - gap
  )
}
