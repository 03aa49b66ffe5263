import type { Extent } from '../../../domain/world/extent.ts'
import type { LookName } from '../../../domain/land/look.ts'

/** A piece of the world at one scale. The same tile is the same picture, everywhere. */
export interface Tile {
  /** Names the tile among all others, e.g. for a cache. */
  readonly key: string
  readonly look: LookName
  /** One of the grid's levels, see `tile-grid.ts`. */
  readonly level: number
  /** World units: `[minX, minY, maxX, maxY]`. */
  readonly extent: Extent
  /** World units a CSS pixel, which decides line widths and what is worth drawing. */
  readonly unitsPerPixel: number
  /** Device pixels. */
  readonly width: number
  readonly height: number
  /** A first view in one picture, painted in half the time of its tiles, in place of which it stands until they are there. */
  readonly ofView?: true
}
