import type { Rank } from './manifest.ts'
import type { Place } from './names/world-names.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import { capitalised } from './marker-label.ts'
import type { Marker } from './marker.ts'

/** A name to be written on the map. */
export interface MapLabel {
  readonly text: string
  readonly coordinate: Coordinate
  readonly kind: 'settlement' | 'marker' | 'pin'
  /** Of its type, in CSS pixels. */
  readonly size: number
  /** Of a marker's label: the marker. */
  readonly marker?: Marker
  /** Of a settlement's: the settlement. */
  readonly place?: Place
  /** Written only when the view is as close as {@link markerLabelScale}: of a place that is no settlement. */
  readonly isMinor?: true
}

/** Names of markers and of minor places are written only when the view is at least this close, in metres a CSS pixel. */
export const markerLabelScale = 2

/** The size of names that are not settlements', in CSS pixels. */
export const smallLabelSize = 13

/** What of a world has names. */
interface NamedPlaces {
  readonly places: readonly Place[]
  /** The most important first. */
  readonly ranks: readonly Pick<Rank, 'key' | 'plateSize' | 'minor'>[]
  readonly markers: readonly Marker[]
}

/**
 * Names of settlements by rank, and names that markers have of their own, the most important first.
 *
 * @param lang in which the names are: see {@link capitalised}
 */
export function mapLabels({ places, ranks, markers }: NamedPlaces, lang: string): MapLabel[] {
  const settlements = ranks.flatMap(({ key, plateSize, minor }) =>
    places.flatMap((place): readonly MapLabel[] => {
      const { name, coordinate, rank } = place
      if (!name || rank !== key) return []
      const isMinor = minor && { isMinor: minor }
      return [{ text: name, coordinate, kind: 'settlement', size: plateSize, place, ...isMinor }]
    }),
  )
  const written = new Set(settlements.map(({ text }) => text))
  const named = markers.flatMap((marker): MapLabel[] => {
    const { name, coordinate } = marker
    // `Town, Quarter` says no more where `Quarter` is written.
    if (!name || written.has(name) || written.has(lastPart(name))) return []
    const text = capitalised(name, lang)
    return [{ text, coordinate, kind: 'marker', size: smallLabelSize, marker }]
  })
  return [...settlements, ...named]
}

/** What stands behind the last comma of a name, in whatever script; all of a name without one. */
function lastPart(name: string): string {
  return name.split(/, |，/).at(-1) ?? name
}

/** A settlement's name may step aside by so many CSS pixels at a time, so many times, in so many directions. */
const step = 11
const steps = 9
const directions = 16

/** Names are wider than high, so they stand farther to the sides for the same distance between. */
const wider = 1.4

/** Farther from its settlement in metres a name would be taken for another's. */
const farthest = 120

/**
 * The share of its full size that a settlement's name has at a zoom: close by it is one thing among many.
 */
export function settlementNameShare(zoom: number): number {
  if (zoom < 5) return 1
  return zoom < 6 ? 0.85 : 0.75
}

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
export interface LabelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Room kept between two labels, in CSS pixels. */
const gap = 3

/** CSS pixels to the right and down. */
export type Shift = readonly [right: number, down: number]

/** What labels have to stand clear of. */
export interface LabelObstacles {
  /** Never covered. */
  readonly kept: readonly LabelBox[]
  /** Covered where a label has nowhere else to stand and must be written: then as few of them as possible. */
  readonly markerIcons: readonly LabelBox[]
  /** What is drawn on the land; a label that must be written covers marker icons rather. */
  readonly land?: readonly LabelBox[]
}

export const noObstacles: LabelObstacles = { kept: [], markerIcons: [] }

const inPlace: readonly Shift[] = [[0, 0]]

/** To cover what is drawn on the land is worse than to cover any number of marker icons. */
const onDrawn = Number.MAX_VALUE

/**
 * The labels that can be written without touching each other or an obstacle, in order of importance, and how far from
 * its place each stands. It depends on the scale alone and not on the part in view, so nothing changes while the map
 * is dragged.
 *
 * @param boxOf where a label would stand at this scale
 * @param shiftsOf how far aside a label may stand, in the order in which it would: it is read no further than to the
 *   first that is clear. A label with several is written even over marker icons when there is no other way; with one it
 *   stands there, or is left out.
 * @param mayGo whether a label with several is left out as well rather than written over marker icons
 */
