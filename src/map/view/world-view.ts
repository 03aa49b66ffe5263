import type { Coordinate, MapPosition } from '../../geometry/coordinates.ts'
import { clamp, clampedTo, type Extent } from '../../geometry/extent.ts'
import type { Scale } from '../../geometry/scale.ts'

/** From the share of an animation's time that is over, 0 to 1, to the share of its way. */
type Easing = (time: number) => number

/** Begins at full speed and comes to rest gently. */
export const easeOut: Easing = (time) => 1 - (1 - time) ** 3

/** Begins and ends gently. */
export const inAndOut: Easing = (time) => 3 * time ** 2 - 2 * time ** 3

interface Animation {
  /** Where the middle goes; it stays where it is when this is left out. */
  readonly centre?: Coordinate
  readonly zoom?: number
  /** The point of the world that keeps its place on screen while the zoom changes; otherwise the middle. */
  readonly about?: Coordinate
  /** Milliseconds. */
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
  /** The farthest zoom level. */
  readonly farthest: number
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  /** Called whenever the view has changed, or will with the time. */
  readonly onChanged: () => void
}

/**
 * Which part of the world is seen: its middle, which cannot leave the world, and its scale. Knows neither screen
 * nor hand.
 */
export class WorldView {
  readonly #options: WorldViewOptions
  readonly #scale: Scale
  /** Where hand or animation have the middle, maybe beyond the edge: who drags too far has to drag back as far. */
  #reach: Coordinate
  #resolution: number
  #animation: RunningAnimation | undefined
  #holds = 0

  constructor(options: WorldViewOptions) {
    this.#options = options
    this.#scale = options.scale
    this.#reach = options.position.coordinates
    this.#resolution = this.#allowed(this.#scale.resolutionAt(options.position.zoom))
  }

  get centre(): Coordinate {
    return clampedTo(this.#options.extent)(this.#reach)
  }

  /** World units a CSS pixel. */
  get resolution(): number {
    return this.#resolution
  }

  get zoom(): number {
    return this.#scale.zoomAt(this.#resolution)
  }

  /** Whether a hand holds the view or an animation runs. */
  get moving(): boolean {
    return this.#holds > 0 || this.#animation !== undefined
  }

  get animating(): boolean {
    return this.#animation !== undefined
  }

  /** Where the middle will be once nothing moves: a press that follows another adds to it. */
  get destination(): Coordinate {
    return this.#animation?.centre ?? this.centre
  }

  /** The zoom once a flight has arrived. */
  get destinationZoom(): number {
    return (this.#animation?.centre && this.#animation.zoom) ?? this.zoom
  }

  /** A hand takes hold of the view. @returns what lets go */
  hold(): () => void {
    this.#holds += 1
    this.#reach = this.centre
    let held = true
    return () => {
      if (!held) return
      held = false
      this.#holds -= 1
      this.#options.onChanged()
    }
  }

  /** @param x @param y CSS pixels by which the middle moves, to the right and up */
  panBy(x: number, y: number): void {
    if (this.#animation?.centre) this.stop()
    this.#reach = [this.#reach[0] + x * this.#resolution, this.#reach[1] + y * this.#resolution]
    this.#options.onChanged()
  }

  /** @param about the point of the world that keeps its place on screen */
  zoomTo(zoom: number, about: Coordinate = this.centre): void {
    this.#scaleTo(this.#scale.resolutionAt(zoom), about)
    this.#options.onChanged()
  }

  /** Jumps, and stops whatever moves. */
  moveTo(centre: Coordinate, zoom: number): void {
    this.#animation = undefined
    this.#reach = centre
    this.#resolution = this.#allowed(this.#scale.resolutionAt(zoom))
    this.#options.onChanged()
  }

  /** Takes the place of the animation that runs. */
  animate(animation: Animation): void {
    this.#reach = this.centre
    this.#animation = {
      ...animation,
      start: this.#options.now(),
      from: this.#reach,
      fromResolution: this.#resolution,
    }
    this.#options.onChanged()
  }

  /** Leaves the view where its animation has brought it. */
  stop(): void {
    if (!this.#animation) return
    this.#animation = undefined
    this.#reach = this.centre
    this.#options.onChanged()
  }

  /** Goes on with the animation. @returns whether it goes on after this */
  step(): boolean {
    const animation = this.#animation
    if (!animation) return false
    const { start, duration, easing, from, fromResolution, centre, zoom, about } = animation
    const time = Math.min((this.#options.now() - start) / duration, 1)
    const progress = easing(time)
    const between = (a: number, b: number) => (time < 1 ? a + progress * (b - a) : b)
    if (centre) this.#reach = [between(from[0], centre[0]), between(from[1], centre[1])]
    if (zoom !== undefined) {
      // In a straight line between the scales and not between the levels: as a thing comes nearer.
      const resolution = between(fromResolution, this.#allowed(this.#scale.resolutionAt(zoom)))
      if (about) this.#scaleTo(resolution, about)
      else this.#resolution = this.#allowed(resolution)
    }
    if (time < 1) return true
    this.#animation = undefined
    this.#reach = this.centre
    return false
  }

  #scaleTo(resolution: number, about: Coordinate): void {
    const allowed = this.#allowed(resolution)
    const share = allowed / this.#resolution
    const [x, y] = this.centre
    this.#reach = [about[0] - (about[0] - x) * share, about[1] - (about[1] - y) * share]
    this.#resolution = allowed
  }

  #allowed(resolution: number): number {
    const { zooms, resolutionAt } = this.#scale
    const farthest = resolutionAt(this.#options.farthest)
    return clamp(resolution, resolutionAt(zooms.max), farthest)
  }
}
