import type Layer from 'ol/layer/Layer.js'
import type { Coordinate } from '../../../domain/marker.ts'
import type { MapContent } from '../map-engine.ts'
import { createElementLayer } from './element-layer.ts'
import { moveTo, sameView, toScreen, type Frame } from './frame.ts'

/** A bright line within a dark one, which one of the two sets off from the land in each of its looks. */
const colours = { rim: '#17130e', line: '#f0c26a', inside: 'rgb(240 194 106 / 0.22)' } as const

/** CSS pixels. */
const rimWidth = 7
const lineWidth = 3
const cornerRadius = 5
/** What is still open is joined by dashes of this length. */
const dash = 8

/** Draws the line around places: open with its corners, or closed with what lies inside it tinted. */
export class LassoLayer {
  readonly layer: Layer
  readonly #canvas = document.createElement('canvas')
  #lasso: MapContent['lasso'] = null
  #stroke: readonly Coordinate[] | null = null
  #drawn: { readonly of: unknown; readonly frame: Frame } | undefined

  constructor() {
    this.#canvas.className = 'map-picture'
    this.#canvas.hidden = true
    const element = document.createElement('div')
    element.append(this.#canvas)
    this.layer = createElementLayer(element, (frame) => {
      this.#draw(frame)
      return false
    })
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

  #draw(frame: Frame): void {
    const lasso = this.#lasso
    this.#canvas.hidden = !lasso
    if (!lasso) {
      // A canvas of the screen's size is not kept for a line that may never be drawn again.
      this.#canvas.width = this.#canvas.height = 0
      this.#drawn = undefined
      return
    }
    const of = this.#stroke ?? lasso
    if (this.#drawn?.of === of && sameView(this.#drawn.frame, frame)) return
    this.#drawn = { of, frame }
    const context = this.#begin(frame)
    if (!context) return
    const pixels = (this.#stroke ?? lasso.corners).map((corner) => toScreen(corner, frame))
    drawArea(context, pixels, lasso.closed)
    if (!lasso.closed && !this.#stroke) drawCorners(context, pixels)
  }

  /** An empty canvas of the view's size, whose unit is a CSS pixel. */
  #begin(frame: Frame): CanvasRenderingContext2D | null {
    const { size, pixelRatio } = frame
    this.#canvas.width = Math.round(size[0] * pixelRatio)
    this.#canvas.height = Math.round(size[1] * pixelRatio)
    this.#canvas.style.width = `${size[0]}px`
    this.#canvas.style.height = `${size[1]}px`
    moveTo(this.#canvas, 0, 0, frame)
    const context = this.#canvas.getContext('2d')
    context?.scale(pixelRatio, pixelRatio)
    return context
  }
}

function drawArea(
  context: CanvasRenderingContext2D,
  pixels: readonly (readonly [x: number, y: number])[],
  closed: boolean,
): void {
  const [first, last] = [pixels[0], pixels.at(-1)]
  if (!first || !last) return
  const trace = () => {
    context.beginPath()
    for (const [x, y] of pixels) context.lineTo(x, y)
    if (closed) context.closePath()
  }
  context.lineCap = context.lineJoin = 'round'
  context.setLineDash([])
  trace()
  context.fillStyle = colours.inside
  context.fill('evenodd')
  for (const [width, colour] of [
    [rimWidth, colours.rim],
    [lineWidth, colours.line],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    context.setLineDash([])
    trace()
    context.stroke()
    if (closed || pixels.length < 3) continue
    context.setLineDash([dash, 2 * dash])
    context.beginPath()
    context.moveTo(...last)
    context.lineTo(...first)
    context.stroke()
  }
}

function drawCorners(
  context: CanvasRenderingContext2D,
  pixels: readonly (readonly [x: number, y: number])[],
): void {
  context.setLineDash([])
  for (const [x, y] of pixels) {
    context.beginPath()
    context.arc(x, y, cornerRadius, 0, 2 * Math.PI)
    context.fillStyle = colours.line
    context.strokeStyle = colours.rim
    context.lineWidth = 2.5
    context.fill()
    context.stroke()
  }
}