export function placedLabels<Label>(
  labels: readonly Label[],
  boxOf: (label: Label) => LabelBox,
  { kept, markerIcons, land = [] }: LabelObstacles = noObstacles,
  shiftsOf: (label: Label) => Iterable<Shift> = () => inPlace,
  mayGo: (label: Label) => boolean = () => false,
): ReadonlyMap<Label, Shift> {
  const taken = BoxGrid.of(kept)
  const icons = BoxGrid.of(markerIcons)
  const drawn = BoxGrid.of(land)
  const placed = new Map<Label, Shift>()

  function shiftOf(box: LabelBox, label: Label): Shift | undefined {
    const canGo = mayGo(label)
    let best: Shift | undefined
    let least = Infinity
    let tried = 0
    for (const shift of shiftsOf(label)) {
      tried += 1
      const at = shifted(box, shift)
      if (taken.touches(at)) continue
      const harm = drawn.touches(at) ? onDrawn : icons.countTouching(at, canGo ? 1 : least)
      if (harm === 0) return shift
      if (canGo || harm >= least) continue
      best = shift
      least = harm
    }
    return tried > 1 ? best : undefined
  }

  for (const label of labels) {
    const box = boxOf(label)
    const shift = shiftOf(box, label)
    if (!shift) continue
    taken.add(shifted(box, shift))
    placed.set(label, shift)
  }
  return placed
}

function shifted({ left, top, right, bottom }: LabelBox, [x, y]: Shift): LabelBox {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

/**
 * The labels that are written at each of some scales, one scale at a time, so that coming nearer only ever adds names
 * and going away only takes some: none flickers.
 *
 * @param scales from near to far; a label that gives way at one is not written at the farther ones either
 */
export function* nestedLabels<Label>(
  labels: readonly Label[],
  scales: readonly number[],
  boxOf: (label: Label, scale: number) => LabelBox,
): Generator<readonly [scale: number, labels: readonly Label[]]> {
  let candidates = labels
  for (const scale of scales) {
    candidates = [...placedLabels(candidates, (label) => boxOf(label, scale)).keys()]
    yield [scale, candidates]
  }
}

/** Side of the grid's cells in CSS pixels; a label lies in two to four of them. */
const cellSize = 128

/** Boxes by the cells of a grid that they lie in, so that thousands of names are compared only nearby. */
class BoxGrid {
  readonly #cells = new Map<number, LabelBox[]>()

  static of(boxes: readonly LabelBox[]): BoxGrid {
    const grid = new BoxGrid()
    for (const box of boxes) grid.add(box)
    return grid
  }

  add(box: LabelBox): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#cells.get(cell)
      if (boxes) boxes.push(box)
      else this.#cells.set(cell, [box])
    }
  }

  /** How many boxes touch this one, once for each cell that both lie in. Stops counting at `limit`. */
  countTouching(box: LabelBox, limit: number): number {
    let count = 0
    for (const cell of cellsOf(box)) {
      for (const other of this.#cells.get(cell) ?? noBoxes) {
        if (touches(box, other)) count += 1
        if (count >= limit) return count
      }
    }
    return count
  }

  touches(box: LabelBox): boolean {
    for (const cell of cellsOf(box)) {
      for (const other of this.#cells.get(cell) ?? noBoxes) if (touches(box, other)) return true
    }
    return false
  }
}

const noBoxes: readonly LabelBox[] = []

/** More cells than the largest world is wide at the nearest scale. */
const row = 2 ** 20

/** Numbers of cells, which are looked up sooner than texts. */
function cellsOf({ left, top, right, bottom }: LabelBox): number[] {
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

function touches(a: LabelBox, b: LabelBox): boolean {
  return (
    a.left < b.right + gap &&
    a.right > b.left - gap &&
    a.top < b.bottom + gap &&
    a.bottom > b.top - gap
  )
}

/**
 * The share of its full size that a marker icon has at a zoom; between two of them it goes evenly, beyond them it stays. So
 * a marker icon of 50 CSS pixels is 20 wide at zoom 2 and farther out, where the land must be read between a thousand of
 * them, and whole from zoom 5 on.
 */
const markerIconShares = [
  [2, 0.4],
  [3, 0.48],
  [4, 0.68],
  [5, 1],
] as const

/** However far away and whatever the player's size, a marker icon is so many CSS pixels wide. */
const smallest = 12

/**
 * How wide marker icons are at a zoom, in CSS pixels.
 *
 * @param fullSize what the player has chosen, which marker icons have close in
 */
export function markerIconSize(fullSize: number, zoom: number): number {
  return Math.max(fullSize * shareAt(zoom), smallest)
}

function shareAt(zoom: number): number {
  const next = markerIconShares.findIndex(([step]) => zoom < step)
  if (next === -1) return 1
  const [, before] = markerIconShares[Math.max(next - 1, 0)] ?? markerIconShares[0]
  const [step, share] = markerIconShares[next] ?? markerIconShares[0]
  return next === 0 ? before : before + (share - before) * (zoom - step + 1)
}
