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
import { crowd, thinned } from './marker-set.ts'
import { releaseCanvas, paintLive, paintCanvas, type CanvasPainter } from './painted-canvas.ts'
import { paintPoints, type PointSource } from './point-source.ts'

/**
 * Up to so many device pixels, of the picture and the marker icons on it, are drawn at once, and anew in every frame while
 * the zoom changes, so that marker icons keep their size and stay sharp. About 5 ms without a GPU.
 */
const directPixels = 2_600_000

/** A picture that is drawn at once reaches so many CSS pixels beyond the view, unless the zoom is changing. */
const directOverhang = 96

/** Above that, tiles are painted by so many device pixels a frame. */
const pixelsPerFrame = { moving: 600_000, still: 1_200_000 } as const

/** Everything that a view shows, drawn at once. */
interface DirectPicture {
  readonly pane: Pane
  readonly picture: HTMLCanvasElement
  /** What it shows, which may be more than the view. */
  readonly viewport: Viewport
  readonly version: number
  /** Whether it is drawn on a canvas that is drawn on again in the next frame. */
  readonly live: boolean
}

/** The points of a source on screen: in one picture where that is quick, else in tiles. */
export class PointPictures {
  readonly element = document.createElement('div')
  readonly #source: PointSource
  #markerSize = 0
  /** Counts how often the points have changed. */
  #version = 0
  #direct: DirectPicture | undefined
  #tiles: PointTiles | undefined
  #tilesVersion = 0
  /** Tiles that are shown when they are all painted. */
  #coming: PointTiles | undefined
  /** How far around the view tiles are painted, in CSS pixels. */
  #around = 0

  constructor(source: PointSource) {
    this.#source = source
  }

  /** Says that points have changed. */
  outdate(): void {
    this.#version += 1
    this.#dropComing()
  }

  /** From now on what lies around the view is painted as well, for when it moves. */
  paintAhead(): void {
    this.#around = overscan
  }

  /** Whether all that a view shows is painted as it is now. */
  covers(viewport: Viewport): boolean {
    if (this.#tilesAreCurrent(viewport)) return this.#tiles?.covers(viewport) === true
    const direct = this.#direct
    return direct?.version === this.#version && showsAll(direct.viewport, viewport)
  }

  /** @param markerSize CSS pixels @returns whether there is more to paint */
  draw(viewport: Viewport, motion: Motion, markerSize: number): boolean {
    this.#markerSize = markerSize
    const unfinished = this.#drawDirectly(viewport, motion)
      ? false
      : this.#drawTiles(viewport, motion)
    this.#direct?.pane.show(viewport)
    this.#tiles?.pane.show(viewport)
    return unfinished
  }

  /** @returns whether one picture shows the view and is up to date. */
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
    this.#dropComing()
    return true
  }

  #isAffordable(viewport: Viewport): boolean {
    const { size } = viewport
    // By the screen's own pixels, although fewer are painted: a screen with three for one is a phone's, and slow.
    const pixelRatio = Math.max(viewport.pixelRatio, window.devicePixelRatio)
    const left = directPixels - size[0] * size[1] * pixelRatio ** 2
    if (left < 0) return false
    const limit = left / (this.#markerSize * pixelRatio) ** 2
    return !this.#source.hasMoreWithin(this.#extentOf(viewport), limit)
  }

  #extentOf(viewport: Viewport) {
    return viewportExtent(viewport, paintReach(this.#markerSize))
  }

  /** @param before the canvas that was drawn on in the frame before */
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

  /** @returns whether there is more to paint. */
  #drawTiles(viewport: Viewport, { moving, zooming }: Motion): boolean {
    const shown = this.#tiles ?? this.#direct
    const pixels = pixelsPerFrame[moving ? 'moving' : 'still']
    if (this.#tilesAreCurrent(viewport))
      return this.#tiles?.paint(viewport, pixels, this.#around) ?? false
    // What is painted for a scale that passes is never seen.
    if (zooming && shown) return true
    if (!this.#coming?.fits(viewport)) {
      this.#dropComing()
      this.#coming = new PointTiles(this.#source, viewport, this.#markerSize)
      // Choosing what to paint is work enough for the frame that answers a player's click.
      if (shown) return true
    }
    this.#coming.paint(viewport, pixels, 0)
    if (this.#coming.covers(viewport)) this.#showComing(this.#coming)
    return true
  }

  #showComing(tiles: PointTiles): void {
    this.element.append(tiles.pane.element)
    this.#tiles?.discard()
    if (this.#direct) {
      this.#direct.pane.element.remove()
      releaseCanvas(this.#direct.picture)
    }
    this.#direct = this.#coming = undefined
    this.#tiles = tiles
    this.#tilesVersion = this.#version
  }

  #dropComing(): void {
    this.#coming?.discard()
    this.#coming = undefined
  }
}

/** Tiles are painted so far around the view before it gets there, in CSS pixels. */
const overscan = 160

/** Tiles so far from the view are let go, in CSS pixels. */
const keep = 512

/** CSS pixels: small tiles on sharp screens keep one tile's picture below a megapixel. */
function sideFor(pixelRatio: number): number {
  return pixelRatio > 1.5 ? 256 : 512
}

/** The rows and columns of a grid that lie in a view. */
interface Range {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The points of one scale as square pictures on a pane, painted a few at a time, so that a crowd of points never
 * holds up a frame, and each handed to the screen once.
 */
class PointTiles {
  readonly pane = new Pane()
  readonly #source: PointSource
  readonly #viewport: Viewport
  readonly #markerSize: number
  /** Device pixels along the side of a tile. */
  readonly #side: number
  readonly #crowded: boolean
  /** Nothing stands on many a tile. */
  readonly #tiles = new Map<string, HTMLCanvasElement | null>()

