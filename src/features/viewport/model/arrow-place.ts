// Calculates where the arrow to something out of view sits: on the edge of the free part of the map, clear of the
// controls. All lengths are in CSS pixels from the map's upper left corner, so `y` grows downwards.

import { clamp } from '../../../geometry/extent.ts'

export type Pixel = readonly [x: number, y: number]

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Gap between the arrow and a control. */
const gapCssPx = 6

/** How far a point moves past an edge before it counts as out of view, or as back in view. */
const slackCssPx = 4

/** Rounding errors of this size are no overlap. */
const toleranceCssPx = 0.01

export interface ArrowRoom {
  /** The part of the map in which the arrow may lie. */
  readonly bounds: Box
  /** Middle of the free part of the map. The arrow lies on the line from there to its target. */
  readonly middle: Pixel
  /** Controls and other parts of the page over the map. */
  readonly obstacles: readonly Box[]
}

export interface ArrowPlace {
  /** Middle of the arrow's box. */
  readonly at: Pixel
  /** Direction from there to the target, clockwise from up. */
  readonly degrees: number
}

/**
 * Returns the place of the arrow, as near as possible to the point where the line to the target leaves the bounds.
 * @param size width and height of the arrow's box
 * @returns `null` if there is no room, or no direction because the target lies in the middle
 */
export function placeArrow(
  { bounds, middle, obstacles }: ArrowRoom,
  target: Pixel,
  [width, height]: Pixel,
): ArrowPlace | null {
  const room = grown(bounds, -width / 2, -height / 2)
  if (room.left > room.right || room.top > room.bottom) return null
  const start: Pixel = [
    clamp(middle[0], room.left, room.right),
    clamp(middle[1], room.top, room.bottom),
  ]
  if (target[0] === start[0] && target[1] === start[1]) return null
  const blocked = obstacles.map((box) => grown(box, width / 2 + gapCssPx, height / 2 + gapCssPx))
  const at = nearestFree(exitPoint(room, start, target), room, blocked)
  return at && { at, degrees: degreesTo(at, target) }
}

/**
 * Returns whether a point is out of view: outside the free part of the map, or below a control.
 * @param wasOut the previous answer. A point on an edge keeps it, so that the arrow doesn't flicker
 */
export function isOutOfView(
  point: Pixel,
  free: Box,
  covers: readonly Box[],
  wasOut: boolean,
): boolean {
  const slack = wasOut ? slackCssPx : -slackCssPx
  const isIn = (box: Box) => contains(box, point, 0)
  return !isIn(grown(free, -slack, -slack)) || covers.some((box) => isIn(grown(box, slack, slack)))
}

/** Returns the point where the line from a point inside a box through another point leaves the box. */
function exitPoint(box: Box, [x, y]: Pixel, [toX, toY]: Pixel): Pixel {
  const [dx, dy] = [toX - x, toY - y]
  const along = Math.min(
    dx === 0 ? Infinity : ((dx > 0 ? box.right : box.left) - x) / dx,
    dy === 0 ? Infinity : ((dy > 0 ? box.bottom : box.top) - y) / dy,
  )
  return [clamp(x + dx * along, box.left, box.right), clamp(y + dy * along, box.top, box.bottom)]
}

/**
 * Returns the point of the room that is nearest to another one and in no blocked box. It is that point itself, or lies
 * on an edge of a box: straight across from the point, or where the edge meets another edge.
 */
function nearestFree([x, y]: Pixel, room: Box, blocked: readonly Box[]): Pixel | null {
  const isFree = (point: Pixel) => !blocked.some((box) => contains(box, point, toleranceCssPx))
  if (isFree([x, y])) return [x, y]
  const xs = [x, room.left, room.right, ...blocked.flatMap(({ left, right }) => [left, right])]
  const ys = [y, room.top, room.bottom, ...blocked.flatMap(({ top, bottom }) => [top, bottom])]
  let nearest: Pixel | null = null
  let least = Infinity
  for (const atX of xs) {
    if (atX < room.left || atX > room.right) continue
    for (const atY of ys) {
      if (atY < room.top || atY > room.bottom) continue
      const distance = Math.hypot(atX - x, atY - y)
      if (distance >= least || !isFree([atX, atY])) continue
      least = distance
      nearest = [atX, atY]
    }
  }
  return nearest
}

function degreesTo([fromX, fromY]: Pixel, [toX, toY]: Pixel): number {
  return (Math.atan2(toX - fromX, fromY - toY) * 180) / Math.PI
}

function grown({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y }
}

function contains({ left, top, right, bottom }: Box, [x, y]: Pixel, inset: number): boolean {
  return x > left + inset && x < right - inset && y > top + inset && y < bottom - inset
}
