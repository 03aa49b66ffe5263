import type { Coordinate, MapPosition } from '../../geometry/coordinates.ts'
import { clamp, createClamp, type Extent } from '../../geometry/extent.ts'
import type { Scale } from '../../geometry/scale.ts'

/** Converts the elapsed share of an animation's time, 0 to 1, to the share of its path. */
type Easing = (time: number) => number

export const easeOut: Easing = (time) => 1 - (1 - time) ** 3

export const easeInOut: Easing = (time) => 3 * time ** 2 - 2 * time ** 3

interface Animation {
  /** New middle of the view; `undefined` if the middle stays. */
  readonly centre?: Coordinate
  readonly zoom?: number
  /** World coordinate that stays in place on screen while the zoom changes; by default the middle. */
  readonly about?: Coordinate
  readonly duration: number
  readonly easing: Easing
}

interface RunningAnimation extends Animation {
  readonly start: number
  readonly from: Coordinate
  readonly fromResolution: number
}

interface WorldViewOptions {
  readonly extent: Extent
  readonly scale: Scale
  readonly position: MapPosition
  readonly farthest: number
  /** Returns the time in ms, from a clock that never goes back. */
  readonly now: () => number
  /** Called when the view has changed or an animation has started. */
  readonly onChanged: () => void
}

/** The visible part of the world: its middle and scale, and animations of both. Independent of screen and gestures. */
export class WorldView {
  readonly #options: WorldViewOptions
  readonly #scale: Scale
  /** Middle before it is limited to the world, so that a drag beyond the edge has to be dragged back just as far. */
  #unlimitedCentre: Coordinate
  #resolution: number
  #animation: RunningAnimation | undefined
  #holds = 0

  constructor(options: WorldViewOptions) {
    this.#options = options
    this.#scale = options.scale
    this.#unlimitedCentre = options.position.coordinates
    this.#resolution = this.#allowed(this.#scale.resolutionAt(options.position.zoom))
  }

  get centre(): Coordinate {
    return createClamp(this.#options.extent)(this.#unlimitedCentre)
  }

  /** World units per CSS pixel. */
  get resolution(): number {
    return this.#resolution
  }

  get zoom(): number {
    return this.#scale.zoomAt(this.#resolution)
  }

  get moving(): boolean {
    return this.#holds > 0 || this.#animation !== undefined
  }

  get animating(): boolean {
    return this.#animation !== undefined
  }

  /** Middle at the end of the running animation. Another key press adds to it. */
  get destination(): Coordinate {
    return this.#animation?.centre ?? this.centre
  }

  /** Zoom at the end of the running animation, if the animation also moves the middle. */
  get destinationZoom(): number {
    return (this.#animation?.centre && this.#animation.zoom) ?? this.zoom
  }

  /** Marks the view as moving while a gesture holds it. @returns a function that ends this */
  hold(): () => void {
    this.#holds += 1
    this.#unlimitedCentre = this.centre
    let held = true
    return () => {
      if (!held) return
      held = false
      this.#holds -= 1
      this.#options.onChanged()
    }
  }

  panBy(x: number, y: number): void {
    if (this.#animation?.centre) this.stop()
    this.#unlimitedCentre = [
      this.#unlimitedCentre[0] + x * this.#resolution,
      this.#unlimitedCentre[1] + y * this.#resolution,
    ]
    this.#options.onChanged()
  }

  zoomTo(zoom: number, about: Coordinate = this.centre): void {
    this.#scaleTo(this.#scale.resolutionAt(zoom), about)
    this.#options.onChanged()
  }

  jumpTo(centre: Coordinate, zoom: number): void {
    this.#animation = undefined
    this.#unlimitedCentre = centre
    this.#resolution = this.#allowed(this.#scale.resolutionAt(zoom))
    this.#options.onChanged()
  }

  animate(animation: Animation): void {
    this.#unlimitedCentre = this.centre
    this.#animation = {
      ...animation,
      start: this.#options.now(),
      from: this.#unlimitedCentre,
      fromResolution: this.#resolution,
    }
    this.#options.onChanged()
  }

  stop(): void {
    if (!this.#animation) return
    this.#animation = undefined
    this.#unlimitedCentre = this.centre
    this.#options.onChanged()
  }

  /** Advances the animation to the current time. @returns whether the animation continues */
  step(): boolean {
    const animation = this.#animation
    if (!animation) return false
    const { start, duration, easing, from, fromResolution, centre, zoom, about } = animation
    const time = Math.min((this.#options.now() - start) / duration, 1)
    const progress = easing(time)
    const between = (a: number, b: number) => (time < 1 ? a + progress * (b - a) : b)
    if (centre) this.#unlimitedCentre = [between(from[0], centre[0]), between(from[1], centre[1])]
    if (zoom !== undefined) {
      // Interpolates the scale and not the zoom level, because that looks like approaching the land.
      const resolution = between(fromResolution, this.#allowed(this.#scale.resolutionAt(zoom)))
      if (about) this.#scaleTo(resolution, about)
      else this.#resolution = this.#allowed(resolution)
    }
    if (time < 1) return true
    this.#animation = undefined
    this.#unlimitedCentre = this.centre
    return false
  }

  #scaleTo(resolution: number, about: Coordinate): void {
    const allowed = this.#allowed(resolution)
    const share = allowed / this.#resolution
    const [x, y] = this.centre
    this.#unlimitedCentre = [about[0] - (about[0] - x) * share, about[1] - (about[1] - y) * share]
    this.#resolution = allowed
  }

  #allowed(resolution: number): number {
    const { zooms, resolutionAt } = this.#scale
    const farthest = resolutionAt(this.#options.farthest)
    return clamp(resolution, resolutionAt(zooms.max), farthest)
  }
}
