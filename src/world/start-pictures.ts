import type { MapPosition } from '../geometry/coordinates.ts'
import { intersectExtents, contains, type Extent } from '../geometry/extent.ts'
import type { Scale } from '../geometry/scale.ts'
import type { StartLandName } from './world.ts'

/**
 * Size of the pictures of the start view in CSS pixels around its centre. The page shows them until the land is drawn.
 * The wide one fits windows of up to 1920 by 1000 with an open panel.
 */
export const startLands = {
  wide: { left: 600, right: 960, vertical: 500 },
  narrow: { left: 216, right: 216, vertical: 468 },
} as const satisfies Record<StartLandName, object>

/** Media query for windows that use the narrow picture. `map-region.tsx` and the page's head use the same query. */
export const narrowWindow = '(width < 768px)'

export function startLandName(): StartLandName {
  return window.matchMedia(narrowWindow).matches ? 'narrow' : 'wide'
}

interface BegunWorld {
  readonly extent: Extent
  readonly startView: MapPosition
  readonly scale: Scale
}

/** Returns the extent of a start picture in world units. */
export function startLandExtent(
  { extent, startView, scale }: BegunWorld,
  name: StartLandName,
): Extent {
  const [x, y] = startView.coordinates
  const resolution = scale.resolutionAt(startView.zoom)
  const { left, right, vertical } = startLands[name]
  return intersectExtents(
    [
      x - left * resolution,
      y - vertical * resolution,
      x + right * resolution,
      y + vertical * resolution,
    ],
    extent,
  )
}

/** Tolerance as a share of a pixel. Players notice no smaller difference in scale. */
const resolutionTolerance = 0.01

/** Visible part of the land in world units, and world units per CSS pixel. */
export interface SeenLand {
  readonly seen: Extent
  readonly resolution: number
}

/** Extent of a picture in world units, and its maximum world units per pixel. */
export interface PicturedLand {
  readonly extent: Extent
  readonly resolution: number
}

/** Whether a picture shows all of the visible land, with at least one pixel per CSS pixel. */
export function canPictureShow(picture: PicturedLand, { seen, resolution }: SeenLand): boolean {
  return (
    resolution >= picture.resolution * (1 - resolutionTolerance) &&
    contains(picture.extent, seen, resolution)
  )
}

export function startLandPicture(world: BegunWorld, name: StartLandName): PicturedLand {
  const resolution = world.scale.resolutionAt(world.startView.zoom)
  return { extent: startLandExtent(world, name), resolution }
}

/** Data about the world and its first view, as JSON in the page's `data-first-view`, to draw the land early. */
export interface FirstView extends MapPosition {
  readonly id: string
  readonly extent: Extent
  /** World units per CSS pixel. */
  readonly resolution: number
  readonly maxZoom: number
  /** True if there are pictures of the start view. */
  readonly startLand?: true
  /** Missing if it is the usual one. */
  readonly metresPerUnit?: number
}
