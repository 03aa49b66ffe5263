import type { Coordinate } from '../../geometry/coordinates.ts'
import { easeOut, type WorldView } from '../view/world-view.ts'
import type { Pixel, PointerListener } from './watch-pointers.ts'

/** Duration of the glide after a throw, in ms. */
const throwTime = 500

/** Duration of the zoom after a tap with two fingers, in ms. */
const zoomTime = 250

/** Distance in CSS pixels that zooms by one level when a finger taps, presses again and drags. Downwards zooms in. */
const pixelsPerLevel = 100

interface Grip {
  readonly middle: Pixel
  /** CSS pixels between the first two fingers; 0 for a single pointer. */
  readonly distance: number
}

interface DragMapOptions {
  readonly view: WorldView
  /** Whether a drag with one finger or the mouse moves the map, rather than drawing on it. */
  readonly pans: () => boolean
  readonly coordinateAt: (pixel: Pixel) => Coordinate
  readonly now: () => number
  readonly onEvent: (event: { readonly kind: 'steered' }) => void
}

/** Moves the map with the mouse or a finger, which can throw it. Zooms it with two fingers or after a tap. */
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
  /** World coordinate about which a single finger zooms; `undefined` while none does. */
  let zoomed: Coordinate | undefined
  let letGo: (() => void) | undefined
  /** Zoom at the time of the last press. */
  let zoomBefore = view.zoom

  const takeGrip = (pointers: readonly Pixel[]) => {
    grip = pointers.length > 0 ? gripOf(pointers) : undefined
    inertia.reset()
  }
  const release = () => {
    letGo?.()
    letGo = undefined
  }
  return {
    press: (event, pointers, again) => {
      takeGrip(pointers)
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
        takeGrip(pointers)
        return
      }
      const throwBy = letGo && panning && !zoomed && !cancelled ? inertia.throwAt(now()) : undefined
      takeGrip([])
      if (throwBy) throwMap(view, throwBy)
      release()
    },
    // Starts from the zoom before the tap, because fingers that tap also spread or close a little.
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

/** Time in ms before the release in which the speed is measured. A hand that rests for so long throws nothing. */
const memory = 100

/** Minimum speed of a throw in CSS pixels per ms. */
const leastSpeed = 0.05

/** Loss of speed, in CSS pixels per ms, for each CSS pixel that the map glides. */
const friction = 0.005

/** Minimum time in ms in which a speed can be measured: one frame. */
const leastTime = 1000 / 60

interface Sample {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Records the positions of a drag and calculates how far the map glides after its release. */
export class Inertia {
  #samples: Sample[] = []

  reset(): void {
    this.#samples = []
  }

  /** @param x @param y CSS pixels @param time in ms */
  add(x: number, y: number, time: number): void {
    this.#samples.push({ x, y, time })
  }

  /** Returns how far the map glides in CSS pixels; `undefined` if it was not thrown. */
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
