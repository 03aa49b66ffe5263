// Chooses and places names so that they don't overlap, and sizes marker icons. Used by the map and by posters.

import type { Rank } from './manifest.ts'
import type { Place } from './names/world-names.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import { capitalised } from './marker-label.ts'
import type { Marker } from './marker.ts'

export interface MapLabel {
  readonly text: string
  readonly coordinate: Coordinate
  readonly kind: 'place' | 'marker' | 'point'
  /** Font size in CSS pixels. */
  readonly size: number
  readonly marker?: Marker
  readonly place?: Place
  /** True for minor places, whose labels appear only from {@link markerLabelScale} on. */
  readonly isMinor?: true
}

/** Farthest view in metres per CSS pixel that shows names of markers and minor places. */
export const markerLabelScale = 2

/** Font size of names, except names of settlements, in CSS pixels. */
export const smallLabelSize = 13

interface NamedPlaces {
  readonly places: readonly Place[]
  /** Ranks, the most important first. */
  readonly ranks: readonly Pick<Rank, 'key' | 'plateSize' | 'minor'>[]
  readonly markers: readonly Marker[]
}

/** Returns names of settlements by rank, then names of markers. `lang` is their language, see {@link capitalised}. */
export function mapLabels({ places, ranks, markers }: NamedPlaces, lang: string): MapLabel[] {
  const settlements = ranks.flatMap(({ key, plateSize, minor }) =>
    places.flatMap((place): readonly MapLabel[] => {
      const { name, coordinate, rank } = place
      if (!name || rank !== key) return []
      const isMinor = minor && { isMinor: minor }
      return [{ text: name, coordinate, kind: 'place', size: plateSize, place, ...isMinor }]
    }),
  )
  const written = new Set(settlements.map(({ text }) => text))
  const named = markers.flatMap((marker): MapLabel[] => {
    const { name, coordinate } = marker
    // `Town, Quarter` would repeat the label `Quarter`.
    if (!name || written.has(name) || written.has(lastPart(name))) return []
    const text = capitalised(name, lang)
    return [{ text, coordinate, kind: 'marker', size: smallLabelSize, marker }]
  })
  return [...settlements, ...named]
}

/** Returns the part after the last comma, in any script, or the whole name. */
function lastPart(name: string): string {
  return name.split(/, |，/).at(-1) ?? name
}

/** Possible shifts of a settlement's name: CSS pixels per step, number of steps, number of directions. */
const shiftStepCssPx = 11
const shiftSteps = 9
const shiftDirections = 16

/** Horizontal factor of shifts, because names are wider than high. */
const horizontalFactor = 1.4

/** Maximum distance in metres. Farther away, a name might seem to belong to another settlement. */
const maxShiftMetres = 120

/** Returns the size of settlement names at a zoom, as a share of their full size. Other things matter more close up. */
export function placeNameShare(zoom: number): number {
  if (zoom < 5) return 1
  return zoom < 6 ? 0.85 : 0.75
}

/** Returns the possible shifts of a settlement's name, the nearest first. `metres` is the length of a CSS pixel. */
export function placeNameShifts(metres: number): readonly Shift[] {
  return shifts.filter(([right, down]) => Math.hypot(right, down) * metres <= maxShiftMetres)
}

const shifts: readonly Shift[] = [
  [0, 0],
  ...Array.from({ length: shiftSteps * shiftDirections }, (_, index): Shift => {
    const far = shiftStepCssPx * (Math.floor(index / shiftDirections) + 1)
    const angle = ((index % shiftDirections) / shiftDirections) * 2 * Math.PI
    return [
      Math.round(Math.sin(angle) * far * horizontalFactor),
      Math.round(-Math.cos(angle) * far),
    ]
  }),
]

/** A rectangle in CSS pixels from the world's origin. x grows to the right, y downwards. */
export interface LabelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const labelGapCssPx = 3

/** Shift in CSS pixels. */
export type Shift = readonly [right: number, down: number]

export interface LabelObstacles {
  readonly neverCovered: readonly LabelBox[]
  /** Icons that only labels without a free position cover, as few as possible. */
  readonly markerIcons: readonly LabelBox[]
  /** Drawings on the land. Labels without a free position prefer to cover marker icons. */
  readonly land?: readonly LabelBox[]
}

export const noObstacles: LabelObstacles = { neverCovered: [], markerIcons: [] }

const noShift: readonly Shift[] = [[0, 0]]

/** Cost of covering a drawing on the land: worse than any number of marker icons. */
const drawnLandCost = Number.MAX_VALUE

