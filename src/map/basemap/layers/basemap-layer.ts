import type { Brush } from '../brush.ts'
import type { ChartLand } from '../chart-land.ts'
import type { Ground } from '../ground.ts'

/** One subject of the land, from the bottom of the picture to its top. */
export interface BasemapLayer {
  readonly name: string
  readonly paint: (brush: Brush) => void
}

/** Prepares a layer once; it is then painted on every tile. */
export type CreateBasemapLayer = (land: ChartLand, ground: Ground) => BasemapLayer
