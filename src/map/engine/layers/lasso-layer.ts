import type { Coordinate } from '../../../domain/world/view/coordinates.ts'
import type { MapContent } from '../map-engine.ts'
import { createCanvasLayer } from './canvas-layer.ts'
import type { MapLayer } from './element-layer.ts'
import { toScreen, type Frame } from './frame.ts'
import { drawToolDots, strokeToolLine, type Pixel } from './tool-line.ts'

const insideTint = 'rgb(240 194 106 / 0.22)'

/** What is still open is joined by dashes of this length, in CSS pixels. */
const dash = 8

/** Draws the line around places: open with its corners, or closed with what lies inside it tinted. */
export class LassoLayer {
  readonly layer: MapLayer
  #lasso: MapContent['lasso'] = null
  #stroke: readonly Coordinate[] | null = null

  constructor() {
    this.layer = createCanvasLayer(
      () => this.#lasso && (this.#stroke ?? this.#lasso),
      (context, frame) => this.#draw(context, frame),
    )
  }

  setContent({ lasso }: Pick<MapContent, 'lasso'>): void {
    if (lasso === this.#lasso) return
    this.#lasso = lasso
    if (!lasso) this.#stroke = null
    this.layer.changed()
  }

  /** What is being drawn in one go, in place of the line that there was. */
  setStroke(stroke: readonly Coordinate[] | null): void {
    this.#stroke = stroke
    this.layer.changed()
  }

  #draw(context: CanvasRenderingContext2D, frame: Frame): void {
    const { corners = [], closed = false } = this.#lasso ?? {}
    const pixels = (this.#stroke ?? corners).map((corner) => toScreen(corner, frame))
    drawArea(context, pixels, closed)
    if (!closed && !this.#stroke) drawToolDots(context, pixels)
  }
}

function drawArea(
  context: CanvasRenderingContext2D,
  pixels: readonly Pixel[],
  closed: boolean,
): void {
  const [first, last] = [pixels[0], pixels.at(-1)]
  if (!first || !last) return
  const trace = () => {
    for (const [x, y] of pixels) context.lineTo(x, y)
    if (closed) context.closePath()
  }
  context.beginPath()
  trace()
  context.fillStyle = insideTint
  context.fill('evenodd')
  if (!closed && pixels.length > 2) {
    context.setLineDash([dash, 2 * dash])
    strokeToolLine(context, () => {
      context.moveTo(...last)
      context.lineTo(...first)
    })
    context.setLineDash([])
  }
  strokeToolLine(context, trace)
}