/**
 * Places labels in order of importance so that they touch neither each other nor obstacles, and returns their shifts.
 * The result depends on the scale but not on the part in view, so dragging the map changes nothing.
 * @param shiftsFor possible shifts, the best first. A label with several may cover marker icons if no shift is free; a
 * label with one is left out instead.
 * @param isRemovable whether a label with several shifts is left out too
 */
export function placeLabels<Label>(
  labels: readonly Label[],
  boxOf: (label: Label) => LabelBox,
  { neverCovered, markerIcons, land = [] }: LabelObstacles = noObstacles,
  shiftsFor: (label: Label) => Iterable<Shift> = () => noShift,
  isRemovable: (label: Label) => boolean = () => false,
): ReadonlyMap<Label, Shift> {
  const blocked = BoxGrid.of(neverCovered)
  const icons = BoxGrid.of(markerIcons)
  const drawn = BoxGrid.of(land)
  const placed = new Map<Label, Shift>()

  function chooseShift(box: LabelBox, label: Label): Shift | undefined {
    const canRemove = isRemovable(label)
    let best: Shift | undefined
    let leastCost = Infinity
    let tried = 0
    for (const shift of shiftsFor(label)) {
      tried += 1
      const at = shifted(box, shift)
      if (blocked.touches(at)) continue
      const cost = drawn.touches(at)
        ? drawnLandCost
        : icons.countTouching(at, canRemove ? 1 : leastCost)
      if (cost === 0) return shift
      if (canRemove || cost >= leastCost) continue
      best = shift
      leastCost = cost
    }
    return tried > 1 ? best : undefined
  }

  for (const label of labels) {
    const box = boxOf(label)
    const shift = chooseShift(box, label)
    if (!shift) continue
    blocked.add(shifted(box, shift))
    placed.set(label, shift)
  }
  return placed
}

function shifted({ left, top, right, bottom }: LabelBox, [x, y]: Shift): LabelBox {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

/**
 * Places labels at several scales, from near to far. A label left out at one scale is left out at all farther ones, so
 * zooming in only adds names and zooming out only removes names.
 */
export function* findLabelsPerZoom<Label>(
  labels: readonly Label[],
  scales: readonly number[],
  boxOf: (label: Label, scale: number) => LabelBox,
): Generator<readonly [scale: number, labels: readonly Label[]]> {
  let candidates = labels
  for (const scale of scales) {
    candidates = [...placeLabels(candidates, (label) => boxOf(label, scale)).keys()]
    yield [scale, candidates]
  }
}

/** Side of a cell in CSS pixels. A label is in two to four cells. */
const cellSize = 128

/** Finds boxes by grid cell, so that thousands of labels are compared only with their neighbours. */
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

  /** Counts touching boxes up to `limit`, once per common cell. */
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

/** Cells per row: more than the largest world needs at the nearest scale. */
const cellsPerRow = 2 ** 20

/** Returns cell numbers, which are faster to look up than strings. */
function cellsOf({ left, top, right, bottom }: LabelBox): number[] {
  const cells: number[] = []
  const [lastX, lastY] = [cellAt(right + labelGapCssPx), cellAt(bottom + labelGapCssPx)]
  for (let x = cellAt(left - labelGapCssPx); x <= lastX; x += 1) {
    for (let y = cellAt(top - labelGapCssPx); y <= lastY; y += 1) cells.push(y * cellsPerRow + x)
  }
  return cells
}

function cellAt(pixels: number): number {
  return Math.floor(pixels / cellSize)
}

function touches(a: LabelBox, b: LabelBox): boolean {
  return (
    a.left < b.right + labelGapCssPx &&
    a.right > b.left - labelGapCssPx &&
    a.top < b.bottom + labelGapCssPx &&
    a.bottom > b.top - labelGapCssPx
  )
}

/** Size of marker icons by zoom, as a share of the full size. Small in far views, so that the land stays visible. */
const markerIconShares = [
  [2, 0.4],
  [3, 0.48],
  [4, 0.68],
  [5, 1],
] as const

/** Minimum width of a marker icon in CSS pixels, at any zoom and with any setting. */
const minMarkerIconCssPx = 12

/** Returns the width of marker icons in CSS pixels. `fullSize` is the player's setting. */
export function markerIconSize(fullSize: number, zoom: number): number {
  return Math.max(fullSize * shareAt(zoom), minMarkerIconCssPx)
}

function shareAt(zoom: number): number {
  const next = markerIconShares.findIndex(([step]) => zoom < step)
  if (next === -1) return 1
  const [, before] = markerIconShares[Math.max(next - 1, 0)] ?? markerIconShares[0]
  const [step, share] = markerIconShares[next] ?? markerIconShares[0]
  return next === 0 ? before : before + (share - before) * (zoom - step + 1)
}
