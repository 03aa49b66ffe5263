import {
  distance,
  legLengths,
  lineLength,
  type Coordinate,
} from '../../../domain/world/view/coordinates.ts'
import { messages } from '../../../messages/messages.ts'
import type { MapContent } from '../map-engine.ts'
import type { Draggable } from '../point-drag.ts'
import { createCanvasLayer } from './canvas-layer.ts'
import type { MapLayer } from './element-layer.ts'
import { toScreen, type Frame } from './frame.ts'
import { drawToolDots, strokeToolLine, type Pixel } from './tool-line.ts'

const colours = { plate: '#1b1712', text: '#f3e7c9' } as const

/** CSS pixels. */
const plateHeight = 22
const platePadding = 7
/** The total stands so far above the last point. */
const totalRise = 24

const font = '500 14px "Alegreya Sans", system-ui, sans-serif'

/** Draws the line that is being measured, with the length of each leg that has room for it and the total. */
export class MeasureLayer {
  readonly layer: MapLayer
  readonly #metresPerUnit: number
  #points: readonly Coordinate[] | null = null

  constructor(metresPerUnit: number) {
    this.#metresPerUnit = metresPerUnit
    this.layer = createCanvasLayer(
      () => this.#points,
      (context, frame) => this.#draw(context, frame),
    )
  }

  setContent({ measured }: Pick<MapContent, 'measured'>): void {
    if (measured === this.#points) return
    this.#points = measured
    this.layer.changed()
  }

  /**
   * The line's point nearest to a coordinate, within `reach` world units.
   *
   * @param move is told the point's place in the line
   */
  pointNear(
    at: Coordinate,
    reach: number,
    move: (index: number, to: Coordinate) => void,
  ): Draggable | undefined {
    const [nearest] = (this.#points ?? [])
      .map((coordinate, index) => ({ coordinate, index, away: distance(coordinate, at) }))
      .filter(({ away }) => away <= reach)
      .sort((one, other) => one.away - other.away)
    if (!nearest) return undefined
    const { coordinate, index } = nearest
    return {
      coordinate,
      move: (to) => move(index, to),
      putBack: () => move(index, coordinate),
    }
  }

  #draw(context: CanvasRenderingContext2D, frame: Frame): void {
    const points = this.#points ?? []
    const pixels = points.map((point) => toScreen(point, frame))
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
      if (room < context.measureText(text).width + 4 * platePadding) continue
      writePlate(context, text, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    }
    if (legs.length > 1 && last) {
      const total = messages.measure.total(lineLength(points, this.#metresPerUnit))
      writePlate(context, total, [last[0], last[1] - totalRise])
    }
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
