import TileLayer from 'ol/layer/Tile.js'
import type { FrameState } from 'ol/Map.js'
import type Projection from 'ol/proj/Projection.js'
import ImageTile from 'ol/source/ImageTile.js'
import TileGrid from 'ol/tilegrid/TileGrid.js'
import type { Extent } from '../../domain/world.ts'
import { createLandTiles, type LandTiles } from './land-tiles.ts'

export interface LandLayerOptions {
  readonly geographyUrl: string
  /** Already under way, so that the geography loads while the rest of the page does. */
  readonly tiles: LandTiles
  readonly extent: Extent
  readonly projection: Projection
  /** World units a CSS pixel at each zoom, from far to near. */
  readonly resolutions: readonly number[]
  readonly pixelRatio: number
  readonly onFailed: () => void
}

/** Tiles kept in memory: the view and its surroundings at three zooms, under 120 MB at a pixel ratio of 1. */
const cachedTiles = 96

/** Pixels a CSS pixel while zooming on a screen that has more than one, see {@link SteadyTileLayer}. */
const zoomingPixelRatio = 0.6

/**
 * Draws at a lower pixel ratio while the zoom changes: scaling all pixels of a 3x phone's screen
 * costs it 60 ms a frame, for a fifth of a second in which nobody can read the map.
 */
class SteadyTileLayer extends TileLayer<ImageTile> {
  #lastResolution = 0

  override render(frameState: FrameState, target: HTMLElement): HTMLElement | null {
    const { viewState, viewHints } = frameState
    const zooming =
      viewHints.some((hint) => hint > 0) && viewState.resolution !== this.#lastResolution
    this.#lastResolution = viewState.resolution
    const sharp = frameState.pixelRatio > 1
    const pixelRatio = zooming && sharp ? zoomingPixelRatio : frameState.pixelRatio
    const reduced = { ...frameState, pixelRatio }
    const element = super.render(reduced, target)
    frameState.animate ||= reduced.animate
    return element
  }
}

/** The land as a tile layer, drawn on demand, with the previous zoom standing in until a tile is drawn. */
export class LandLayer {
  readonly layer: TileLayer<ImageTile>
  readonly #options: LandLayerOptions
  #tiles: LandTiles

  constructor(options: LandLayerOptions) {
    this.#options = options
    this.#tiles = options.tiles
    this.#watch()
    this.layer = new SteadyTileLayer({
      source: this.#createSource(),
      cacheSize: cachedTiles,
      extent: [...options.extent],
    })
  }

  /** Loads the geography again after a failure. */
  retry(): void {
    this.#tiles.close()
    this.#tiles = createLandTiles(this.#options.geographyUrl)
    this.#watch()
    this.layer.setSource(this.#createSource())
  }

  destroy(): void {
    this.#tiles.close()
  }

  #watch(): void {
    const tiles = this.#tiles
    tiles.loaded.catch(() => {
      if (tiles === this.#tiles) this.#options.onFailed()
    })
  }

  #createSource(): ImageTile {
    const { extent, projection, resolutions, pixelRatio } = this.#options
    const tiles = this.#tiles
    // Small tiles on sharp screens keep one tile's picture below a megapixel.
    const tileSize = pixelRatio > 1.5 ? 256 : 512
    const tileGrid = new TileGrid({
      extent: [...extent],
      origin: [extent[0], extent[3]],
      resolutions: [...resolutions],
      tileSize,
    })
    return new ImageTile({
      projection,
      tileGrid,
      transition: 0,
      loader: (z, x, y, { signal }) => {
        const [minX = 0, minY = 0, maxX = 0, maxY = 0] = tileGrid.getTileCoordExtent([z, x, y])
        return tiles.draw(
          {
            extent: [minX, minY, maxX, maxY],
            unitsPerPixel: tileGrid.getResolution(z),
            size: Math.round(tileSize * Math.min(pixelRatio, 3)),
          },
          signal,
        )
      },
    })
  }
}
