import type { Trail } from '../../domain/live/trail.ts'
import { createElementLayer, type MapLayer } from '../engine/layers/map-layer.ts'
import { enlarged, moveTo, showsAll, toScreen, type Frame, Plane } from '../engine/layers/frame.ts'
import { paintCanvas, releaseCanvas } from '../engine/layers/points/painted-canvas.ts'
import { liveColours } from './live-colours.ts'

/** CSS pixels. */
const rimWidth = 7
const lineWidth = 4

/** So many CSS pixels beyond the view are drawn: the map goes on with the player without a new picture. */
const overhang = 160

/** Device pixels. Pictures are whole numbers of this wide and high, so that few sizes are in use. */
const sizeStep = 256

/**
 * The way that the player has gone, above the land and below its places: a picture that moves with the map, made
 * anew with each step and each scale.
 */
export class TrailLayer {
  readonly layer: MapLayer
  readonly #plane = new Plane()
  #trail: Trail = []
  #canvas: HTMLCanvasElement | undefined
  /** What the picture shows. */
  #drawn: { readonly trail: Trail; readonly frame: Frame } | undefined

  constructor() {
    const element = document.createElement('div')
    element.append(this.#plane.element)
    this.layer = createElementLayer(element, (frame, { zooming }) => this.#draw(frame, zooming))
  }

  show(trail: Trail): void {
    if (trail === this.#trail) return
    this.#trail = trail
    this.layer.changed()
  }

  /** @returns whether the picture is of another scale, and made anew when that has come to rest */
  #draw(frame: Frame, zooming: boolean): boolean {
    const drawn = this.#drawn
    const isSame = drawn?.trail === this.#trail
    const isGood = isSame && this.#plane.isFor(frame) && showsAll(drawn.frame, frame)
    const waits = isSame && !isGood && zooming
    if (!isGood && !waits) this.#paint(frame)
    this.#plane.show(frame)
    return waits
  }

  #paint(frame: Frame): void {
    const whole = enlarged(frame, overhang)
    this.#plane.anchor(frame)
    this.#drawn = { trail: this.#trail, frame: whole }
    if (this.#canvas) releaseCanvas(this.#canvas)
    const lines = this.#trail.map((line) => line.map((point) => toScreen(point, whole)))
    const box = boxAround(lines, whole)
    if (!box) return
    const [left, top, width, height] = box
    const { pixelRatio } = frame
    const canvas = paintCanvas(width, height, pixelRatio, (context) => {
      context.scale(pixelRatio, pixelRatio)
      context.translate(-left, -top)
      strokeTrail(context, lines)
    })
    // From the middle of the view, where the plane has its own.
    moveTo(canvas, left - whole.size[0] / 2, top - whole.size[1] / 2, frame)
    this.#plane.element.append(canvas)
    this.#canvas = canvas
  }
}

type Lines = readonly (readonly (readonly [x: number, y: number])[])[]

/**
 * What of a view holds all of the lines that is in it.
 *
 * @returns left, top in CSS pixels, width, height in device pixels; nothing where none is in it
 */
function boxAround(
  lines: Lines,
  { size, pixelRatio }: Frame,
): readonly [left: number, top: number, width: number, height: number] | undefined {
  const low = [Infinity, Infinity] as [number, number]
  const high = [-Infinity, -Infinity] as [number, number]
  for (const point of lines.flat()) {
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis], point[axis])
      high[axis] = Math.max(high[axis], point[axis])
    }
  }
  const from = (axis: 0 | 1) => Math.floor(Math.max(low[axis] - rimWidth, 0))
  const length = (axis: 0 | 1) => Math.min(high[axis] + rimWidth, size[axis]) - from(axis)
  if (!(length(0) > 0) || !(length(1) > 0)) return undefined
  const pixels = (axis: 0 | 1) => Math.ceil((length(axis) * pixelRatio) / sizeStep) * sizeStep
  return [from(0), from(1), pixels(0), pixels(1)]
}

function strokeTrail(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  lines: Lines,
): void {
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  for (const line of lines) {
    for (const [index, [x, y]] of line.entries()) {
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
  }
  for (const [width, colour] of [
    [rimWidth, liveColours.rim],
    [lineWidth, liveColours.line],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke()
  }
}
