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
