import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Draggable } from '../point-drag.ts'
import type { LayerPoints } from './points/point-source.ts'
import { type Viewport, moveTo, sameView } from './viewport.ts'

export interface Motion {
  /** Whether the view is being dragged, pinched or animated. */
  readonly moving: boolean
  /** Whether the scale is changing, so that anything painted for the current scale is soon outdated. */
  readonly zooming: boolean
}

/** A drawing of a layer that a player can choose. */
export interface MapItem {
  /** Identifies the item in the events of the map. */
  readonly id: string
  /** Position of its context menu, and of points that snap to it. */
  readonly coordinate: Coordinate
}

/** A layer of the map. Only `element`, `draw`, `changed` and `onChanged` are needed; see {@link createElementLayer}. */
export interface MapLayer {
  readonly element: HTMLElement
  /** Updates the element for a view. @returns whether another frame is needed to finish */
  readonly draw: (viewport: Viewport, motion: Motion) => boolean
  /** Requests a frame after the content of the layer has changed. */
  readonly changed: () => void
  /** Called by {@link changed}; `undefined` while the layer is not on a map. */
  onChanged: (() => void) | undefined
  points?: LayerPoints
  /**
   * Returns the item that a click means. Items of layers below the markers come after markers and names.
   *
   * @param reach world units around the point
   * @param resolution world units per CSS pixel
   */
  itemAt?: (point: Coordinate, reach: number, resolution: number) => MapItem | undefined
  /** Returns the item nearest to a point, for the crosshair. @param reach in world units */
  nearestItem?: (point: Coordinate, reach: number) => MapItem | undefined
  /** Returns the selected item, about which the menu key asks. */
  selectedItem?: () => MapItem | undefined
  /** Returns the point of the layer that a press drags. The parameters are those of {@link itemAt}. */
  handleAt?: (point: Coordinate, reach: number, resolution: number) => Draggable | undefined
  /** Shows the line that a drag has drawn so far; `null` when the drag ends. */
  showStroke?: (points: readonly Coordinate[] | null) => void
}

/** Creates a layer whose element is moved rather than painted again. @param draw returns true for another frame */
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

/** Runs an iterator for up to `time` ms; a task should take at most 50. @returns its result; `undefined` if not done */
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
 * Creates a layer with a canvas of the view's size. It is painted only when the view or the subject has changed.
 *
 * @param subject returns what to draw, a new object after each change; `null` if there is nothing to draw
 * @param draw called with an empty canvas whose unit is a CSS pixel
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
      // Frees the memory of the canvas, which may never be needed again.
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
