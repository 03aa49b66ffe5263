import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Pin } from '../../records/pin.ts'
import { type Viewport, moveTo, sameView } from './viewport.ts'

export interface Motion {
  /** Whether the view is being dragged, pinched or flown. */
  readonly moving: boolean
  /** Whether its scale is changing, so that what is drawn for this one is soon of no use. */
  readonly zooming: boolean
}

/** One layer of the map. */
export interface MapLayer {
  readonly element: HTMLElement
  /** Brings the element up to date with a view. @returns whether it has more to do in the next frame */
  readonly draw: (viewport: Viewport, motion: Motion) => boolean
  /** Asks for a frame: what is drawn has changed. */
  readonly changed: () => void
  /** Who hears that; nobody before the layer is on a map. */
  onChanged: (() => void) | undefined
  /** The pin that a click at a point means by what is drawn there. @param reach world units around the point */
  pinAt?: (point: Coordinate, reach: number) => Pin | undefined
}

/**
 * A layer that is an element with whatever a function puts into it. Elements that are moved rather than redrawn
 * cost the page's thread next to nothing, on machines without a GPU as well.
 *
 * @param draw is called for every frame; true asks for another one at once
 */
export function createElementLayer(element: HTMLElement, draw: MapLayer['draw']): MapLayer {
  element.classList.add('map-layer')
  const layer: MapLayer = {
    element,
    draw,
    changed: () => layer.onChanged?.(),
    onChanged: undefined,
  }
  return layer
}

/**
 * Goes on with what is done in steps, until it is done or a frame's share is used up.
 *
 * @param time milliseconds, of the 50 that a task may take
 * @returns what it comes to; nothing where it has more to do
 */
export function workFor<Result>(
  time: number,
  steps: Iterator<unknown, Result>,
): Result | undefined {
  const end = performance.now() + time
  while (performance.now() < end) {
    const { done, value } = steps.next()
    if (done) return value
  }
  return undefined
}

/**
 * A layer that draws on a canvas of the view's size, anew only when the view or what is drawn has changed.
 *
 * @param subject what is drawn, another object whenever it changed; null while there is nothing to draw
 * @param draw is given an empty canvas, whose unit is a CSS pixel
 */
export function createCanvasLayer(
  subject: () => object | null,
  draw: (context: CanvasRenderingContext2D, viewport: Viewport) => void,
): MapLayer {
  const canvas = document.createElement('canvas')
  canvas.className = 'map-picture'
  canvas.hidden = true
  const element = document.createElement('div')
  element.append(canvas)
  let drawn: { readonly of: object; readonly viewport: Viewport } | undefined
  return createElementLayer(element, (viewport) => {
    const of = subject()
    canvas.hidden = of === null
    if (!of) {
      // A canvas of the screen's size is not kept for what may never be drawn again.
      canvas.width = canvas.height = 0
      drawn = undefined
      return false
    }
    if (drawn?.of === of && sameView(drawn.viewport, viewport)) return false
    drawn = { of, viewport }
    const context = empty(canvas, viewport)
    if (context) draw(context, viewport)
    return false
  })
}

function empty(canvas: HTMLCanvasElement, viewport: Viewport): CanvasRenderingContext2D | null {
  const { size, pixelRatio } = viewport
  canvas.width = Math.round(size[0] * pixelRatio)
  canvas.height = Math.round(size[1] * pixelRatio)
  canvas.style.width = `${size[0]}px`
  canvas.style.height = `${size[1]}px`
  moveTo(canvas, 0, 0)
  const context = canvas.getContext('2d')
  context?.scale(pixelRatio, pixelRatio)
  return context
}
