import type { Extent } from '../../geometry/extent.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'

/** The part of the world that is drawn: its centre, scale and size on screen. */
export interface Viewport {
  readonly centre: Coordinate
  /** World units per CSS pixel. */
  readonly resolution: number
  /** Size in CSS pixels. */
  readonly size: readonly [width: number, height: number]
  /** Number of painted pixels per CSS pixel; may be lower than the device's ratio. */
  readonly pixelRatio: number
}

export function viewportExtent({ centre, resolution, size }: Viewport, overhangCssPx = 0): Extent {
  const halfX = (size[0] / 2 + overhangCssPx) * resolution
  const halfY = (size[1] / 2 + overhangCssPx) * resolution
  return [centre[0] - halfX, centre[1] - halfY, centre[0] + halfX, centre[1] + halfY]
}

/** Returns the position of a coordinate in a view, in CSS pixels from the upper left corner. */
export function toScreen([x, y]: Coordinate, viewport: Viewport): readonly [x: number, y: number] {
  return [
    viewport.size[0] / 2 + (x - viewport.centre[0]) / viewport.resolution,
    viewport.size[1] / 2 - (y - viewport.centre[1]) / viewport.resolution,
  ]
}

export function roundToDevicePixels(cssPx: number): number {
  const { devicePixelRatio: ratio } = window
  return Math.round(cssPx * ratio) / ratio
}

/** Moves an element to whole device pixels, since fractions would blur its picture. */
export function moveTo(element: HTMLElement, x: number, y: number): void {
  element.style.transform = `translate(${roundToDevicePixels(x)}px, ${roundToDevicePixels(y)}px)`
}

export function sameView(a: Viewport, b: Viewport): boolean {
  return (
    a.resolution === b.resolution &&
    a.pixelRatio === b.pixelRatio &&
    [0, 1].every((axis) => a.centre[axis] === b.centre[axis] && a.size[axis] === b.size[axis])
  )
}

export function enlarged(viewport: Viewport, aroundCssPx: number): Viewport {
  return {
    ...viewport,
    size: [viewport.size[0] + 2 * aroundCssPx, viewport.size[1] + 2 * aroundCssPx],
  }
}

export function showsAll(outer: Viewport, inner: Viewport): boolean {
  const [minX, minY, maxX, maxY] = viewportExtent(outer)
  const [left, bottom, right, top] = viewportExtent(inner)
  return left >= minX && bottom >= minY && right <= maxX && top <= maxY
}

/**
 * An element that carries the content of a layer. While the view moves, only the pane is moved: the browser keeps its
 * content as pictures and need not paint or upload it again.
 */
export class Pane {
  readonly element = document.createElement('div')
  #viewport: Viewport | undefined

  constructor() {
    this.element.className = 'map-pane'
  }

  /** Whether the pane's content is placed and sharp for the scale of a view. */
  isFor({ resolution, pixelRatio }: Viewport): boolean {
    return this.#viewport?.resolution === resolution && this.#viewport.pixelRatio === pixelRatio
  }

  /** Makes a view the reference of {@link at}. The caller then has to place the pane's content again. */
  anchor(viewport: Viewport): void {
    this.#viewport = viewport
  }

  /** World units per CSS pixel of the pane. */
  get resolution(): number {
    return this.#viewport?.resolution ?? 1
  }

  /** Returns the position of a coordinate on the pane in CSS pixels. */
  at([x, y]: Coordinate): readonly [x: number, y: number] {
    const { centre, resolution } = this.#viewport ?? { centre: [0, 0], resolution: 1 }
    return [(x - centre[0]) / resolution, (centre[1] - y) / resolution]
  }

  /** Moves the pane to its place in a view, and scales it if the view has another scale. */
  show(viewport: Viewport): void {
    if (!this.#viewport) return
    const [x, y] = toScreen(this.#viewport.centre, viewport)
    const scale = this.#viewport.resolution / viewport.resolution
    if (scale === 1) moveTo(this.element, x, y)
    else this.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }
}
