import type { LandFeature, LandKind } from './geography.ts'
import type { Extent } from '../geometry/extent.ts'
import { pointsAlong, type Run } from './curves.ts'

/** Side of a grid cell in chart units. Small enough for a single tree; a world then has about a million cells. */
const cellSize = 8

/** Kinds of ground, as bits of a cell. Woods are in a grid of their own. */
export const road = 1
export const water = 2
export const field = 4
export const settlement = 8

/** Kinds on which no tree stands. They are marked as {@link settlement}. */
const builtOn: readonly LandKind[] = [
  'settlement',
  'building',
  'quarry',
  'vineyard',
  'rock',
  'heap',
]

/** Half widths of the strips that are kept free along lines, in chart units. */
const roadReach = { road: 14, path: 10 } as const
const streamReach = 8
const wallReach = 10

/** A grid of cells that answers quickly whether a tree or a house may stand at a point. */
export class Ground {
  readonly #minX: number
  readonly #minY: number
  readonly #columns: number
  readonly #rows: number
  readonly #cells: Uint8Array
  readonly #woods: Uint8Array

  constructor(features: readonly LandFeature[], extent: Extent) {
    this.#minX = extent[0]
    this.#minY = extent[1]
    this.#columns = Math.ceil((extent[2] - extent[0]) / cellSize)
    this.#rows = Math.ceil((extent[3] - extent[1]) / cellSize)
    this.#cells = new Uint8Array(this.#columns * this.#rows)
    this.#woods = new Uint8Array(this.#columns * this.#rows)
    for (const feature of features) this.#add(feature)
  }

  /** Whether the cell at a point holds any of these kinds, which are bits. */
  has(kinds: number, x: number, y: number): boolean {
    return ((this.#cells[this.#index(x, y)] ?? 0) & kinds) > 0
  }

  isWood(x: number, y: number): boolean {
    return this.#woods[this.#index(x, y)] === 1
  }

  /** Whether there is wood at a point and `distance` chart units away from it in all four directions. */
  isDeepInWood(x: number, y: number, distance: number): boolean {
    return (
      this.isWood(x, y) &&
      this.#isWoodOrBeyond(x + distance, y) &&
      this.#isWoodOrBeyond(x - distance, y) &&
      this.#isWoodOrBeyond(x, y + distance) &&
      this.#isWoodOrBeyond(x, y - distance)
    )
  }

  /** Woods are assumed to continue beyond the edge of the world. */
  #isWoodOrBeyond(x: number, y: number): boolean {
    const index = this.#index(x, y)
    return index < 0 || this.#woods[index] === 1
  }

  #index(x: number, y: number): number {
    const column = Math.floor((x - this.#minX) / cellSize)
    const row = Math.floor((y - this.#minY) / cellSize)
    const outside = column < 0 || row < 0 || column >= this.#columns || row >= this.#rows
    return outside ? -1 : row * this.#columns + column
  }

  #add({ kind, class: roadClass, parts }: LandFeature): void {
    if (kind === 'wood') this.#fill(parts, (from, to) => this.#woods.fill(1, from, to))
    else if (kind === 'field') this.#fill(parts, this.createMarker(field))
    else if (builtOn.includes(kind)) this.#fill(parts, this.createMarker(settlement))
    else if (kind === 'river' || kind === 'pond') this.#fill(parts, this.createMarker(water))
    else if (kind === 'road') {
      const reach = roadClass === 'road' ? roadReach.road : roadReach.path
      for (const part of parts) this.markLine(part, reach, road)
    } else if (kind === 'stream' || kind === 'race') {
      for (const part of parts) this.markLine(part, streamReach, water)
    } else if (kind === 'wall') {
      for (const part of parts) this.markLine(part, wallReach, settlement)
    }
  }

  /** Fills polygons row by row by the even-odd rule. */
  #fill(rings: readonly Run[], span: (from: number, to: number) => void): void {
    const crossed: number[][] = []
    for (const ring of rings) {
      const length = ring.length
      for (let index = 0; index < length; index += 2) {
        const next = index + 2 < length ? index + 2 : 0
        this.addCrossings(
          crossed,
          ring[index] ?? 0,
          ring[index + 1] ?? 0,
          ring[next] ?? 0,
          ring[next + 1] ?? 0,
        )
      }
    }
    // `forEach` skips rows that no edge crosses: they are holes in the array.
    crossed.forEach((columns, row) => {
      columns.sort((a, b) => a - b)
      for (let pair = 0; pair + 1 < columns.length; pair += 2) {
        const from = Math.max(Math.ceil((columns[pair] ?? 0) - 0.5), 0)
        const to = Math.min(Math.floor((columns[pair + 1] ?? 0) - 0.5), this.#columns - 1)
        const start = row * this.#columns
        if (from <= to) span(start + from, start + to + 1)
      }
    })
  }

  createMarker(kind: number): (from: number, to: number) => void {
    const cells = this.#cells
    return (from, to) => {
      for (let index = from; index < to; index += 1) cells[index] = (cells[index] ?? 0) | kind
    }
  }

  /** Adds the columns at which an edge crosses the middles of rows. */
  addCrossings(crossed: number[][], ax: number, ay: number, bx: number, by: number): void {
    if (ay === by) return
    const low = (Math.min(ay, by) - this.#minY) / cellSize
    const high = (Math.max(ay, by) - this.#minY) / cellSize
    const last = Math.min(Math.ceil(high - 0.5) - 1, this.#rows - 1)
    for (let row = Math.max(Math.ceil(low - 0.5), 0); row <= last; row += 1) {
      const y = (row + 0.5) * cellSize + this.#minY
      const x = ax + ((bx - ax) * (y - ay)) / (by - ay)
      const columns = (crossed[row] ??= [])
      columns.push((x - this.#minX) / cellSize)
    }
  }

  markLine(run: Run, reach: number, kind: number): void {
    const cells = this.#cells
    const columns = this.#columns
    const radius = reach / cellSize
    for (const { x, y } of pointsAlong(run, false, reach)) {
      const middleColumn = (x - this.#minX) / cellSize - 0.5
      const middleRow = (y - this.#minY) / cellSize - 0.5
      const lastRow = Math.min(Math.floor(middleRow + radius), this.#rows - 1)
      for (let row = Math.max(Math.ceil(middleRow - radius), 0); row <= lastRow; row += 1) {
        const half = Math.sqrt(radius * radius - (row - middleRow) ** 2)
        const from = Math.max(Math.ceil(middleColumn - half), 0)
        const to = Math.min(Math.floor(middleColumn + half), columns - 1)
        for (let index = row * columns + from; index <= row * columns + to; index += 1) {
          cells[index] = (cells[index] ?? 0) | kind
        }
      }
    }
  }
}
