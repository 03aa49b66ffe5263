import { contains, type Extent } from './extent.ts'
import type { MapPosition } from './coordinates.ts'
import { centreForFreeMiddle, freeExtent, type Margins } from './free-area.ts'
import type { Scale } from './scale.ts'

/** A view in CSS pixels, and what covers it. */
interface Uncovered {
  readonly size: readonly [width: number, height: number]
  readonly margins: Margins
}

/** Around what a view is to show, in CSS pixels. */
const rim = 48

/**
 * The nearest view that shows an extent in the part that nothing covers.
 *
 * @param nearest the zoom beyond which a small extent is not enlarged
 */
export function viewOf(
  [minX, minY, maxX, maxY]: Extent,
  { size, margins }: Uncovered,
  scale: Pick<Scale, 'within' | 'zoomAt' | 'resolutionAt'>,
  nearest = Infinity,
): MapPosition {
  const { left, right, top, bottom } = margins
  const width = Math.max(size[0] - left - right - 2 * rim, rim)
  const height = Math.max(size[1] - top - bottom - 2 * rim, rim)
  const needed = Math.max((maxX - minX) / width, (maxY - minY) / height, 1e-6)
  const zoom = scale.within(Math.min(scale.zoomAt(needed), nearest))
  const middle = [(minX + maxX) / 2, (minY + maxY) / 2] as const
  return { coordinates: centreForFreeMiddle(middle, margins, scale.resolutionAt(zoom)), zoom }
}

/** Whether a view shows all of an extent in the part that nothing covers. */
export function isInView(
  extent: Extent,
  { coordinates }: MapPosition,
  { size, margins }: Uncovered,
  unitsPerPixel: number,
): boolean {
  const free = freeExtent(coordinates, size, margins, unitsPerPixel)
  return contains(free, extent, 0)
}

/** A scale bar: a round number of metres and its length on screen. */
export interface ScaleBar {
  readonly metres: number
  /** CSS pixels, at most the width asked for. */
  readonly width: number
}

/** The longest bar of 1, 2 or 5 times a power of ten metres that fits. */
export function scaleBar(
  unitsPerPixel: number,
  metresPerUnit: number,
  maxWidth: number,
): ScaleBar | undefined {
  const metresPerPixel = unitsPerPixel * metresPerUnit
  const longest = metresPerPixel * maxWidth
  if (!Number.isFinite(longest) || longest <= 0) return undefined
  const power = 10 ** Math.floor(Math.log10(longest))
  const factor = [5, 2, 1].find((candidate) => candidate * power <= longest * (1 + 1e-9)) ?? 1
  const metres = factor * power
  return { metres, width: metres / metresPerPixel }
}
