import type { Coordinate } from './coordinates.ts'
import type { Extent } from './extent.ts'

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
