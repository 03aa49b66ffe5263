import { frameExtent, toScreen, type Frame, Plane } from '../frame.ts'
import { crowd, thinned } from './marker-set.ts'
import { paintPoints, type PointSource } from './point-source.ts'
import { releaseCanvas, paintCanvas } from './painted-canvas.ts'

/** Tiles are painted so far around the view before it gets there, in CSS pixels. */
export const overscan = 160

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
 * The points of one scale as square pictures on a plane, painted a few at a time, so that a crowd of points never
 * holds up a frame, and each handed to the screen once.
 */
export class PointTiles {
  readonly plane = new Plane()
  readonly #source: PointSource
  readonly #frame: Frame
  readonly #markerSize: number
  /** Device pixels along the side of a tile. */
  readonly #side: number
  readonly #crowded: boolean
  /** Nothing stands on many a tile. */
  readonly #tiles = new Map<string, HTMLCanvasElement | null>()

  /** @param markerSize CSS pixels */
  constructor(source: PointSource, frame: Frame, markerSize: number) {
    this.#source = source
    this.#frame = frame
    this.#markerSize = markerSize
    this.#side = Math.round(sideFor(frame.pixelRatio) * frame.pixelRatio)
    this.#crowded = source.hasMoreWithin(frameExtent(frame, overscan), crowd)
    this.plane.anchor(frame)
  }

  fits(view: Frame): boolean {
    return this.plane.isFor(view)
  }

  /** Whether all of a view is painted. */
  covers(view: Frame): boolean {
    return this.#missing(view, 0).length === 0
  }

  /**
   * Goes on painting, about so many device pixels at a time, first what is in view.
   *
   * @param around how far around the view, in CSS pixels
   * @returns whether there is more to paint
   */
  paint(view: Frame, pixels: number, around: number): boolean {
    const inView = this.#missing(view, 0)
    const missing = inView.length > 0 ? inView : this.#missing(view, around)
    const amount = Math.max(Math.floor(pixels / this.#side ** 2), 1)
    for (const [column, row] of missing.slice(0, amount)) this.#paintTile(column, row)
    if (missing.length > 0) this.#letGo(view)
    return missing.length > amount || inView.length > 0
  }

  /** Lets all pictures go. */
  discard(): void {
    this.plane.element.remove()
    for (const canvas of this.#tiles.values()) if (canvas) releaseCanvas(canvas)
    this.#tiles.clear()
  }

  #paintTile(column: number, row: number): void {
    const { centre, resolution, pixelRatio } = this.#frame
    const side = this.#side / pixelRatio
    const middle = [
      centre[0] + (column + 0.5) * side * resolution,
      centre[1] - (row + 0.5) * side * resolution,
    ] as const
    const frame: Frame = { centre: middle, resolution, size: [side, side], pixelRatio }
    const extent = frameExtent(frame, paintReach(this.#markerSize))
    const within = this.#source.within(extent)
    const cell = (this.#markerSize / 8) * resolution
    const positions = this.#crowded ? thinned(within, this.#source, extent, cell) : within
    const key = `${column} ${row}`
    if (positions.length === 0) {
      this.#tiles.set(key, null)
      return
    }
    const canvas = paintCanvas(this.#side, this.#side, pixelRatio, (context) =>
      paintPoints(context, frame, this.#source, positions),
    )
    canvas.style.transform = `translate(${column * side}px, ${row * side}px)`
    this.#tiles.set(key, canvas)
    this.plane.element.append(canvas)
  }

  /** Tiles that are not painted yet, from the middle of the view outwards. */
  #missing(view: Frame, around: number): (readonly [column: number, row: number])[] {
    const { left, top, right, bottom } = this.#rangeOf(view, around)
    const missing: (readonly [number, number])[] = []
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (!this.#tiles.has(`${column} ${row}`)) missing.push([column, row])
      }
    }
    const away = ([column, row]: readonly [number, number]) =>
      Math.abs(column - (left + right) / 2) + Math.abs(row - (top + bottom) / 2)
    return missing.sort((one, other) => away(one) - away(other))
  }

  #letGo(view: Frame): void {
    const { left, top, right, bottom } = this.#rangeOf(view, keep)
    for (const [key, canvas] of this.#tiles) {
      const [column = 0, row = 0] = key.split(' ').map(Number)
      if (column >= left && column <= right && row >= top && row <= bottom) continue
      if (canvas) releaseCanvas(canvas)
      this.#tiles.delete(key)
    }
  }

  #rangeOf(view: Frame, around: number): Range {
    const side = this.#side / this.#frame.pixelRatio
    const [x, y] = toScreen(this.#frame.centre, view)
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
export function paintReach(markerSize: number): number {
  return Math.max(markerSize * 1.6, 48)
}
