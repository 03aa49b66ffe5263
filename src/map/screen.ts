import type { Coordinate } from '../geometry/coordinates.ts'
import type { Pixel } from './gestures/watch-pointers.ts'
import { paintedPixelRatio } from '../basemap/tiles/tile-grid.ts'
import { toScreen, type Viewport } from './layers/viewport.ts'
import type { MapLayer } from './layers/map-layer.ts'
import type { WorldView } from './view/world-view.ts'

/** Milliseconds after its last change in which a scale that a hand holds is taken to go on changing. */
const zoomingTime = 120

interface ScreenOptions {
  readonly target: HTMLElement
  readonly view: WorldView
  /** From the lowest to the uppermost. */
  readonly layers: readonly MapLayer[]
  readonly now: () => number
  /** Called before every frame. */
  readonly beforeDraw: () => void
  /** The scale or the size has changed, so that the land lies elsewhere on the page; many times a second while it does. */
  readonly onView: () => void
  /** The view has come to rest elsewhere, and is drawn. */
  readonly onRest: () => void
}

/** A view's place on the page. */
export interface Screen {
  /** What hears the pointers: it lies over the layers. */
  readonly surface: HTMLElement
  /** Draws as soon as it can. */
  readonly request: () => void
  /** Those that were added included. */
  readonly layers: readonly MapLayer[]
  /** CSS pixels. */
  readonly size: () => readonly [width: number, height: number]
  /** The point of the world at a point of the window. */
  readonly coordinateAt: (pixel: Pixel) => Coordinate
  /** Where a point of the world is, in CSS pixels from the map's upper left corner. */
  readonly pixelOf: (coordinate: Coordinate) => readonly [x: number, y: number]
  /** Adds a layer on top or just above the lowest. @returns what takes it away */
  readonly add: (layer: MapLayer, place: 'land' | 'top') => () => void
  readonly close: () => void
}

/** Draws layers for a view, a frame at a time, while there is something to draw and a place to draw it. */
export function openScreen(options: ScreenOptions): Screen {
  const { target, view, now } = options
  const layers = [...options.layers]
  const surface = document.createElement('div')
  surface.className = 'map-surface'
  surface.append(...layers.map(({ element }) => element))
  target.append(surface)

  let size: Viewport['size'] = [target.clientWidth, target.clientHeight]
  let scale = view.resolution
  let scaledAt = -Infinity
  let rested: Viewport | undefined

  const currentViewport = (): Viewport => ({
    centre: view.centre,
    resolution: view.resolution,
    size,
    pixelRatio: paintedPixelRatio(),
  })
  const draw = (): boolean => {
    options.beforeDraw()
    const running = view.step()
    const viewport = currentViewport()
    if (viewport.resolution !== scale) {
      scale = viewport.resolution
      scaledAt = now()
      options.onView()
    }
    // A map without a place is drawn when it has one.
    if (size[0] <= 0 || size[1] <= 0) return running
    const { moving } = view
    const zooming = moving && now() - scaledAt < zoomingTime
    const unfinished =
      layers.filter((layer) => layer.draw(viewport, { moving, zooming })).length > 0
    if (!moving && !(rested && sameViewport(rested, viewport))) {
      rested = viewport
      options.onRest()
    }
    return running || unfinished
  }
  const loop = new FrameLoop(draw)
  const request = () => loop.request()
  for (const layer of layers) layer.onChanged = request

  const resizes = new ResizeObserver(() => {
    const [width, height] = size
    size = [target.clientWidth, target.clientHeight]
    if (size[0] !== width || size[1] !== height) options.onView()
    request()
  })
  resizes.observe(target)
  const stopRatio = watchPixelRatio(request)
  request()
  return {
    surface,
    request,
    layers,
    size: () => size,
    coordinateAt: ([clientX, clientY]) => {
      const { left, top } = target.getBoundingClientRect()
      const [x, y] = view.centre
      return [
        x + (clientX - left - size[0] / 2) * view.resolution,
        y - (clientY - top - size[1] / 2) * view.resolution,
      ]
    },
    pixelOf: (coordinate) => toScreen(coordinate, currentViewport()),
    add: (layer, place) => {
      surface.insertBefore(layer.element, place === 'top' ? null : (surface.children[1] ?? null))
      layers.push(layer)
      layer.onChanged = request
      request()
      return () => {
        layers.splice(layers.indexOf(layer), 1)
        layer.onChanged = undefined
        layer.element.remove()
      }
    },
    close: () => {
      loop.stop()
      resizes.disconnect()
      stopRatio()
      for (const layer of layers) layer.onChanged = undefined
      surface.remove()
    },
  }
}

function sameViewport(a: Viewport, b: Viewport): boolean {
  return (
    a.resolution === b.resolution &&
    [0, 1].every((axis) => a.centre[axis] === b.centre[axis] && a.size[axis] === b.size[axis])
  )
}

/** Hears when the page is shown at another scale, by the browser's zoom or on another screen. @returns what stops it */
function watchPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList | undefined
  const changed = () => {
    watch()
    onChange()
  }
  const watch = () => {
    query?.removeEventListener('change', changed)
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    query.addEventListener('change', changed)
  }
  watch()
  return () => query?.removeEventListener('change', changed)
}

/** Runs a task in the browser's next frame when it is asked to, once a frame at most, and again while it wants to. */
class FrameLoop {
  readonly #task: () => boolean
  #request: number | undefined
  #stopped = false

  /** @param task true asks for another frame */
  constructor(task: () => boolean) {
    this.#task = task
  }

  request(): void {
    if (this.#stopped) return
    this.#request ??= requestAnimationFrame(() => {
      this.#request = undefined
      if (this.#task()) this.request()
    })
  }

  stop(): void {
    this.#stopped = true
    if (this.#request !== undefined) cancelAnimationFrame(this.#request)
  }
}
