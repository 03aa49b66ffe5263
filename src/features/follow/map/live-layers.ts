import type { Trail } from '../model/trail.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import type { LivePosition } from '../live.ts'
import {
  enlarged,
  moveTo,
  showsAll,
  toScreen,
  type Viewport,
  Pane,
} from '../../../map/layers/viewport.ts'
import { createElementLayer, type MapLayer } from '../../../map/layers/map-layer.ts'
import { paintCanvas, releaseCanvas } from '../../../map/layers/points/painted-canvas.ts'
import { easeOut } from '../../../map/view/world-view.ts'

/** A blue that the land doesn't use, with a white edge, so that it is visible in every basemap style. */
export const liveColours = { line: '#1f5fd0', rim: '#ffffff', edge: '#17130e' } as const

const rimWidthCssPx = 7
const lineWidthCssPx = 4

/** CSS pixels drawn beyond each edge of the view, so that the map can move some way without a new picture. */
const overhangCssPx = 160

/** Widths and heights of pictures are multiples of this, so that only few sizes are in use. */
const sizeStepDevicePx = 256

/** Draws the trail above the land. The picture moves with the map; a new step or scale needs a new one. */
export class TrailLayer {
  readonly layer: MapLayer
  readonly #pane = new Pane()
  #trail: Trail = []
  #canvas: HTMLCanvasElement | undefined
  #lastDrawing: { readonly trail: Trail; readonly viewport: Viewport } | undefined

  constructor() {
    const element = document.createElement('div')
    element.append(this.#pane.element)
    this.layer = createElementLayer(element, (viewport, { zooming }) =>
      this.#draw(viewport, zooming),
    )
  }

  show(trail: Trail): void {
    if (trail === this.#trail) return
    this.#trail = trail
    this.layer.changed()
  }

  /** @returns true if the picture has an old scale and must be painted again when zooming ends */
  #draw(viewport: Viewport, zooming: boolean): boolean {
    const lastDrawing = this.#lastDrawing
    const isSame = lastDrawing?.trail === this.#trail
    const isUsable =
      isSame && this.#pane.isFor(viewport) && showsAll(lastDrawing.viewport, viewport)
    const canWait = isSame && !isUsable && zooming
    if (!isUsable && !canWait) this.#paint(viewport)
    this.#pane.show(viewport)
    return canWait
  }

  #paint(viewport: Viewport): void {
    const whole = enlarged(viewport, overhangCssPx)
    this.#pane.anchor(viewport)
    this.#lastDrawing = { trail: this.#trail, viewport: whole }
    if (this.#canvas) releaseCanvas(this.#canvas)
    const lines = this.#trail.map((line) => line.map((point) => toScreen(point, whole)))
    const box = boxAround(lines, whole)
    if (!box) return
    const [left, top, width, height] = box
    const { pixelRatio } = viewport
    const canvas = paintCanvas(width, height, pixelRatio, (context) => {
      context.scale(pixelRatio, pixelRatio)
      context.translate(-left, -top)
      strokeTrail(context, lines)
    })
    // The pane's origin is the centre of the view.
    moveTo(canvas, left - whole.size[0] / 2, top - whole.size[1] / 2)
    this.#pane.element.append(canvas)
    this.#canvas = canvas
  }
}

type Lines = readonly (readonly (readonly [x: number, y: number])[])[]

/** Returns the box of the lines in the view: left and top in CSS pixels, width and height in device pixels. */
function boxAround(
  lines: Lines,
  { size, pixelRatio }: Viewport,
): readonly [left: number, top: number, width: number, height: number] | undefined {
  const low = [Infinity, Infinity] as [number, number]
  const high = [-Infinity, -Infinity] as [number, number]
  for (const point of lines.flat()) {
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis], point[axis])
      high[axis] = Math.max(high[axis], point[axis])
    }
  }
  const from = (axis: 0 | 1) => Math.floor(Math.max(low[axis] - rimWidthCssPx, 0))
  const length = (axis: 0 | 1) => Math.min(high[axis] + rimWidthCssPx, size[axis]) - from(axis)
  if (!(length(0) > 0) || !(length(1) > 0)) return undefined
  const pixels = (axis: 0 | 1) =>
    Math.ceil((length(axis) * pixelRatio) / sizeStepDevicePx) * sizeStepDevicePx
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
    [rimWidthCssPx, liveColours.rim],
    [lineWidthCssPx, liveColours.line],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke()
  }
}

