import type { Extent } from '../../../domain/world/extent.ts'
import type { Coordinate } from '../../../domain/world/view/coordinates.ts'

/** A view to draw for. */
export interface Frame {
  readonly centre: Coordinate
  /** World units a CSS pixel. */
  readonly resolution: number
  /** CSS pixels. */
  readonly size: readonly [width: number, height: number]
  readonly pixelRatio: number
}

/** @param overhang CSS pixels beyond the view's edges */
export function frameExtent({ centre, resolution, size }: Frame, overhang = 0): Extent {
  const halfX = (size[0] / 2 + overhang) * resolution
  const halfY = (size[1] / 2 + overhang) * resolution
  return [centre[0] - halfX, centre[1] - halfY, centre[0] + halfX, centre[1] + halfY]
}

/** Where a point of the world stands in a view, in CSS pixels from its upper left corner. */
export function toScreen([x, y]: Coordinate, frame: Frame): readonly [x: number, y: number] {
  return [
    frame.size[0] / 2 + (x - frame.centre[0]) / frame.resolution,
    frame.size[1] / 2 - (y - frame.centre[1]) / frame.resolution,
  ]
}

/** Moves an element to whole device pixels: half a pixel off, its picture would be blurred. */
export function moveTo(element: HTMLElement, x: number, y: number, { pixelRatio }: Frame): void {
  const [left, top] = [x, y].map((value) => Math.round(value * pixelRatio) / pixelRatio)
  element.style.transform = `translate(${left}px, ${top}px)`
}

export function sameView(a: Frame, b: Frame): boolean {
  return (
    a.resolution === b.resolution &&
    a.pixelRatio === b.pixelRatio &&
    [0, 1].every((axis) => a.centre[axis] === b.centre[axis] && a.size[axis] === b.size[axis])
  )
}

/** A view with so many CSS pixels more on each side. */
export function enlarged(frame: Frame, around: number): Frame {
  return { ...frame, size: [frame.size[0] + 2 * around, frame.size[1] + 2 * around] }
}

/** Whether all that a view shows lies within what another one does. */
export function showsAll(outer: Frame, inner: Frame): boolean {
  const [minX, minY, maxX, maxY] = frameExtent(outer)
  const [left, bottom, right, top] = frameExtent(inner)
  return left >= minX && bottom >= minY && right <= maxX && top <= maxY
}

/**
 * A plane that lies over the view and carries what stands on it. While the view moves, the plane alone is moved:
 * the browser keeps its contents as pictures and need not paint or upload any of them again.
 */
export class Plane {
  readonly element = document.createElement('div')
  #frame: Frame | undefined

  constructor() {
    this.element.className = 'map-plane'
  }

  /** Whether what stands on it is where a view with this scale has it, and sharp there. */
  isFor({ resolution, pixelRatio }: Frame): boolean {
    return this.#frame?.resolution === resolution && this.#frame.pixelRatio === pixelRatio
  }

  /** From now on places are those of this view; whoever put something on the plane has to put it there again. */
  anchor(frame: Frame): void {
    this.#frame = frame
  }

  /** World units a CSS pixel of the plane. */
  get resolution(): number {
    return this.#frame?.resolution ?? 1
  }

  /** Where a point of the world is on the plane, in CSS pixels. */
  at([x, y]: Coordinate): readonly [x: number, y: number] {
    const { centre, resolution } = this.#frame ?? { centre: [0, 0], resolution: 1 }
    return [(x - centre[0]) / resolution, (centre[1] - y) / resolution]
  }

  /** Brings the plane to where a view has it, scaled when that has another scale. */
  show(frame: Frame): void {
    if (!this.#frame) return
    const [x, y] = toScreen(this.#frame.centre, frame)
    const scale = this.#frame.resolution / frame.resolution
    if (scale === 1) moveTo(this.element, x, y, frame)
    else this.element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }
}
