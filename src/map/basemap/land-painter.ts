import type { Land } from '../../domain/land/geography.ts'
import { Brush, type Context } from './brush.ts'
import { toChartLand, toChartTile } from './chart-land.ts'
import { Ground } from './ground.ts'
import { basemapLayers } from './basemap-layers.ts'
import type { BasemapLayer } from './layers/basemap-layer.ts'
import { palettes } from './palettes.ts'
import { Stamps } from './stamps/stamps.ts'
import type { Tile } from './tiles/tile.ts'

/** Draws tiles of the land: the same tile is the same picture, on a worker or on the page. */
export class LandPainter {
  readonly layers: readonly BasemapLayer[]
  readonly #stamps = new Stamps()
  readonly #unit: number

  constructor(land: Land) {
    const chart = toChartLand(land)
    const ground = new Ground(chart.features, chart.extent)
    this.#unit = chart.unit
    this.layers = basemapLayers.map((create) => create(chart, ground))
  }

  /**
   * @param tile in world units
   * @param without names of layers that are left out
   */
  paint(context: Context, tile: Tile, without: readonly string[] = []): void {
    const brush = new Brush(
      context,
      toChartTile(tile, this.#unit),
      palettes[tile.look],
      this.#stamps,
    )
    context.save()
    for (const layer of this.layers) {
      if (!without.includes(layer.name)) layer.paint(brush)
    }
    context.restore()
  }
}
