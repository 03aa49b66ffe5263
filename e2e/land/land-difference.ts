import { pictureSize } from './land-picture-files.ts'

/**
 * Pictures are compared by the mean colours of squares of this side: what a pixel's edge is smoothed to is
 * the browser's own affair, what stands in a square is the land's.
 */
const cell = 12

/**
 * Of 255, in any channel. Measured on all 72 pictures, of which the worst is told: drawn by the graphics
 * card's rasterizer instead of the processor's, no cell differs by so much; moved by 0.3 pixels, none; drawn
 * at twice the size and made small, 2 % do. A layer that is left out changes 6 % or more.
 */
const tolerance = 12
const tolerableShare = 0.04

/** Catches a new tint of everything, which changes no cell by much. The three above reach 1.5, 1.3 and 3.5. */
const tolerableMean = 5

export interface Difference {
  /** Cells that differ visibly, of all. */
  readonly share: number
  /** Of all cells, 0 to 255. */
  readonly mean: number
  readonly isTooGreat: boolean
}

/** @param a @param b red, green and blue of each pixel of two pictures, row by row */
export function differenceOf(a: Buffer, b: Buffer): Difference {
  const ours = cellsOf(a)
  const theirs = cellsOf(b)
  const count = ours.length / 3
  let visible = 0
  let total = 0
  for (let index = 0; index < ours.length; index += 3) {
    const difference = Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((ours[index + channel] ?? 0) - (theirs[index + channel] ?? 0)),
      ),
    )
    total += difference
    if (difference > tolerance) visible += 1
  }
  const share = visible / count
  const mean = total / count
  return { share, mean, isTooGreat: share > tolerableShare || mean > tolerableMean }
}

/** What differs, dark on white and stronger than it is. */
export function pictureOfDifference(a: Buffer, b: Buffer): Buffer {
  return Buffer.from(
    a.map((value, index) => 255 - Math.min(Math.abs(value - (b[index] ?? 0)) * 3, 255)),
  )
}

function cellsOf(picture: Buffer): Float64Array {
  const columns = pictureSize.width / cell
  const means = new Float64Array(columns * (pictureSize.height / cell) * 3)
  picture.forEach((value, index) => {
    const pixel = Math.floor(index / 3)
    const column = Math.floor((pixel % pictureSize.width) / cell)
    const row = Math.floor(pixel / pictureSize.width / cell)
    const at = (row * columns + column) * 3 + (index % 3)
    means[at] = (means[at] ?? 0) + value / cell ** 2
  })
  return means
}
