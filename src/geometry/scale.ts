import { clamp, type Extent } from './extent.ts'

/** CSS pixels that a world is at most wide and high at zoom 0. */
const pixelsAtZoom0 = 256

/** Metres a CSS pixel at the nearest zoom: a wagon is 20 pixels long there. */
const nearest = 0.125

/** Even a world that needs no more may be seen from so many zoom levels. */
const fewestLevels = 3

/** The farthest view of the largest screen is still so many levels from the nearest. */
const levelsLeft = 4

/**
 * How zoom levels, world units, metres and CSS pixels go together in one world. A zoom level doubles the scale; zoom
 * 0 shows the whole world, and the last one the same ground in every world.
 */
export interface Scale {
  /** World units a CSS pixel at zoom 0; a power of two, so that levels are whole fractions of it. */
  readonly farthest: number
  readonly zooms: { readonly min: 0; readonly max: number }
  /** Paper around the world's edge, in world units, for what a chart has beside its land. */
  readonly margin: number
  /** World units a CSS pixel. */
  readonly resolutionAt: (zoom: number) => number
  /** The zoom at which a CSS pixel is so many world units. */
  readonly zoomAt: (resolution: number) => number
  /** The zoom at which a CSS pixel is so many metres. */
  readonly zoomOf: (metres: number) => number
  /** Brings a zoom into the world's range. */
  readonly within: (zoom: number) => number
  /** The farthest whole zoom at which the world still fills about half of a map of so many CSS pixels. */
  readonly farthestZoom: (width: number, height: number) => number
}

/** What the map goes to is shown at least this close, in metres a CSS pixel: a marker can be told from its neighbours. */
const nearScale = 1

/** The zoom at which the map goes to a point: no farther out than it is. */
export function nearZoom(zoom: number, { within, zoomOf }: Scale): number {
  return Math.max(zoom, within(zoomOf(nearScale)))
}

/** @param metresPerUnit metres a world unit */
export function createScale([minX, minY, maxX, maxY]: Extent, metresPerUnit: number): Scale {
  const [width, height] = [maxX - minX, maxY - minY]
  const farthest = 2 ** Math.ceil(Math.log2(Math.max(width, height) / pixelsAtZoom0))
  const levels = Math.round(Math.log2((farthest * metresPerUnit) / nearest))
  const zooms = { min: 0, max: Math.max(levels, fewestLevels) } as const
  const zoomAt = (resolution: number) => Math.log2(farthest / resolution)
  return {
    farthest,
    zooms,
    margin: Math.sqrt(width * height) / 8,
    resolutionAt: (zoom) => farthest / 2 ** zoom,
    zoomAt,
    zoomOf: (metres) => zoomAt(metres / metresPerUnit),
    within: (zoom) => clamp(zoom, zooms.min, zooms.max),
    farthestZoom: (screenWidth, screenHeight) => {
      const share = Math.min(screenWidth / width, screenHeight / height)
      const zoom = Math.floor(Math.log2(share * farthest))
      return clamp(zoom, zooms.min, Math.max(zooms.max - levelsLeft, zooms.min))
    },
  }
}

/** Metres a world unit in most games’ worlds. */
export const usualMetresPerUnit = 0.5
