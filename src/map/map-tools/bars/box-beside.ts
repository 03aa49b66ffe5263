import { clamp } from '../../../domain/world/extent.ts'
import type { Covered } from '../../../domain/world/view/free-area.ts'

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
export function boxBeside([x, y]: Pair, size: Pair, map: Pair, covered: Covered): Pair {
  const { left = 0, right = 0, bottom = 0 } = covered
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
