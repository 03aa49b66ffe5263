import type { Motion } from '../map-layer.ts'
import { enlarged, frameExtent, moveTo, showsAll, type Frame, Plane } from '../frame.ts'
import { paintPoints, type PointSource } from './point-source.ts'
import { overscan, paintReach, PointTiles } from './point-tiles.ts'
import { releaseCanvas, paintLive, paintCanvas, type CanvasPainter } from './painted-canvas.ts'

/**
 * Up to so many device pixels, of the picture and the badges on it, are drawn at once, and anew in every frame while
 * the zoom changes, so that badges keep their size and stay sharp. About 5 ms without a GPU.
 */
const directPixels = 2_600_000

/** A picture that is drawn at once reaches so many CSS pixels beyond the view, unless the zoom is changing. */
const directOverhang = 96

/** Above that, tiles are painted by so many device pixels a frame. */
const pixelsPerFrame = { moving: 600_000, still: 1_200_000 } as const

/** Everything that a view shows, drawn at once. */
interface DirectPicture {
  readonly plane: Plane
  readonly picture: HTMLCanvasElement
  /** What it shows, which may be more than the view. */
  readonly frame: Frame
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
  covers(frame: Frame): boolean {
    if (this.#tilesAreCurrent(frame)) return this.#tiles?.covers(frame) === true
    const direct = this.#direct
    return direct?.version === this.#version && showsAll(direct.frame, frame)
  }

  /** @param markerSize CSS pixels @returns whether there is more to paint */
  draw(frame: Frame, motion: Motion, markerSize: number): boolean {
    this.#markerSize = markerSize
    const unfinished = this.#drawDirectly(frame, motion) ? false : this.#drawTiles(frame, motion)
    this.#direct?.plane.show(frame)
    this.#tiles?.plane.show(frame)
    return unfinished
  }

  /** @returns whether one picture shows the view and is up to date. */
  #drawDirectly(frame: Frame, { zooming }: Motion): boolean {
    const direct = this.#direct
    if (this.#tilesAreCurrent(frame)) return false
    if (direct?.version === this.#version && direct.live === zooming && direct.plane.isFor(frame)) {
      if (showsAll(direct.frame, frame)) return true
    }
    const drawn = enlarged(frame, zooming ? 0 : directOverhang)
    if (!this.#isAffordable(drawn)) return false
    const plane = direct?.plane ?? new Plane()
    plane.anchor(frame)
    const picture = this.#paint(drawn, zooming, direct?.live ? direct.picture : undefined)
    this.#direct = { plane, picture, frame: drawn, version: this.#version, live: zooming }
    if (direct?.picture === picture) return true
    plane.element.append(picture)
    if (direct) releaseCanvas(direct.picture)
    this.element.append(plane.element)
    this.#tiles?.discard()
    this.#tiles = undefined
    this.#dropComing()
    return true
  }

  #isAffordable(frame: Frame): boolean {
    const { size, pixelRatio } = frame
    const left = directPixels - size[0] * size[1] * pixelRatio ** 2
    if (left < 0) return false
    const limit = left / (this.#markerSize * pixelRatio) ** 2
    return !this.#source.hasMoreWithin(this.#extentOf(frame), limit)
  }

  #extentOf(frame: Frame) {
    return frameExtent(frame, paintReach(this.#markerSize))
  }

  /** @param before the canvas that was drawn on in the frame before */
  #paint(frame: Frame, live: boolean, before: HTMLCanvasElement | undefined): HTMLCanvasElement {
    const { size, pixelRatio } = frame
    const [width, height] = size.map((length) => Math.round(length * pixelRatio)) as [
      number,
      number,
    ]
    const positions = this.#source.within(this.#extentOf(frame))
    const paint: CanvasPainter = (context) => paintPoints(context, frame, this.#source, positions)
    let picture = before ?? document.createElement('canvas')
    if (live) paintLive(picture, width, height, pixelRatio, paint)
    else picture = paintCanvas(width, height, pixelRatio, paint)
    moveTo(picture, -size[0] / 2, -size[1] / 2, frame)
    return picture
  }

  #tilesAreCurrent(frame: Frame): boolean {
    return this.#tilesVersion === this.#version && this.#tiles?.fits(frame) === true
  }

  /** @returns whether there is more to paint. */
  #drawTiles(frame: Frame, { moving, zooming }: Motion): boolean {
    const shown = this.#tiles ?? this.#direct
    // Nothing is seen of the map before its first view is whole, so nothing would move the slower for it.
    const still = shown ? pixelsPerFrame.still : Infinity
    const pixels = moving ? pixelsPerFrame.moving : still
    if (this.#tilesAreCurrent(frame))
      return this.#tiles?.paint(frame, pixels, this.#around) ?? false
    // What is painted for a scale that passes is never seen.
    if (zooming && shown) return true
    if (!this.#coming?.fits(frame)) {
      this.#dropComing()
      this.#coming = new PointTiles(this.#source, frame, this.#markerSize)
      // Choosing what to paint is work enough for the frame that answers a player's click.
      if (shown) return true
    }
    this.#coming.paint(frame, pixels, 0)
    if (this.#coming.covers(frame)) this.#showComing(this.#coming)
    return true
  }

  #showComing(tiles: PointTiles): void {
    this.element.append(tiles.plane.element)
    this.#tiles?.discard()
    if (this.#direct) {
      this.#direct.plane.element.remove()
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
