import { clamp, type Extent } from './extent.ts'

/** Maximum width and height of a world at zoom 0, in CSS pixels. */
const pixelsAtZoom0 = 256

/** Approximate metres per CSS pixel at the nearest zoom. A wagon is 20 pixels long there. */
const nearestMetresPerPixel = 0.125

/** Minimum number of zoom levels, even for a tiny world. */
const minLevels = 3

/** Minimum number of zoom levels between the farthest view on the largest screen and the nearest zoom. */
const minLevelsToNearest = 4

/**
 * Converts between zoom levels, world units, metres and CSS pixels of one world. Each level doubles the scale; 0 shows
 * the whole world, and the nearest zoom has about the same metres per pixel in every world.
 */
export interface Scale {
  /** World units per CSS pixel at zoom 0; a power of two, so that each level divides it evenly. */
  readonly resolutionAtZoom0: number
  readonly zooms: { readonly min: 0; readonly max: number }
  /** Width of the paper around the world in world units. Decorations of the chart are drawn there. */
  readonly margin: number
  /** Returns the world units per CSS pixel at a zoom. */
  readonly resolutionAt: (zoom: number) => number
  /** Returns the zoom for a resolution in world units per CSS pixel. */
  readonly zoomAt: (resolution: number) => number
  /** Returns the zoom for a resolution in metres per CSS pixel. */
  readonly zoomAtMetresPerPixel: (metres: number) => number
  readonly clampZoom: (zoom: number) => number
  /** Returns the farthest whole zoom at which the world still fills about half of a map of this size in CSS pixels. */
  readonly farthestZoom: (width: number, height: number) => number
}

/** Metres per CSS pixel. Close enough to distinguish a marker from its neighbours. */
const nearMetresPerPixel = 1

/** Returns the zoom at which the map shows a point that it flies to. Never zooms out. */
export function nearZoom(zoom: number, { clampZoom, zoomAtMetresPerPixel }: Scale): number {
  return Math.max(zoom, clampZoom(zoomAtMetresPerPixel(nearMetresPerPixel)))
}

export function createScale([minX, minY, maxX, maxY]: Extent, metresPerUnit: number): Scale {
  const [width, height] = [maxX - minX, maxY - minY]
  const resolutionAtZoom0 = 2 ** Math.ceil(Math.log2(Math.max(width, height) / pixelsAtZoom0))
  const levels = Math.round(Math.log2((resolutionAtZoom0 * metresPerUnit) / nearestMetresPerPixel))
  const zooms = { min: 0, max: Math.max(levels, minLevels) } as const
  const zoomAt = (resolution: number) => Math.log2(resolutionAtZoom0 / resolution)
  return {
    resolutionAtZoom0,
    zooms,
    margin: Math.sqrt(width * height) / 8,
    resolutionAt: (zoom) => resolutionAtZoom0 / 2 ** zoom,
    zoomAt,
    zoomAtMetresPerPixel: (metres) => zoomAt(metres / metresPerUnit),
    clampZoom: (zoom) => clamp(zoom, zooms.min, zooms.max),
    farthestZoom: (screenWidth, screenHeight) => {
      const share = Math.min(screenWidth / width, screenHeight / height)
      const zoom = Math.floor(Math.log2(share * resolutionAtZoom0))
      return clamp(zoom, zooms.min, Math.max(zooms.max - minLevelsToNearest, zooms.min))
    },
  }
}

export const defaultMetresPerUnit = 0.5
