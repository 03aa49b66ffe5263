import { frameExtent, moveTo, toScreen, type Frame } from './frame.ts'
import { thinned } from './marker-set.ts'
import type { PointSource } from './point-source.ts'

/** Draws the points at some positions of a source onto a canvas that shows a frame. */
export function paintPoints(
  context: CanvasRenderingContext2D,
  frame: Frame,
  source: PointSource,
  positions: readonly number[],
): void {
  const { centre, resolution, pixelRatio } = frame
  const middleX = context.canvas.width / 2
  const middleY = context.canvas.height / 2
  const scale = pixelRatio / resolution
  for (const position of positions) {
    const { canvas, left, top } = source.picture(position)
    // Whole device pixels: a badge between two pixels is a blurred badge.
    const x = Math.round(middleX + (source.x(position) - centre[0]) * scale)
    const y = Math.round(middleY - (source.y(position) - centre[1]) * scale)
    context.drawImage(canvas, x - left, y - top)
  }
}

/**
 * A picture of a view's points that is painted a bit at a time, so that a crowd of them never holds up a
 * frame.
 */
export class PointPicture {
  readonly canvas = document.createElement('canvas')
  readonly frame: Frame
  readonly #source: PointSource
  readonly #context: CanvasRenderingContext2D | null
  readonly #positions: readonly number[]
  readonly #badgePixels: number
  #next = 0

  /** @param markerSize CSS pixels */
  constructor(source: PointSource, frame: Frame, markerSize: number) {
    this.frame = frame
    this.#source = source
    this.canvas.width = Math.round(frame.size[0] * frame.pixelRatio)
    this.canvas.height = Math.round(frame.size[1] * frame.pixelRatio)
    this.canvas.className = 'map-picture'
    this.canvas.style.width = `${frame.size[0]}px`
    this.canvas.style.height = `${frame.size[1]}px`
    this.#context = this.canvas.getContext('2d')
    const extent = frameExtent(frame, markerSize)
    const cell = (markerSize / 8) * frame.resolution
    this.#positions = thinned(source.within(extent), source, extent, cell)
    this.#badgePixels = (markerSize * frame.pixelRatio) ** 2
  }

  get finished(): boolean {
    return this.#next >= this.#positions.length
  }

  /** Goes on painting until about so many device pixels are filled. */
  paint(pixels: number): void {
    const end = this.#next + Math.max(Math.ceil(pixels / this.#badgePixels), 1)
    const positions = this.#positions.slice(this.#next, end)
    this.#next += positions.length
    if (this.#context) paintPoints(this.#context, this.frame, this.#source, positions)
  }
}

/** Puts a picture where it belongs in a view, scaled when the view's zoom is another. */
export function placePicture(
  { canvas, frame }: Pick<PointPicture, 'canvas' | 'frame'>,
  view: Frame,
): void {
  const scale = frame.resolution / view.resolution
  const [x, y] = toScreen(frame.centre, view)
  const left = x - (frame.size[0] / 2) * scale
  const top = y - (frame.size[1] / 2) * scale
  if (scale === 1) moveTo(canvas, left, top, view)
  else canvas.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
}
