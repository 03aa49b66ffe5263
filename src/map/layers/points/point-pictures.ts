import {
  enlarged,
  viewportExtent,
  moveTo,
  showsAll,
  type Viewport,
  Pane,
  toScreen,
} from '../viewport.ts'
import type { Motion } from '../map-layer.ts'
import { crowdSize, withoutCovered } from './marker-set.ts'
import { releaseCanvas, paintLive, paintCanvas, type CanvasPainter } from './painted-canvas.ts'
import { paintPoints, type PointSource } from './point-source.ts'

/**
 * Maximum device pixels, of a picture and its icons, for one picture instead of tiles: about 5 ms without a GPU. While
 * the zoom changes, it is painted in every frame, so that icons keep their size.
 */
const directPixels = 2_600_000

/** Margin of a single picture around the view in CSS pixels; 0 while the zoom changes. */
const directOverhang = 96

/** Device pixels of tiles to paint per frame when one picture would be too slow. */
const pixelsPerFrame = { moving: 600_000, still: 1_200_000 } as const

interface DirectPicture {
  readonly pane: Pane
  readonly picture: HTMLCanvasElement
  /** Viewport of the picture, which may be larger than the view. */
  readonly viewport: Viewport
  readonly version: number
  /** True if the canvas is painted again in the next frame. */
  readonly live: boolean
}

/** Shows the points of a source for the marker layer: in one picture if that is quick, else in tiles. */
export class PointPictures {
  readonly element = document.createElement('div')
  #source: PointSource
  #markerSize = 0
  #version = 0
  #direct: DirectPicture | undefined
  #tiles: PointTiles | undefined
  #tilesVersion = 0
  /** Tiles that replace the shown ones once they are all painted. */
  #replacement: PointTiles | undefined
  #paintedAheadCssPx = 0

  constructor(source: PointSource) {
    this.#source = source
  }

  outdate(): void {
    this.#version += 1
    this.#dropReplacement()
  }

  setSource(source: PointSource): void {
    this.#source = source
    this.outdate()
  }

  paintAhead(): void {
    this.#paintedAheadCssPx = overscan
  }