  /** @param markerSize CSS pixels */
  constructor(source: PointSource, viewport: Viewport, markerSize: number) {
    this.#source = source
    this.#viewport = viewport
    this.#markerSize = markerSize
    this.#side = Math.round(sideFor(viewport.pixelRatio) * viewport.pixelRatio)
    this.#crowded = source.hasMoreWithin(viewportExtent(viewport, overscan), crowd)
    this.pane.anchor(viewport)
  }

  fits(view: Viewport): boolean {
    return this.pane.isFor(view)
  }

  /** Whether all of a view is painted. */
  covers(view: Viewport): boolean {
    return this.#missing(view, 0).length === 0
  }

  /**
   * Goes on painting, about so many device pixels at a time, first what is in view.
   *
   * @param around how far around the view, in CSS pixels
   * @returns whether there is more to paint
   */
  paint(view: Viewport, pixels: number, around: number): boolean {
    const inView = this.#missing(view, 0)
    const missing = inView.length > 0 ? inView : this.#missing(view, around)
    const amount = Math.max(Math.floor(pixels / this.#side ** 2), 1)
    for (const [column, row] of missing.slice(0, amount)) this.#paintTile(column, row)
    if (missing.length > 0) this.#letGo(view)
    return missing.length > amount || inView.length > 0
  }

  /** Lets all pictures go. */
  discard(): void {
    this.pane.element.remove()
    for (const canvas of this.#tiles.values()) if (canvas) releaseCanvas(canvas)
    this.#tiles.clear()
  }

  #paintTile(column: number, row: number): void {
    const { centre, resolution, pixelRatio } = this.#viewport
    const side = this.#side / pixelRatio
    const middle = [
      centre[0] + (column + 0.5) * side * resolution,
      centre[1] - (row + 0.5) * side * resolution,
    ] as const
    const viewport: Viewport = { centre: middle, resolution, size: [side, side], pixelRatio }
    const extent = viewportExtent(viewport, paintReach(this.#markerSize))
    const within = this.#source.within(extent)
    const cell = (this.#markerSize / 8) * resolution
    const positions = this.#crowded ? thinned(within, this.#source, extent, cell) : within
    const key = `${column} ${row}`
    if (positions.length === 0) {
      this.#tiles.set(key, null)
      return
    }
    const canvas = paintCanvas(this.#side, this.#side, pixelRatio, (context) =>
      paintPoints(context, viewport, this.#source, positions),
    )
    canvas.style.transform = `translate(${column * side}px, ${row * side}px)`
    this.#tiles.set(key, canvas)
    this.pane.element.append(canvas)
  }

  /** Tiles that are not painted yet, from the middle of the view outwards. */
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
    const { left, top, right, bottom } = this.#rangeOf(view, keep)
    for (const [key, canvas] of this.#tiles) {
      const [column = 0, row = 0] = key.split(' ').map(Number)
      if (column >= left && column <= right && row >= top && row <= bottom) continue
      if (canvas) releaseCanvas(canvas)
      this.#tiles.delete(key)
    }
  }

  #rangeOf(view: Viewport, around: number): Range {
    const side = this.#side / this.#viewport.pixelRatio
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

/** What stands on points outside a picture may reach into it by so many CSS pixels. */
function paintReach(markerSize: number): number {
  return Math.max(markerSize * 1.6, 48)
}
