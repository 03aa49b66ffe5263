import { clamp } from '../../geometry/extent.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { easeOut, type WorldView } from '../view/world-view.ts'
import type { Pixel, PointerListener } from './watch-pointers.ts'

/** Length of a line and a page in CSS pixels, for browsers that report the wheel in these units. */
const pixelsOf = { line: 40, page: 300 } as const

const wheelCssPxPerLevel = 300

/** If the first event is smaller than this, in CSS pixels, the device is a trackpad, which needs no smoothing. */
const trackpadPixels = 4

/** Two events smaller than this, in CSS pixels, within `gatherMs` come from a trackpad or a smooth wheel. */
const notchPixels = 40

/** Browsers report a pinch on a trackpad as Ctrl+wheel with small deltas (for Safari, safari-pinch.ts does). */
const pinchFactor = 3

/** Wheel events within this time in ms form one step. A trackpad's fingers count as lifted after this time. */
const gatherMs = 80

/** Pause in ms after which the next wheel event may come from another device. */
const gestureGapMs = 400

const zoomStepMs = 250

interface WheelZoomOptions {
  readonly surface: HTMLElement
  readonly view: WorldView
  readonly coordinateAt: (pixel: Pixel) => Coordinate
  readonly now: () => number
}

/** Zooms about the pointer, with a wheel in animated steps of one level at most. @returns a stop function */
export function watchWheel({ surface, view, coordinateAt, now }: WheelZoomOptions): () => void {
  let device: 'wheel' | 'trackpad' = 'wheel'
  let start: number | undefined
  let gathered = 0
  let pixel: Pixel = [0, 0]
  let gathering: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let endHold: (() => void) | undefined
  /** Whether the Ctrl key is down, so that a wheel event with `ctrlKey` is not a pinch. */
  let ctrl = false

  const turn = () => {
    const levels = -clamp(gathered / wheelCssPxPerLevel, -1, 1)
    gathered = 0
    start = undefined
    view.animate({
      zoom: view.zoom + levels,
      about: coordinateAt(pixel),
      duration: zoomStepMs,
      easing: easeOut,
    })
  }
  const slide = (pixels: number) => {
    clearTimeout(resting)
    if (!endHold) {
      view.stop()
      endHold = view.hold()
    }
    resting = setTimeout(() => {
      endHold?.()
      endHold = undefined
    }, gatherMs)
    view.zoomTo(view.zoom - pixels / wheelCssPxPerLevel, coordinateAt(pixel))
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    pixel = [event.clientX, event.clientY]
    let pixels = pixelsOfWheel(event)
    if (pixels === 0) return
    const time = now()
    const pinches = event.ctrlKey && !ctrl && event.deltaMode === WheelEvent.DOM_DELTA_PIXEL
    if (start === undefined || time - start > gestureGapMs) {
      start = time
      device = event.deltaX !== 0 || Math.abs(pixels) < trackpadPixels ? 'trackpad' : 'wheel'
    }
    const most = Math.max(Math.abs(gathered), Math.abs(pixels))
    if (pinches) device = 'trackpad'
    else if (gathered !== 0 && most < notchPixels) {
      device = 'trackpad'
      clearTimeout(gathering)
      pixels += gathered
      gathered = 0
    }
    if (device === 'trackpad') {
      start = time
      slide(pinches ? pixels * pinchFactor : pixels)
      return
    }
    gathered += pixels
    clearTimeout(gathering)
    gathering = setTimeout(turn, Math.max(gatherMs - (time - start), 0))
  }

  const key = (event: Event) => {
    ctrl = event instanceof KeyboardEvent && event.ctrlKey
  }

  const stopped = new AbortController()
  const { signal } = stopped
  for (const name of ['keydown', 'keyup', 'blur'])
    window.addEventListener(name, key, { signal, capture: true })
  surface.addEventListener('wheel', wheel, { signal, passive: false })
  return () => {
    clearTimeout(gathering)
    clearTimeout(resting)
    stopped.abort()
  }
}

function pixelsOfWheel({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * pixelsOf.line
  if (deltaMode === WheelEvent.DOM_DELTA_PAGE) return deltaY * pixelsOf.page
  return deltaY
}

const minBoxAreaCssPx = 64

/** A rectangle of the window in CSS pixels. */
export interface ZoomBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Draws a box while the mouse is dragged with Shift. @param onBox called with the finished box */
export function createZoomBox(
  surface: HTMLElement,
  onBox: (box: ZoomBox) => void,
): Pick<PointerListener, 'press' | 'drag' | 'lift'> {
  const element = document.createElement('div')
  element.className = 'zoom-box'
  let corner: Pixel | undefined
  let box: ZoomBox | undefined

  const end = () => {
    element.remove()
    corner = box = undefined
  }
  return {
    press: (event, pointers) => {
      end()
      const { shiftKey, altKey, ctrlKey, metaKey, button, clientX, clientY } = event
      if (pointers.length > 1 || button !== 0) return
      if (shiftKey && !altKey && !ctrlKey && !metaKey) corner = [clientX, clientY]
    },
    drag: ([pointer]) => {
      if (!corner || !pointer) return
      box = {
        left: Math.min(corner[0], pointer[0]),
        top: Math.min(corner[1], pointer[1]),
        right: Math.max(corner[0], pointer[0]),
        bottom: Math.max(corner[1], pointer[1]),
      }
      const { left, top } = surface.getBoundingClientRect()
      element.style.transform = `translate(${box.left - left}px, ${box.top - top}px)`
      element.style.width = `${box.right - box.left}px`
      element.style.height = `${box.bottom - box.top}px`
      surface.append(element)
    },
    lift: (_pointers, cancelled) => {
      const drawn = cancelled ? undefined : box
      end()
      if (!drawn) return
      const area = (drawn.right - drawn.left) * (drawn.bottom - drawn.top)
      if (area >= minBoxAreaCssPx) onBox(drawn)
    },
  }
}
