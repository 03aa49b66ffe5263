import type { BadgeAtlas } from './badge-atlas.ts'
import { frameExtent, moveTo, toScreen, type Frame } from './frame.ts'
import { thinned, type MarkerSet } from './marker-set.ts'

/** Draws the markers at some positions of a set onto a canvas that shows a frame. */
export function paintMarkers(
  context: CanvasRenderingContext2D,
  frame: Frame,
  set: MarkerSet,
  atlas: BadgeAtlas,
  positions: readonly number[],
): void {
  const { centre, resolution, pixelRatio } = frame
  const left = context.canvas.width / 2
  const top = context.canvas.height / 2
  const scale = pixelRatio / resolution
  for (const position of positions) {
    const { canvas, half } = set.picture(position, atlas)
    // Whole device pixels: a badge between two pixels is a blurred badge.
    const x = Math.round(left + (set.x(position) - centre[0]) * scale)
    const y = Math.round(top - (set.y(position) - centre[1]) * scale)
    context.drawImage(canvas, x - half, y - half)
  }
}

/**
 * A picture of a view's markers that is painted a bit at a time, so that a crowd of them never holds up a
 * frame.
 */
export class MarkerPicture {
  readonly canvas = document.createElement('canvas')
  readonly frame: Frame
  readonly #set: MarkerSet
  readonly #atlas: BadgeAtlas
  readonly #context: CanvasRenderingContext2D | null
  readonly #positions: readonly number[]
  readonly #badgePixels: number
  #next = 0

  /** @param markerSize CSS pixels */
  constructor(set: MarkerSet, atlas: BadgeAtlas, frame: Frame, markerSize: number) {
    this.frame = frame
    this.#set = set
    this.#atlas = atlas
    this.canvas.width = Math.round(frame.size[0] * frame.pixelRatio)
    this.canvas.height = Math.round(frame.size[1] * frame.pixelRatio)
    this.canvas.className = 'map-picture'
    this.canvas.style.width = `${frame.size[0]}px`
    this.canvas.style.height = `${frame.size[1]}px`
    this.#context = this.canvas.getContext('2d')
    const extent = frameExtent(frame, markerSize)
    const cell = (markerSize / 8) * frame.resolution
    this.#positions = thinned(set.within(extent), set, extent, cell)
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
    if (this.#context) {
      paintMarkers(this.#context, this.frame, this.#set, this.#atlas, positions)
    }
  }
}

/** Puts a picture where it belongs in a view, scaled when the view's zoom is another. */
export function placePicture(
  { canvas, frame }: Pick<MarkerPicture, 'canvas' | 'frame'>,
  view: Frame,
): void {
  const scale = frame.resolution / view.resolution
  const [x, y] = toScreen(frame.centre, view)
  const left = x - (frame.size[0] / 2) * scale
  const top = y - (frame.size[1] / 2) * scale
  if (scale === 1) moveTo(canvas, left, top, view)
  else canvas.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
}
