import type Layer from 'ol/layer/Layer.js'
import { legLengths, lineLength } from '../../../domain/measured-line.ts'
import type { Coordinate } from '../../../domain/marker.ts'
import { messages } from '../../../messages/messages.ts'
import type { MapContent } from '../map-engine.ts'
import { createElementLayer } from './element-layer.ts'
import { moveTo, sameView, toScreen, type Frame } from './frame.ts'

/** A bright line within a dark one, which one of the two sets off from the land in each of its looks. */
const colours = { rim: '#17130e', line: '#f0c26a', plate: '#1b1712', text: '#f3e7c9' } as const

/** CSS pixels. */
const rimWidth = 7
const lineWidth = 3
const dotRadius = 5
const plateHeight = 22
const platePadding = 7
/** The total stands so far above the last point. */
const totalRise = 24

const font = '500 14px "Alegreya Sans", system-ui, sans-serif'

type Pixel = readonly [x: number, y: number]

/** Draws the line that is being measured, with the length of each leg that has room for it and the total. */
export class MeasureLayer {
  readonly layer: Layer
  readonly #canvas = document.createElement('canvas')
  readonly #metresPerUnit: number
  #points: readonly Coordinate[] | null = null
  #drawn: { readonly points: unknown; readonly frame: Frame } | undefined

  constructor(metresPerUnit: number) {
    this.#metresPerUnit = metresPerUnit
    this.#canvas.className = 'map-picture'
    this.#canvas.hidden = true
    const element = document.createElement('div')
    element.append(this.#canvas)
    this.layer = createElementLayer(element, (frame) => {
      this.#draw(frame)
      return false
    })
  }

  setContent({ measured }: Pick<MapContent, 'measured'>): void {
    if (measured === this.#points) return
    this.#points = measured
    this.layer.changed()
  }

  #draw(frame: Frame): void {
    const points = this.#points
    this.#canvas.hidden = points === null
    if (!points) {
      // A canvas of the screen's size is not kept for a line that may never be drawn again.
      this.#canvas.width = this.#canvas.height = 0
      this.#drawn = undefined
      return
    }
    if (this.#drawn?.points === points && sameView(this.#drawn.frame, frame)) return
    this.#drawn = { points, frame }
    const context = this.#begin(frame)
    if (!context) return
    const pixels = points.map((point) => toScreen(point, frame))
    drawLine(context, pixels)
    this.#writeLengths(context, points, pixels)
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

  #writeLengths(
    context: CanvasRenderingContext2D,
    points: readonly Coordinate[],
    pixels: readonly Pixel[],
  ): void {
    const legs = legLengths(points, this.#metresPerUnit)
    const last = pixels.at(-1)
    context.font = font
    for (const [leg, length] of legs.entries()) {
      const [from, to] = [pixels[leg], pixels[leg + 1]]
      if (!from || !to) continue
      const text = messages.measure.metres(length)
      const room = Math.hypot(to[0] - from[0], to[1] - from[1])
      if (room < context.measureText(text).width + 4 * platePadding) continue
      writePlate(context, text, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    }
    if (legs.length > 1 && last) {
      const total = messages.measure.total(lineLength(points, this.#metresPerUnit))
      writePlate(context, total, [last[0], last[1] - totalRise])
    }
  }
}

function drawLine(context: CanvasRenderingContext2D, pixels: readonly Pixel[]): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [width, colour] of [
    [rimWidth, colours.rim],
    [lineWidth, colours.line],
  ] as const) {
    context.beginPath()
    for (const [x, y] of pixels) context.lineTo(x, y)
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke()
  }
  for (const [x, y] of pixels) {
    context.beginPath()
    context.arc(x, y, dotRadius, 0, 2 * Math.PI)
    context.fillStyle = colours.line
    context.strokeStyle = colours.rim
    context.lineWidth = 2.5
    context.fill()
    context.stroke()
  }
}

function writePlate(context: CanvasRenderingContext2D, text: string, [x, y]: Pixel): void {
  const width = context.measureText(text).width + 2 * platePadding
  context.beginPath()
  context.roundRect(x - width / 2, y - plateHeight / 2, width, plateHeight, 4)
  context.fillStyle = colours.plate
  context.fill()
  context.fillStyle = colours.text
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}
