import type { Coordinate } from '../../geometry/coordinates.ts'
import type { LayerContent } from '../map-engine.ts'
import { drawDots, strokeLine } from './lines.ts'
import { toScreen, type Viewport } from './viewport.ts'
import { createCanvasLayer, type MapLayer } from './map-layer.ts'

type Pixel = readonly [x: number, y: number]

const insideTint = 'rgb(240 194 106 / 0.22)'

/** Length in CSS pixels of the dashes between the ends of an open line. */
const dash = 8

/** Draws the lasso: open with its corners, or closed with its inside tinted. */
export class LassoLayer {
  readonly layer: MapLayer
  #lasso: LayerContent['lasso'] = null
  #stroke: readonly Coordinate[] | null = null

  constructor() {
    this.layer = createCanvasLayer(
      () => this.#lasso && (this.#stroke ?? this.#lasso),
      (context, viewport) => this.#draw(context, viewport),
    )
  }

  setContent({ lasso }: Pick<LayerContent, 'lasso'>): void {
    if (lasso === this.#lasso) return
    this.#lasso = lasso
    if (!lasso) this.#stroke = null
    this.layer.changed()
  }

  /** Sets the stroke that is being drawn, which hides the previous line. */
  setStroke(stroke: readonly Coordinate[] | null): void {
    this.#stroke = stroke
    this.layer.changed()
  }

  #draw(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const { corners = [], closed = false } = this.#lasso ?? {}
    const pixels = (this.#stroke ?? corners).map((corner) => toScreen(corner, viewport))
    drawArea(context, pixels, closed)
    if (!closed && !this.#stroke) drawDots(context, pixels)
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
    strokeLine(context, () => {
      context.moveTo(...last)
      context.lineTo(...first)
    })
    context.setLineDash([])
  }
  strokeLine(context, trace)
}
