import type { Land } from './geography.ts'
import { TilePainter, type Context } from './tile-painter.ts'
import {
  toChartLand,
  toChartTile,
  type BasemapLayer,
  type CreateBasemapLayer,
} from './chart-land.ts'
import { Ground } from './ground.ts'
import { palettes } from './palettes.ts'
import { SymbolCache } from './symbols/symbols.ts'
import type { Tile } from './tiles/tile-grid.ts'
import { createBuildings } from './layers/settlements/buildings.ts'
import { createCliffs, createRelief } from './layers/relief.ts'
import { createFields, createWorkedGround } from './layers/settlements/fields.ts'
import { createBorder } from './layers/settlements/border.ts'
import { createLettering } from './layers/lettering.ts'
import { createPaper } from './layers/paper.ts'
import { createBridges, createRoads } from './layers/roads.ts'
import { createSettledGround, createSettlements } from './layers/settlements/settlements.ts'
import { createTrees, createWoods } from './layers/trees.ts'
import { createWater } from './layers/water.ts'
import { decodeGeography } from './geography.ts'

/** The layers from the bottom up. */
const basemapLayers: readonly CreateBasemapLayer[] = [
  createPaper,
  createRelief,
  createFields,
  createWorkedGround,
  createWoods,
  createSettledGround,
  createWater,
  createCliffs,
  createRoads,
  createBridges,
  createTrees,
  createSettlements,
  createBuildings,
  createLettering,
  createBorder,
]

/** Draws tiles of the land, in a worker or on the page. The same tile always gives the same picture. */
export class LandPainter {
  readonly layers: readonly BasemapLayer[]
  readonly #symbols = new SymbolCache()
  readonly #unit: number

  constructor(land: Land) {
    const chart = toChartLand(land)
    const ground = new Ground(chart.features, chart.extent)
    this.#unit = chart.unit
    this.layers = basemapLayers.map((create) => create(chart, ground))
  }

  /** Paints a tile, given in world units, except for the layers named in `without`. */
  paint(context: Context, tile: Tile, without: readonly string[] = []): void {
    const painter = new TilePainter(
      context,
      toChartTile(tile, this.#unit),
      palettes[tile.basemapStyle],
      this.#symbols,
    )
    context.save()
    for (const layer of this.layers) {
      if (!without.includes(layer.name)) layer.paint(painter)
    }
    context.restore()
  }
}

/** @throws if the file is not a geography file, for example a web page that was sent with status 200 */
export function readGeography(file: ArrayBuffer): Land {
  return decodeGeography(JSON.parse(new TextDecoder().decode(file)))
}
