import type { Coordinate } from '../../geometry/coordinates.ts'
import { easeOut, type WorldView } from '../view/world-view.ts'
import type { Pixel, PointerListener } from './watch-pointers.ts'

/** Milliseconds in which a thrown map comes to rest. */
const throwTime = 500

/** Milliseconds. */
const zoomTime = 250

/** A finger that has tapped and presses again zooms by a level for so many CSS pixels, downwards in. */
const pixelsPerLevel = 100

/** What the fingers or the mouse have hold of. */
interface Grip {
  readonly middle: Pixel
  /** CSS pixels between the first two fingers. */
  readonly distance: number
}

interface DragMapOptions {
  readonly view: WorldView
  /** Whether one finger or the mouse moves the map now, rather than drawing on it. */
  readonly pans: () => boolean
  readonly coordinateAt: (pixel: Pixel) => Coordinate
  readonly now: () => number
  /** Told when the map begins to be dragged elsewhere. */
  readonly onEvent: (event: { readonly kind: 'steered' }) => void
}

/**
 * Moves the map with the mouse or a finger, which may throw it, and zooms it with two fingers, which may tap, or with
 * one that taps and then presses again.
 */
export function createMapDrag({
  view,
  pans,
  coordinateAt,
  now,
  onEvent,
}: DragMapOptions): Pick<PointerListener, 'press' | 'drag' | 'lift' | 'pairTap'> {
  const inertia = new Inertia()
  let grip: Grip | undefined
  let panning = false
  /** Where a single finger zooms. */
  let zoomed: Coordinate | undefined
  let letGo: (() => void) | undefined
  /** When the last finger pressed. */
  let zoomBefore = view.zoom

  const regrip = (pointers: readonly Pixel[]) => {
    grip = pointers.length > 0 ? gripOf(pointers) : undefined
    inertia.reset()
  }
  const release = () => {
    letGo?.()
    letGo = undefined
  }
  return {
    press: (event, pointers, again) => {
      regrip(pointers)
      zoomed = undefined
      zoomBefore = view.zoom
      if (pointers.length > 1) return
      panning = event.button === 0 && event.isPrimary && !hasModifier(event) && pans()
      if (!panning) return
      view.stop()
      if (again) zoomed = coordinateAt([event.clientX, event.clientY])
    },
    drag: (pointers, from) => {
      const before = from ? gripOf([from]) : grip
      if (!before || (pointers.length < 2 && !panning)) return
      if (!letGo && pointers.length === 1 && !zoomed) onEvent({ kind: 'steered' })
      letGo ??= view.hold()
      grip = gripOf(pointers)
      const { middle, distance } = grip
      if (zoomed) {
        view.zoomTo(view.zoom + (middle[1] - before.middle[1]) / pixelsPerLevel, zoomed)
        return
      }
      if (panning && pans()) view.panBy(before.middle[0] - middle[0], middle[1] - before.middle[1])
      inertia.add(...middle, now())
      if (distance > 0 && before.distance > 0 && distance !== before.distance) {
        view.zoomTo(view.zoom + Math.log2(distance / before.distance), coordinateAt(middle))
      }
    },
    lift: (pointers, cancelled) => {
      if (pointers.length > 0) {
        regrip(pointers)
        return
      }
      const throwBy = letGo && panning && !zoomed && !cancelled ? inertia.throwAt(now()) : undefined
      regrip([])
      if (throwBy) throwMap(view, throwBy)
      release()
    },
    // Two fingers that tap spread a little too, which is not meant.
    pairTap: (at) =>
      view.animate({
        zoom: zoomBefore - 1,
        about: coordinateAt(at),
        duration: zoomTime,
        easing: easeOut,
      }),
  }
}

function throwMap(view: WorldView, [x, y]: readonly [number, number]): void {
  const [centreX, centreY] = view.centre
  view.animate({
    centre: [centreX - x * view.resolution, centreY + y * view.resolution],
    duration: throwTime,
    easing: easeOut,
  })
}

function gripOf(pointers: readonly Pixel[]): Grip {
  const sum = (axis: 0 | 1) => pointers.reduce((total, pixel) => total + pixel[axis], 0)
  const [first, other] = pointers
  return {
    middle: [sum(0) / pointers.length, sum(1) / pointers.length],
    distance: first && other ? Math.hypot(first[0] - other[0], first[1] - other[1]) : 0,
  }
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: PointerEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Milliseconds before the end of a drag that tell its speed; a hand that rested for so long throws nothing. */
const memory = 100

/** CSS pixels a millisecond: what is slower comes to rest where it is let go. */
const leastSpeed = 0.05

/** CSS pixels a millisecond that a throw loses for each pixel of its way. */
const friction = 0.005

/** A shorter memory than one frame tells no speed. */
const leastTime = 1000 / 60

interface Sample {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Watches a drag and tells how far the map goes on when it is let go. */
export class Inertia {
  #samples: Sample[] = []

  reset(): void {
    this.#samples = []
  }

  /** @param x @param y CSS pixels @param time milliseconds */
  add(x: number, y: number, time: number): void {
    this.#samples.push({ x, y, time })
  }

  /** CSS pixels by which what was dragged goes on; nothing when it was not thrown. */
  throwAt(time: number): readonly [x: number, y: number] | undefined {
    const since = time - memory
    const last = this.#samples.at(-1)
    if (!last || last.time < since) return undefined
    const begin = Math.max(this.#samples.findIndex((sample) => sample.time > since) - 1, 0)
    const first = this.#samples[begin]
    if (!first || last.time - first.time < leastTime) return undefined
    const [x, y] = [last.x - first.x, last.y - first.y]
    const moved = Math.hypot(x, y)
    const speed = moved / (last.time - first.time)
    if (speed <= leastSpeed) return undefined
    const length = (speed - leastSpeed) / friction
    return [(x / moved) * length, (y / moved) * length]
  }
}
