import { pictureSize } from './land-picture-files.ts'

/** Side in pixels of the compared squares. Their mean colours ignore how a browser smooths single pixels. */
const cell = 12

/**
 * Smallest difference of a channel, 0 to 255, that counts as visible, and below it the tolerable share of visible
 * cells.
 *
 * Worst results of all 72 pictures: drawn by the graphics card instead of the processor, or moved by 0.3 pixels, no
 * cell differs visibly. Drawn at twice the size and reduced, 2 % do. Omitting a layer changes 6 % or more.
 */
const tolerance = 12
const tolerableShare = 0.04

/** Detects a tint of the whole picture, which changes no cell by much. The variations above reach 1.5, 1.3 and 3.5. */
const tolerableMean = 5

export interface Difference {
  /** Share of the cells that differ visibly. */
  readonly share: number
  /** Mean difference of all cells, 0 to 255. */
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

/** Returns a picture of the differences: dark on white and amplified by 3. */
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