const arrowSizeCssPx = 48

/** Milliseconds in which the arrow glides to a new position. The map takes the same time. */
const glideMs = 300

/** Path of the arrow, centred on 0, 0 and pointing north. */
const arrow = 'M0 -19L13 16L0 9L-13 16Z'
const dot = 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'

interface ShowOptions {
  /** True if the position is current; false if it is the last known one. */
  readonly isCurrent: boolean
  readonly animate: boolean
}

/** Draws the player: an arrow in the direction of movement, or a dot if the direction is unknown. */
export class ArrowLayer {
  readonly layer: MapLayer
  readonly #sign = createSign()
  #position: LivePosition | null = null
  #glide: { readonly from: Coordinate; readonly start: number } | null = null

  constructor() {
    const element = document.createElement('div')
    this.layer = createElementLayer(element, (viewport) => this.#draw(element, viewport))
  }

  show(position: LivePosition | null, { isCurrent, animate }: ShowOptions): void {
    this.#sign.element.style.opacity = isCurrent ? '' : '0.6'
    this.#sign.element.setAttribute('aria-label', toolMessages.live.you)
    if (position === this.#position) return
    this.#glide =
      animate && this.#position ? { from: this.#here(), start: performance.now() } : null
    this.#position = position
    this.#sign.turn(position?.heading ?? null)
    this.layer.changed()
  }

  #draw(element: HTMLElement, viewport: Viewport): boolean {
    if (!this.#position) {
      this.#sign.element.remove()
      return false
    }
    const [x, y] = toScreen(this.#here(), viewport)
    moveTo(this.#sign.element, x - arrowSizeCssPx / 2, y - arrowSizeCssPx / 2)
    if (!this.#sign.element.isConnected) element.append(this.#sign.element)
    return this.#glide !== null
  }

  #here(): Coordinate {
    const to = this.#position?.coordinate ?? [0, 0]
    if (!this.#glide) return to
    const { from, start } = this.#glide
    const share = (performance.now() - start) / glideMs
    if (share >= 1) {
      this.#glide = null
      return to
    }
    // The same easing as the map's movement.
    const progress = easeOut(share)
    return [from[0] + progress * (to[0] - from[0]), from[1] + progress * (to[1] - from[1])]
  }
}

function createSign() {
  const svg = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const path = (width: number, stroke: string, fill: string) =>
    svg('path', { stroke, fill, 'stroke-width': String(width), 'stroke-linejoin': 'round' })
  const paths = [
    path(8, liveColours.edge, liveColours.edge),
    path(5, liveColours.rim, liveColours.line),
  ]
  const picture = svg('svg', {
    viewBox: `${-arrowSizeCssPx / 2} ${-arrowSizeCssPx / 2} ${arrowSizeCssPx} ${arrowSizeCssPx}`,
    width: String(arrowSizeCssPx),
    height: String(arrowSizeCssPx),
    'aria-hidden': 'true',
  })
  picture.append(...paths)
  const element = document.createElement('div')
  element.className = 'map-picture map-sign'
  element.setAttribute('role', 'img')
  element.append(picture)
  return {
    element,
    /** @param heading in radians clockwise from north */
    turn: (heading: number | null) => {
      for (const each of paths) each.setAttribute('d', heading === null ? dot : arrow)
      const degrees = ((heading ?? 0) * 180) / Math.PI
      for (const each of paths) each.setAttribute('transform', `rotate(${degrees.toFixed(1)})`)
    },
  }
}
