// Calculates which part of the map is visible between panel and cards, and centres points or places boxes in it.

import type { Coordinate } from './coordinates.ts'
import { clamp, type Extent } from './extent.ts'

/** Edge of the map that an element covers: the panel on the left, a card on the right or at the bottom. */
export type Edge = 'left' | 'right' | 'bottom'

/** Width of the covered strip at each edge of the map, in CSS pixels. Missing edges are free. */
export type ViewportPadding = Readonly<Partial<Record<Edge, number>>>

/** Width of the covered strip at each edge of a view, in CSS pixels. */
export interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Returns the centre of a view that shows a point in the middle of the uncovered part. */
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

/** Returns the centre of a view that shows a point in the uncovered part, moved as little as possible. */
export function centreForReveal(
  point: Coordinate,
  centre: Coordinate,
  size: readonly [number, number],
  margins: Margins,
  unitsPerPixel: number,
): Coordinate {
  const across = distanceToFreeSpan(
    (point[0] - centre[0]) / unitsPerPixel,
    size[0],
    margins.left,
    margins.right,
  )
  const up = distanceToFreeSpan(
    (point[1] - centre[1]) / unitsPerPixel,
    size[1],
    margins.bottom,
    margins.top,
  )
  return [centre[0] + across * unitsPerPixel, centre[1] + up * unitsPerPixel]
}

/** Returns the uncovered part of the view; its minimum exceeds its maximum if all is covered. Size in CSS pixels. */
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

/** Returns the signed distance in pixels from the free span to a point at `offset` from the middle. */
function distanceToFreeSpan(offset: number, length: number, low: number, high: number): number {
  const from = low - length / 2
  const to = length / 2 - high
  if (from >= to) return offset - (from + to) / 2
  return offset < from ? offset - from : offset > to ? offset - to : 0
}

type Pair = readonly [x: number, y: number]

/** Gap in CSS pixels between a spot and its box (`distance`), and between the box and the free area's edge (`edge`). */
const boxGapCssPx = 16
const edgeGapCssPx = 8

/** Width in CSS pixels of the strips along the upper and right edges that hold the map's buttons. */
export const buttonAreaCssPx = 64

/**
 * Returns the upper left corner of a box next to a spot, in CSS pixels. The box stands below and to the right if there
 * is room, otherwise on the other side, and always in the uncovered part.
 */
export function placeBoxNextTo(
  [x, y]: Pair,
  size: Pair,
  map: Pair,
  padding: ViewportPadding,
): Pair {
  const { left = 0, right = 0, bottom = 0 } = padding
  const along = (at: number, length: number, from: number, to: number) => {
    const after = at + boxGapCssPx
    const place = after + length <= to ? after : at - boxGapCssPx - length
    return clamp(place, from, Math.max(to - length, from))
  }
  return [
    along(
      x,
      size[0],
      left + edgeGapCssPx,
      map[0] - Math.max(right, buttonAreaCssPx) - edgeGapCssPx,
    ),
    along(y, size[1], buttonAreaCssPx + edgeGapCssPx, map[1] - bottom - edgeGapCssPx),
  ]
}
