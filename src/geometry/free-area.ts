import type { Coordinate } from './coordinates.ts'
import { clamp, type Extent } from './extent.ts'

/** Where something lies over the map's edge: the panel at the left, the card at the right or the bottom. */
export type Edge = 'left' | 'right' | 'bottom'

/** How far the map is covered from each edge, in CSS pixels; absent edges are free. */
export type ViewportPadding = Readonly<Partial<Record<Edge, number>>>

/** How far things cover a view from its edges, in CSS pixels. */
export interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * The centre of a view that shows a point in the middle of the part that is not covered.
 *
 * @param unitsPerPixel world units a CSS pixel
 */
export function centreForFreeMiddle(
  [x, y]: Coordinate,
  margins: Margins,
  unitsPerPixel: number,
): Coordinate {
  return [
    x + ((margins.right - margins.left) / 2) * unitsPerPixel,
    y + ((margins.top - margins.bottom) / 2) * unitsPerPixel,
  ]
}

/**
 * The centre of a view that shows a point outside what is covered, moved as little as possible.
 *
 * @param size the view's width and height in CSS pixels
 */
export function centreForReveal(
  point: Coordinate,
  centre: Coordinate,
  size: readonly [number, number],
  margins: Margins,
  unitsPerPixel: number,
): Coordinate {
  const across = shortfall(
    (point[0] - centre[0]) / unitsPerPixel,
    size[0],
    margins.left,
    margins.right,
  )
  const up = shortfall((point[1] - centre[1]) / unitsPerPixel, size[1], margins.bottom, margins.top)
  return [centre[0] + across * unitsPerPixel, centre[1] + up * unitsPerPixel]
}

/**
 * The part of the world that is seen in a view and not covered. Empty, with its ends the wrong way round, where
 * all of it is covered.
 *
 * @param size the view's width and height in CSS pixels
 */
export function freeExtent(
  [x, y]: Coordinate,
  [width, height]: readonly [number, number],
  { left, right, top, bottom }: Margins,
  unitsPerPixel: number,
): Extent {
  return [
    x + (left - width / 2) * unitsPerPixel,
    y + (bottom - height / 2) * unitsPerPixel,
    x + (width / 2 - right) * unitsPerPixel,
    y + (height / 2 - top) * unitsPerPixel,
  ]
}

/** How many pixels a point at `offset` from the middle lies outside the free span, signed. */
function shortfall(offset: number, length: number, low: number, high: number): number {
  const from = low - length / 2
  const to = length / 2 - high
  if (from >= to) return offset - (from + to) / 2
  return offset < from ? offset - from : offset > to ? offset - to : 0
}

type Pair = readonly [x: number, y: number]

/** CSS pixels between a spot and the box beside it, and between the box and what covers the map. */
const distance = 16
const edge = 8

/** The map's buttons stand along its upper and its right edge, so many CSS pixels wide. */
export const buttons = 64

/**
 * Where a box stands beside a spot of the map: below and to the right of it where there is room, else on the other
 * side, and in any case within what is not covered.
 *
 * @param spot @param size @param map CSS pixels, the spot from the map's upper left corner
 * @returns the box's upper left corner
 */
export function boxBeside([x, y]: Pair, size: Pair, map: Pair, padding: ViewportPadding): Pair {
  const { left = 0, right = 0, bottom = 0 } = padding
  const along = (at: number, length: number, from: number, to: number) => {
    const after = at + distance
    const place = after + length <= to ? after : at - distance - length
    return clamp(place, from, Math.max(to - length, from))
  }
  return [
    along(x, size[0], left + edge, map[0] - Math.max(right, buttons) - edge),
    along(y, size[1], buttons + edge, map[1] - bottom - edge),
  ]
}
