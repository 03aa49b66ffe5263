import { contains, type Extent } from './extent.ts'
import type { MapPosition } from './coordinates.ts'
import { centreForFreeMiddle, freeExtent, type Margins } from './free-area.ts'
import type { Scale } from './scale.ts'

interface Uncovered {
  readonly size: readonly [width: number, height: number]
  readonly margins: Margins
}

const paddingCssPx = 48

/** Returns the nearest view that shows all of an extent in the uncovered part, at most at the zoom `nearest`. */
export function fitExtent(
  [minX, minY, maxX, maxY]: Extent,
  { size, margins }: Uncovered,
  scale: Pick<Scale, 'clampZoom' | 'zoomAt' | 'resolutionAt'>,
  nearest = Infinity,
): MapPosition {
  const { left, right, top, bottom } = margins
  const width = Math.max(size[0] - left - right - 2 * paddingCssPx, paddingCssPx)
  const height = Math.max(size[1] - top - bottom - 2 * paddingCssPx, paddingCssPx)
  const neededResolution = Math.max((maxX - minX) / width, (maxY - minY) / height, 1e-6)
  const zoom = scale.clampZoom(Math.min(scale.zoomAt(neededResolution), nearest))
  const middle = [(minX + maxX) / 2, (minY + maxY) / 2] as const
  return { coordinates: centreForFreeMiddle(middle, margins, scale.resolutionAt(zoom)), zoom }
}

/** Whether all of an extent is visible in the uncovered part of a view. */
export function isInView(
  extent: Extent,
  { coordinates }: MapPosition,
  { size, margins }: Uncovered,
  unitsPerPixel: number,
): boolean {
  const free = freeExtent(coordinates, size, margins, unitsPerPixel)
  return contains(free, extent, 0)
}

export interface ScaleBar {
  readonly metres: number
  /** Length on screen in CSS pixels, at most the requested width. */
  readonly width: number
}

/** Returns the longest bar of 1, 2 or 5 times 10^n metres that fits. `undefined` without a scale or a width. */
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