  covers(viewport: Viewport): boolean {
    if (this.#tilesAreCurrent(viewport)) return this.#tiles?.covers(viewport) === true
    const direct = this.#direct
    return direct?.version === this.#version && showsAll(direct.viewport, viewport)
  }

  /** @param markerSize in CSS pixels @returns whether another frame is needed */
  draw(viewport: Viewport, motion: Motion, markerSize: number): boolean {
    this.#markerSize = markerSize
    const unfinished = this.#drawDirectly(viewport, motion)
      ? false
      : this.#drawTiles(viewport, motion)
    this.#direct?.pane.show(viewport)
    this.#tiles?.pane.show(viewport)
    return unfinished
  }

  #drawDirectly(viewport: Viewport, { zooming }: Motion): boolean {
    const direct = this.#direct
    if (this.#tilesAreCurrent(viewport)) return false
    if (
      direct?.version === this.#version &&
      direct.live === zooming &&
      direct.pane.isFor(viewport)
    ) {
      if (showsAll(direct.viewport, viewport)) return true
    }
    const drawn = enlarged(viewport, zooming ? 0 : directOverhang)
    if (!this.#isAffordable(drawn)) return false
    const pane = direct?.pane ?? new Pane()
    pane.anchor(viewport)
    const picture = this.#paint(drawn, zooming, direct?.live ? direct.picture : undefined)
    this.#direct = { pane, picture, viewport: drawn, version: this.#version, live: zooming }
    if (direct?.picture === picture) return true
    pane.element.append(picture)
    if (direct) releaseCanvas(direct.picture)
    this.element.append(pane.element)
    this.#tiles?.discard()
    this.#tiles = undefined
    this.#dropReplacement()
    return true
  }

  #isAffordable(viewport: Viewport): boolean {
    const { size } = viewport
    // Uses the device's pixel ratio even if fewer pixels are painted: a ratio of 3 means a phone, which is slow.
    const pixelRatio = Math.max(viewport.pixelRatio, window.devicePixelRatio)
    const left = directPixels - size[0] * size[1] * pixelRatio ** 2
    if (left < 0) return false
    const limit = left / (this.#markerSize * pixelRatio) ** 2
    return !this.#source.hasMoreWithin(this.#extentOf(viewport), limit)
  }

  #extentOf(viewport: Viewport) {
    return viewportExtent(viewport, paintReach(this.#markerSize))
  }

  #paint(
    viewport: Viewport,
    live: boolean,
    before: HTMLCanvasElement | undefined,
  ): HTMLCanvasElement {
    const { size, pixelRatio } = viewport
    const [width, height] = size.map((length) => Math.round(length * pixelRatio)) as [
      number,
      number,
    ]
    const positions = this.#source.within(this.#extentOf(viewport))
    const paint: CanvasPainter = (context) =>
      paintPoints(context, viewport, this.#source, positions)
    let picture = before ?? document.createElement('canvas')
    if (live) paintLive(picture, width, height, pixelRatio, paint)
    else picture = paintCanvas(width, height, pixelRatio, paint)
    moveTo(picture, -size[0] / 2, -size[1] / 2)
    return picture
  }

  #tilesAreCurrent(viewport: Viewport): boolean {
    return this.#tilesVersion === this.#version && this.#tiles?.fits(viewport) === true
  }

  #drawTiles(viewport: Viewport, { moving, zooming }: Motion): boolean {
    const shown = this.#tiles ?? this.#direct
    const pixels = pixelsPerFrame[moving ? 'moving' : 'still']
    if (this.#tilesAreCurrent(viewport))
      return this.#tiles?.paint(viewport, pixels, this.#paintedAheadCssPx) ?? false
    // Anything painted now would be outdated before it is shown.
    if (zooming && shown) return true
    if (!this.#replacement?.fits(viewport)) {
      this.#dropReplacement()
      this.#replacement = new PointTiles(this.#source, viewport, this.#markerSize)
      // Choosing the points is enough work for this frame, which answers the player's click.
      if (shown) return true
    }
    this.#replacement.paint(viewport, pixels, 0)
    if (this.#replacement.covers(viewport)) this.#showReplacement(this.#replacement)
    return true
  }

  #showReplacement(tiles: PointTiles): void {
    this.element.append(tiles.pane.element)
    this.#tiles?.discard()
    if (this.#direct) {
      this.#direct.pane.element.remove()
      releaseCanvas(this.#direct.picture)
    }
    this.#direct = this.#replacement = undefined
    this.#tiles = tiles
    this.#tilesVersion = this.#version
  }

  #dropReplacement(): void {
    this.#replacement?.discard()
    this.#replacement = undefined
  }
}

/** Width of the area around the view that is painted ahead, in CSS pixels. */
const overscan = 160

const discardDistanceCssPx = 512

/** Returns the side of a tile in CSS pixels: below a megapixel on sharp screens too. */
function tileSideCssPx(pixelRatio: number): number {
  return pixelRatio > 1.5 ? 256 : 512
}

interface Range {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Square tiles with the points at one scale, painted a few at a time so that a crowd doesn't delay a frame. */
class PointTiles {
  readonly pane = new Pane()
  readonly #source: PointSource
  readonly #viewport: Viewport
  readonly #markerSize: number
  readonly #sideDevicePx: number
  readonly #crowded: boolean
  /** Pictures of the tiles by column and row; `null` for a tile without points. */
  readonly #tiles = new Map<string, HTMLCanvasElement | null>()

  constructor(source: PointSource, viewport: Viewport, markerSize: number) {
    this.#source = source
    this.#viewport = viewport
    this.#markerSize = markerSize
    this.#sideDevicePx = Math.round(tileSideCssPx(viewport.pixelRatio) * viewport.pixelRatio)
    this.#crowded = source.hasMoreWithin(viewportExtent(viewport, overscan), crowdSize)
    this.pane.anchor(viewport)
  }

  fits(view: Viewport): boolean {
    return this.pane.isFor(view)
  }

  covers(view: Viewport): boolean {
    return this.#missing(view, 0).length === 0
  }

  /** Paints about `pixels` device pixels of missing tiles, first in view. @returns whether another frame is needed */
  paint(view: Viewport, pixels: number, around: number): boolean {
    const inView = this.#missing(view, 0)
    const missing = inView.length > 0 ? inView : this.#missing(view, around)
    const amount = Math.max(Math.floor(pixels / this.#sideDevicePx ** 2), 1)
    for (const [column, row] of missing.slice(0, amount)) this.#paintTile(column, row)
    if (missing.length > 0) this.#letGo(view)
    return missing.length > amount || inView.length > 0
  }

  discard(): void {
    this.pane.element.remove()
    for (const canvas of this.#tiles.values()) if (canvas) releaseCanvas(canvas)
    this.#tiles.clear()
  }

  #paintTile(column: number, row: number): void {
    const { centre, resolution, pixelRatio } = this.#viewport
    const side = this.#sideDevicePx / pixelRatio
    const middle = [
      centre[0] + (column + 0.5) * side * resolution,
      centre[1] - (row + 0.5) * side * resolution,
    ] as const
    const viewport: Viewport = { centre: middle, resolution, size: [side, side], pixelRatio }
    const extent = viewportExtent(viewport, paintReach(this.#markerSize))
    const within = this.#source.within(extent)
    const cell = (this.#markerSize / 8) * resolution
    const positions = this.#crowded ? withoutCovered(within, this.#source, extent, cell) : within
    const key = `${column} ${row}`
    if (positions.length === 0) {
      this.#tiles.set(key, null)
      return
    }
    const canvas = paintCanvas(this.#sideDevicePx, this.#sideDevicePx, pixelRatio, (context) =>
      paintPoints(context, viewport, this.#source, positions),
    )
    canvas.style.transform = `translate(${column * side}px, ${row * side}px)`
    this.#tiles.set(key, canvas)
    this.pane.element.append(canvas)
  }

  /** Returns the missing tiles, from the middle of the view outwards. */
  #missing(view: Viewport, around: number): (readonly [column: number, row: number])[] {
    const { left, top, right, bottom } = this.#rangeOf(view, around)
    const missing: (readonly [number, number])[] = []
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (!this.#tiles.has(`${column} ${row}`)) missing.push([column, row])
      }
    }
    const distanceTo = ([column, row]: readonly [number, number]) =>
      Math.abs(column - (left + right) / 2) + Math.abs(row - (top + bottom) / 2)
    return missing.sort((one, other) => distanceTo(one) - distanceTo(other))
  }

  #letGo(view: Viewport): void {
    const { left, top, right, bottom } = this.#rangeOf(view, discardDistanceCssPx)
    for (const [key, canvas] of this.#tiles) {
      const [column = 0, row = 0] = key.split(' ').map(Number)
      if (column >= left && column <= right && row >= top && row <= bottom) continue
      if (canvas) releaseCanvas(canvas)
      this.#tiles.delete(key)
    }
  }

  #rangeOf(view: Viewport, around: number): Range {
    const side = this.#sideDevicePx / this.#viewport.pixelRatio
    const [x, y] = toScreen(this.#viewport.centre, view)
    const [width, height] = view.size
    return {
      left: Math.floor((-around - x) / side),
      top: Math.floor((-around - y) / side),
      right: Math.floor((width + around - x) / side),
      bottom: Math.floor((height + around - y) / side),
    }
  }
}

/** Returns how far icons of points outside a picture may reach into it, in CSS pixels. */
function paintReach(markerSize: number): number {
  return Math.max(markerSize * 1.6, 48)
}
