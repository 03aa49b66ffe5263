import type { Extent } from '../../geometry/extent.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'

/** The part of the world that is drawn: its centre, its scale and its size on the screen. */
export interface Viewport {
  readonly centre: Coordinate
  /** World units a CSS pixel. */
  readonly resolution: number
  /** CSS pixels. */
  readonly size: readonly [width: number, height: number]
  /** Pixels that are painted for a CSS pixel. */
  readonly pixelRatio: number
}

/** @param overhang CSS pixels beyond the view's edges */
export function viewportExtent({ centre, resolution, size }: Viewport, overhang = 0): Extent {
  const halfX = (size[0] / 2 + overhang) * resolution
  const halfY = (size[1] / 2 + overhang) * resolution
  return [centre[0] - halfX, centre[1] - halfY, centre[0] + halfX, centre[1] + halfY]
}

/** Where a point of the world stands in a view, in CSS pixels from its upper left corner. */
export function toScreen([x, y]: Coordinate, viewport: Viewport): readonly [x: number, y: number] {
  return [
    viewport.size[0] / 2 + (x - viewport.centre[0]) / viewport.resolution,
    viewport.size[1] / 2 - (y - viewport.centre[1]) / viewport.resolution,
  ]
}

/** @param value CSS pixels @returns the nearest whole device pixel, as CSS pixels */
export function onDevicePixel(value: number): number {
  const { devicePixelRatio: ratio } = window
  return Math.round(value * ratio) / ratio
}

/** Moves an element to whole device pixels: half a pixel off, its picture would be blurred. */
export function moveTo(element: HTMLElement, x: number, y: number): void {
  element.style.transform = `translate(${onDevicePixel(x)}px, ${onDevicePixel(y)}px)`
}

export function sameView(a: Viewport, b: Viewport): boolean {
  return (
    a.resolution === b.resolution &&
    a.pixelRatio === b.pixelRatio &&
    [0, 1].every((axis) => a.centre[axis] === b.centre[axis] && a.size[axis] === b.size[axis])
  )
}

/** A view with so many CSS pixels more on each side. */
export function enlarged(viewport: Viewport, around: number): Viewport {
  return { ...viewport, size: [viewport.size[0] + 2 * around, viewport.size[1] + 2 * around] }
}

/** Whether all that a view shows lies within what another one does. */
export function showsAll(outer: Viewport, inner: Viewport): boolean {
  const [minX, minY, maxX, maxY] = viewportExtent(outer)
  const [left, bottom, right, top] = viewportExtent(inner)
  return left >= minX && bottom >= minY && right <= maxX && top <= maxY
}

/**
 * A pane that lies over the view and carries what stands on it. While the view moves, the pane alone is moved:
 * the browser keeps its contents as pictures and need not paint or upload any of them again.
 */
export class Pane {
  readonly element = document.createElement('div')
  #viewport: Viewport | undefined

  constructor() {
    this.element.className = 'map-pane'
  }

  /** Whether what stands on it is where a view with this scale has it, and sharp there. */
  isFor({ resolution, pixelRatio }: Viewport): boolean {
    return this.#viewport?.resolution === resolution && this.#viewport.pixelRatio === pixelRatio
  }

  /** From now on places are those of this view; whoever put something on the pane has to put it there again. */
  anchor(viewport: Viewport): void {
    this.#viewport = viewport
  }

  /** World units a CSS pixel of the pane. */
  get resolution(): number {
    return this.#viewport?.resolution ?? 1
  }

  /** Where a point of the world is on the pane, in CSS pixels. */
  at([x, y]: Coordinate): readonly [x: number, y: number] {
    const { centre, resolution } = this.#viewport ?? { centre: [0, 0], resolution: 1 }
    return [(x - centre[0]) / resolution, (centre[1] - y) / resolution]
  }

  /** Brings the pane to where a view has it, scaled when that has another scale. */
  show(viewport: Viewport): void {
    if (!this.#viewport) return
    const [x, y] = toScreen(this.#viewport.centre, viewport)
    const scale = this.#viewport.resolution / viewport.resolution
    if (scale === 1) moveTo(this.element, x, y)
    else this.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }
}
