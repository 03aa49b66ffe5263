import type { Extent } from '../../domain/world.ts'

/** A square piece of the world at one zoom. */
export interface Tile {
  /** World units: `[minX, minY, maxX, maxY]`. */
  readonly extent: Extent
  /** World units a CSS pixel, which decides line widths and what is worth drawing. */
  readonly unitsPerPixel: number
  /** Device pixels along one side. */
  readonly size: number
}
