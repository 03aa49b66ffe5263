import type { Coordinate } from '../../../domain/world/view/coordinates.ts'
import { moveTo, toScreen, type Frame } from './frame.ts'

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
