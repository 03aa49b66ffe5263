import { distance, legLengths, lineLength, type Coordinate } from '../../geometry/coordinates.ts'
import { messages } from '../../i18n/generated/first.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import type { LayerContent } from '../map-engine.ts'
import type { Draggable } from '../point-drag.ts'
import { toScreen, type Viewport } from './viewport.ts'
import { createCanvasLayer, type MapLayer } from './map-layer.ts'

/** A bright line with a dark rim: in each basemap style one of the two contrasts with the land. */
const colours = { rim: '#17130e', line: '#f0c26a' } as const

const rimWidth = 7
const lineWidth = 3
const dotRadius = 5
const dotRim = 2.5

type Pixel = readonly [x: number, y: number]

/** Draws a line of a map tool. @param trace adds the line to the path; called once for the rim and once for the line */
function strokeToolLine(context: CanvasRenderingContext2D, trace: () => void): void {
  context.lineCap = context.lineJoin = 'round'
  for (const [width, colour] of [
    [rimWidth, colours.rim],
    [lineWidth, colours.line],
  ] as const) {
    context.beginPath()
    trace()
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke()
  }
}

function drawToolDots(context: CanvasRenderingContext2D, pixels: readonly Pixel[]): void {
  context.fillStyle = colours.line
  context.strokeStyle = colours.rim
  context.lineWidth = dotRim
  for (const [x, y] of pixels) {
    context.beginPath()
    context.arc(x, y, dotRadius, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
}

const lengthColours = { label: '#1b1712', text: '#f3e7c9' } as const

/** Sizes in CSS pixels. */
const labelHeight = 22
const labelPadding = 7
/** Height of the total above the last point. */
const totalRise = 24

const font = '500 14px "Alegreya Sans", system-ui, sans-serif'

/** Draws the line that is being measured, with its total and the length of each leg that has space for it. */
export class MeasureLayer {
  readonly layer: MapLayer
  readonly #metresPerUnit: number
  #points: readonly Coordinate[] | null = null

  constructor(metresPerUnit: number) {
    this.#metresPerUnit = metresPerUnit
    this.layer = createCanvasLayer(
      () => this.#points,
      (context, viewport) => this.#draw(context, viewport),
    )
  }

  setContent({ measured }: Pick<LayerContent, 'measured'>): void {
    if (measured === this.#points) return
    this.#points = measured
    this.layer.changed()
  }

  rename(): void {
    // The layer paints again only for a new list.
    this.#points = this.#points && [...this.#points]
    this.layer.changed()
  }

  /** Returns the line's point nearest to a coordinate, within `reach` world units. */
  pointNear(
    at: Coordinate,
    reach: number,
    move: (index: number, to: Coordinate) => void,
  ): Draggable | undefined {
    const [nearest] = (this.#points ?? [])
      .map((coordinate, index) => ({ coordinate, index, separation: distance(coordinate, at) }))
      .filter(({ separation }) => separation <= reach)
      .sort((one, other) => one.separation - other.separation)
    if (!nearest) return undefined
    const { coordinate, index } = nearest
    return {
      coordinate,
      move: (to) => move(index, to),
      putBack: () => move(index, coordinate),
    }
  }

  #draw(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const points = this.#points ?? []
    const pixels = points.map((point) => toScreen(point, viewport))
    strokeToolLine(context, () => {
      for (const [x, y] of pixels) context.lineTo(x, y)
    })
    drawToolDots(context, pixels)
    this.#writeLengths(context, points, pixels)
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
      if (room < context.measureText(text).width + 4 * labelPadding) continue
      writeLabel(context, text, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    }
    if (legs.length > 1 && last) {
      const total = mapMessages.measure.total(lineLength(points, this.#metresPerUnit))
      writeLabel(context, total, [last[0], last[1] - totalRise])
    }
  }
}

function writeLabel(context: CanvasRenderingContext2D, text: string, [x, y]: Pixel): void {
  const width = context.measureText(text).width + 2 * labelPadding
  context.beginPath()
  context.roundRect(x - width / 2, y - labelHeight / 2, width, labelHeight, 4)
  context.fillStyle = lengthColours.label
  context.fill()
  context.fillStyle = lengthColours.text
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

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
