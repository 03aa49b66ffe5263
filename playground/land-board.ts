import type { BasemapStyleName } from '../src/basemap/basemap-style.ts'
import type { LandPainter } from '../src/basemap/land-painter.ts'
import {
  levelFor,
  tilesWithin,
  type BoundedWorld,
  type Tile,
} from '../src/basemap/tiles/tile-grid.ts'
import type { Coordinate } from '../src/geometry/coordinates.ts'
import { overlaps, type Extent } from '../src/geometry/extent.ts'
import { paintTimed, type TimedTile } from './timed-tiles.ts'

export interface PaintableWorld extends BoundedWorld {
  readonly painter: LandPainter
}

export interface BoardView {
  /** World units. */
  readonly centre: Coordinate
  readonly zoom: number
  readonly basemapStyle: BasemapStyleName
  /** Names of layers to leave out. */
  readonly without: readonly string[]
}

export interface BoardTimes {
  readonly level: number
  readonly tiles: number
  /** Number of tiles that are not painted yet. */
  readonly missing: number
  /** Side of a tile in device pixels. */
  readonly side: number
  /** Milliseconds per layer, summed over all painted tiles in view. */
  readonly times: ReadonlyMap<string, number>
}

/** Greatest number of painted tiles kept; a tile of 512 pixels takes a megabyte. */
const maxPaintedTiles = 120

/** Shows a world's land on a canvas, a new tile per frame on the page's own thread, and measures the layers. */
export class LandBoard {
  readonly #canvas: HTMLCanvasElement
  readonly #onTimes: (times: BoardTimes) => void
  /** Painted tiles by key, the newest last. */
  readonly #painted = new Map<string, TimedTile>()
  #world: PaintableWorld | undefined
  #view: BoardView | undefined
  #wanted: readonly Tile[] = []
  #frame = 0

  constructor(canvas: HTMLCanvasElement, onTimes: (times: BoardTimes) => void) {
    this.#canvas = canvas
    this.#onTimes = onTimes
  }

  show(world: PaintableWorld, view: BoardView): void {
    const sameLayers = view.without.join() === this.#view?.without.join()
    if (world !== this.#world || !sameLayers) this.#painted.clear()
    this.#world = world
    this.#view = view
    this.#update()
  }

  /** Must be called when the size of the canvas has changed. */
  resize(): void {
    this.#update()
  }

  /** Paints all tiles in view again, now without one-time work such as drawing the symbols. */
  repaint(): void {
    this.#painted.clear()
    this.#update()
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.#painted.clear()
    this.#world = undefined
  }

  #update(): void {
    const [world, view] = [this.#world, this.#view]
    if (!world || !view) return
    const ratio = window.devicePixelRatio
    const { clientWidth, clientHeight } = this.#canvas
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)]
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width
      this.#canvas.height = height
    }
    const resolution = world.scale.resolutionAt(view.zoom)
    this.#wanted = tilesWithin(world, {
      extent: extentAround(view.centre, clientWidth * resolution, clientHeight * resolution),
      basemapStyle: view.basemapStyle,
      level: levelFor(resolution, world.scale),
      pixelRatio: ratio,
    })
    this.#draw(world, view)
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paintNext())
  }

  #paintNext(): void {
    const [world, view] = [this.#world, this.#view]
    const tile = this.#wanted.find(({ key }) => !this.#painted.has(key))
    if (!world || !view || !tile) return
    this.#painted.set(tile.key, paintTimed(world.painter, tile, view.without))
    this.#forgetOldest()
    this.#draw(world, view)
    this.#frame = requestAnimationFrame(() => this.#paintNext())
  }

  #forgetOldest(): void {
    const wanted = new Set(this.#wanted.map(({ key }) => key))
    for (const key of this.#painted.keys()) {
      if (this.#painted.size <= Math.max(maxPaintedTiles, wanted.size)) return
      if (!wanted.has(key)) this.#painted.delete(key)
    }
  }

  /** Draws the tiles in view. Tiles of other levels fill the gaps. */
  #draw(world: PaintableWorld, view: BoardView): void {
    const context = this.#canvas.getContext('2d')
    if (!context) return
    const { width, height } = this.#canvas
    const unitsPerPixel = world.scale.resolutionAt(view.zoom) / window.devicePixelRatio
    const extent = extentAround(view.centre, width * unitsPerPixel, height * unitsPerPixel)
    context.clearRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    const level = levelFor(world.scale.resolutionAt(view.zoom), world.scale)
    const near = [...this.#painted.values()].filter(
      ({ tile }) => tile.basemapStyle === view.basemapStyle && overlaps(tile.extent, extent),
    )
    const own = near.filter(({ tile }) => tile.level === level)
    const standIns = near.filter(({ tile }) => tile.level !== level)
    for (const { tile, canvas } of [...standIns, ...own]) {
      const [minX, minY, maxX, maxY] = tile.extent
      const [left, right] = [minX, maxX].map((x) => Math.round((x - extent[0]) / unitsPerPixel))
      const [top, bottom] = [maxY, minY].map((y) => Math.round((extent[3] - y) / unitsPerPixel))
      const [x = 0, endX = 0, y = 0, endY = 0] = [left, right, top, bottom]
      context.drawImage(canvas, x, y, endX - x, endY - y)
    }
    this.#tell(level)
  }

  #tell(level: number): void {
    const seen = this.#wanted.flatMap(({ key }) => this.#painted.get(key) ?? [])
    const times = new Map<string, number>()
    for (const tile of seen) {
      for (const [name, time] of tile.times) times.set(name, (times.get(name) ?? 0) + time)
    }
    this.#onTimes({
      level,
      tiles: this.#wanted.length,
      missing: this.#wanted.length - seen.length,
      side: this.#wanted[0]?.width ?? 0,
      times,
    })
  }
}

function extentAround([x, y]: Coordinate, width: number, height: number): Extent {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
}
