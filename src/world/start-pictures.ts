import type { MapPosition } from '../geometry/coordinates.ts'
import { clipped, contains, type Extent } from '../geometry/extent.ts'
import type { Scale } from '../geometry/scale.ts'
import type { StartLandName } from './world.ts'

/**
 * Pictures of a world's land where a player begins, which the page shows until the land is drawn: so many CSS pixels
 * around the start view's middle. A wide one is for windows of up to 1920 by 1000 with the panel open.
 */
export const startLands = {
  wide: { left: 600, right: 960, vertical: 500 },
  narrow: { left: 216, right: 216, vertical: 468 },
} as const satisfies Record<StartLandName, object>

/** Windows that have the narrow one, as a media query; `map-region.tsx` and the page's head ask the same. */
export const narrowWindow = '(width < 768px)'

/** The one for this window. */
export function startLandName(): StartLandName {
  return window.matchMedia(narrowWindow).matches ? 'narrow' : 'wide'
}

interface BegunWorld {
  readonly extent: Extent
  readonly startView: MapPosition
  readonly scale: Scale
}

/** What such a picture shows, in world units. */
export function startLandExtent(
  { extent, startView, scale }: BegunWorld,
  name: StartLandName,
): Extent {
  const [x, y] = startView.coordinates
  const resolution = scale.resolutionAt(startView.zoom)
  const { left, right, vertical } = startLands[name]
  return clipped(
    [
      x - left * resolution,
      y - vertical * resolution,
      x + right * resolution,
      y + vertical * resolution,
    ],
    extent,
  )
}

/** A player notices less than this share of a pixel’s size. */
const unnoticed = 0.01

/** What is seen of the land, in world units, and how many of them a CSS pixel is. */
export interface SeenLand {
  readonly seen: Extent
  readonly resolution: number
}

/** What a picture of the land shows, in world units, and how many of them one of its pixels is at most. */
export interface PicturedLand {
  readonly extent: Extent
  readonly resolution: number
}

/** Whether a picture shows all that is seen of the land, with a pixel of its own for each CSS pixel at least. */
export function shows(picture: PicturedLand, { seen, resolution }: SeenLand): boolean {
  return (
    resolution >= picture.resolution * (1 - unnoticed) && contains(picture.extent, seen, resolution)
  )
}

/** What the picture of where a player begins shows. */
export function startLandPicture(world: BegunWorld, name: StartLandName): PicturedLand {
  const resolution = world.scale.resolutionAt(world.startView.zoom)
  return { extent: startLandExtent(world, name), resolution }
}

/**
 * What the prerendered page says of its world and of the view that its picture of the land shows, as JSON in
 * `data-first-view`, so that the land can be drawn before all else.
 */
export interface FirstView extends MapPosition {
  /** The world's id. */
  readonly id: string
  readonly extent: Extent
  /** World units a CSS pixel in that view. */
  readonly resolution: number
  /** The nearest zoom of the world. */
  readonly maxZoom: number
  /** Whether there are pictures of its land. */
  readonly startLand?: true
  /** Left out where it is the usual one. */
  readonly metresPerUnit?: number
}
