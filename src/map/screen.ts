import type { Coordinate } from '../geometry/coordinates.ts'
import type { Pixel } from './gestures/watch-pointers.ts'
import { paintedPixelRatio } from '../basemap/tiles/tile-grid.ts'
import { sameView, toScreen, type Viewport } from './layers/viewport.ts'
import type { MapLayer } from './layers/map-layer.ts'
import type { WorldView } from './view/world-view.ts'

/** While fingers hold the map, the zoom counts as changing until this many ms after its last change. */
const zoomSettleMs = 120

interface ScreenOptions {
  readonly target: HTMLElement
  readonly view: WorldView
  readonly layers: readonly MapLayer[]
  readonly now: () => number
  readonly beforeDraw: () => void
  /** Called when the scale or the size has changed; many times a second during a zoom. */
  readonly onView: () => void
  /** Called when the view has come to rest at another position and is drawn. */
  readonly onRest: () => void
}

export interface Screen {
  /** The element above all layers that receives pointer events. */
  readonly surface: HTMLElement
  readonly request: () => void
  /** All layers from bottom to top, including those added later. */
  readonly layers: readonly MapLayer[]
  /** Returns the size in CSS pixels. */
  readonly size: () => readonly [width: number, height: number]
  /** Returns the world coordinate at a position in the window. */
  readonly coordinateAt: (pixel: Pixel) => Coordinate
  /** Returns the position of a world coordinate, in CSS pixels from the map's upper left corner. */
  readonly pixelOf: (coordinate: Coordinate) => readonly [x: number, y: number]
  /** Adds a layer on top or directly above the lowest. @returns a function that removes the layer */
  readonly add: (layer: MapLayer, place: 'land' | 'top') => () => void
  readonly close: () => void
}

/** Draws the layers for a view. Animation frames are requested only while something changes. */
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
    // An element without a size can't be drawn. The ResizeObserver requests a frame once it has one.
    if (size[0] <= 0 || size[1] <= 0) return running
    const { moving } = view
    const zooming = moving && now() - scaledAt < zoomSettleMs
    const unfinished =
      layers.filter((layer) => layer.draw(viewport, { moving, zooming })).length > 0
    if (!moving && !(rested && sameView(rested, viewport))) {
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
      layers.splice(place === 'top' ? layers.length : 1, 0, layer)
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

/** Calls `onChange` when the browser's zoom or another screen changes the pixel ratio. @returns a stop function */
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

/** Runs a task at most once per animation frame: when requested, and again as long as the task returns true. */
class FrameLoop {
  readonly #task: () => boolean
  #request: number | undefined
  #stopped = false

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
