import type { Rank } from '../world/manifest.ts'
import type { Place } from '../world/names/world-names.ts'
import type { Coordinate } from '../world/view/coordinates.ts'
import { capitalised } from './marker-label.ts'
import type { Marker } from './marker.ts'

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

/** A rectangle on the screen, in CSS pixels from the world's origin: x to the right, y downwards. */
export interface PlateBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Room kept between two plates, in CSS pixels. */
const gap = 3

/** CSS pixels to the right and down. */
export type Shift = readonly [right: number, down: number]

/** What plates have to stand clear of. */
export interface PlateObstacles {
  /** Never covered. */
  readonly kept: readonly PlateBox[]
  /** Covered where a plate has nowhere else to stand and must be written. */
  readonly badges: readonly PlateBox[]
}

export const noObstacles: PlateObstacles = { kept: [], badges: [] }

const inPlace: readonly Shift[] = [[0, 0]]

/**
 * The plates that can be written without touching each other or an obstacle, in order of importance, and how far from
 * its place each stands. It depends on the scale alone and not on the part in view, so nothing changes while the map
 * is dragged.
 *
 * @param boxOf where a plate would stand at this scale
 * @param shiftsOf how far aside a plate may stand, in the order in which it would; such a plate is written even over
 *   badges when there is no other way. Without them it stands in its place, or is left out.
 */
export function placedPlates<Plate>(
  plates: readonly Plate[],
  boxOf: (plate: Plate) => PlateBox,
  { kept, badges }: PlateObstacles = noObstacles,
  shiftsOf: (plate: Plate) => readonly Shift[] = () => inPlace,
): ReadonlyMap<Plate, Shift> {
  const taken = BoxGrid.of(kept)
  const covered = BoxGrid.of(badges)
  const placed = new Map<Plate, Shift>()
  for (const plate of plates) {
    const box = boxOf(plate)
    const shifts = shiftsOf(plate)
    const free = shifts.filter((shift) => !taken.touches(shifted(box, shift)))
    const clear = free.find((shift) => !covered.touches(shifted(box, shift)))
    const shift = clear ?? (shifts.length > 1 ? free[0] : undefined)
    if (!shift) continue
    taken.add(shifted(box, shift))
    placed.set(plate, shift)
  }
  return placed
}

function shifted({ left, top, right, bottom }: PlateBox, [x, y]: Shift): PlateBox {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
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
    candidates = [...placedPlates(candidates, (plate) => boxOf(plate, scale)).keys()]
    nested.set(scale, candidates)
  }
  return nested
}

/** Side of the grid's cells in CSS pixels; a plate lies in two to four of them. */
const cellSize = 128

/** Boxes by the cells of a grid that they lie in, so that thousands of names are compared only nearby. */
class BoxGrid {
  readonly #cells = new Map<number, PlateBox[]>()

  static of(boxes: readonly PlateBox[]): BoxGrid {
    const grid = new BoxGrid()
    for (const box of boxes) grid.add(box)
    return grid
  }

  add(box: PlateBox): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#cells.get(cell)
      if (boxes) boxes.push(box)
      else this.#cells.set(cell, [box])
    }
  }

  touches(box: PlateBox): boolean {
    for (const cell of cellsOf(box)) {
      for (const other of this.#cells.get(cell) ?? noBoxes) if (touches(box, other)) return true
    }
    return false
  }
}

const noBoxes: readonly PlateBox[] = []

/** More cells than the largest world is wide at the nearest scale. */
const row = 2 ** 20

/** Numbers of cells, which are looked up sooner than texts. */
function cellsOf({ left, top, right, bottom }: PlateBox): number[] {
  const cells: number[] = []
  const [lastX, lastY] = [cellAt(right + gap), cellAt(bottom + gap)]
  for (let x = cellAt(left - gap); x <= lastX; x += 1) {
    for (let y = cellAt(top - gap); y <= lastY; y += 1) cells.push(y * row + x)
  }
  return cells
}

function cellAt(pixels: number): number {
  return Math.floor(pixels / cellSize)
}

function touches(a: PlateBox, b: PlateBox): boolean {
  return (
    a.left < b.right + gap &&
    a.right > b.left - gap &&
    a.top < b.bottom + gap &&
    a.bottom > b.top - gap
  )
}

/**
 * The share of its full size that a badge has at a zoom; between two of them it goes evenly, beyond them it stays. So
 * a badge of 50 CSS pixels is 20 wide at zoom 2 and farther out, where the land must be read between a thousand of
 * them, and whole from zoom 5 on.
 */
const badgeShares = [
  [2, 0.4],
  [3, 0.48],
  [4, 0.68],
  [5, 1],
] as const

/** However far away and whatever the player's size, a badge is so many CSS pixels wide. */
const smallest = 12

/**
 * How wide badges are at a zoom, in CSS pixels.
 *
 * @param fullSize what the player has chosen, which badges have close in
 */
export function badgeSize(fullSize: number, zoom: number): number {
  return Math.max(fullSize * shareAt(zoom), smallest)
}

function shareAt(zoom: number): number {
  const next = badgeShares.findIndex(([step]) => zoom < step)
  if (next === -1) return 1
  const [, before] = badgeShares[Math.max(next - 1, 0)] ?? badgeShares[0]
  const [step, share] = badgeShares[next] ?? badgeShares[0]
  return next === 0 ? before : before + (share - before) * (zoom - step + 1)
}
