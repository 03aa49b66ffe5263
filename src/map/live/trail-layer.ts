import type { Trail } from '../../domain/live/trail.ts'
import { createCanvasLayer } from '../engine/layers/canvas-layer.ts'
import type { MapLayer } from '../engine/layers/element-layer.ts'
import { toScreen, type Frame } from '../engine/layers/frame.ts'
import { liveColours } from './live-colours.ts'

/** CSS pixels. */
const rimWidth = 7
const lineWidth = 4

/** Draws the way that the player has gone, above the land and below its places. */
export class TrailLayer {
  readonly layer: MapLayer
  #trail: Trail = []

  constructor() {
    this.layer = createCanvasLayer(
      () => (this.#trail.length > 0 ? this.#trail : null),
      (context, frame) => drawTrail(context, this.#trail, frame),
    )
  }

  show(trail: Trail): void {
    if (trail === this.#trail) return
    this.#trail = trail
    this.layer.changed()
  }
}

function drawTrail(context: CanvasRenderingContext2D, trail: Trail, frame: Frame): void {
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  for (const line of trail) {
    for (const [index, point] of line.entries()) {
      const [x, y] = toScreen(point, frame)
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
