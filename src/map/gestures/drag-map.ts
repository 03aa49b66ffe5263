import type { Coordinate } from '../../geometry/coordinates.ts'
import { easeOut, type WorldView } from '../view/world-view.ts'
import type { Pixel, PointerListener } from './watch-pointers.ts'

const glideMs = 500

const pairTapZoomMs = 250

/** Distance in CSS pixels that zooms by one level when a finger taps, presses again and drags. Downwards zooms in. */
const dragCssPxPerLevel = 100

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
  let zoomedAbout: Coordinate | undefined
  let endHold: (() => void) | undefined
  let zoomAtPress = view.zoom

  const updateGrip = (pointers: readonly Pixel[]) => {
    grip = pointers.length > 0 ? gripOf(pointers) : undefined
    inertia.reset()
  }
  const release = () => {
    endHold?.()
    endHold = undefined
  }
  return {
    press: (event, pointers, again) => {
      updateGrip(pointers)
      zoomedAbout = undefined
      zoomAtPress = view.zoom
      if (pointers.length > 1) return
      panning = event.button === 0 && event.isPrimary && !hasModifier(event) && pans()
      if (!panning) return
      view.stop()
      if (again) zoomedAbout = coordinateAt([event.clientX, event.clientY])
    },
    drag: (pointers, from) => {
      const before = from ? gripOf([from]) : grip
      if (!before || (pointers.length < 2 && !panning)) return
      if (!endHold && pointers.length === 1 && !zoomedAbout) onEvent({ kind: 'steered' })
      endHold ??= view.hold()
      grip = gripOf(pointers)
      const { middle, distance } = grip
      if (zoomedAbout) {
        view.zoomTo(view.zoom + (middle[1] - before.middle[1]) / dragCssPxPerLevel, zoomedAbout)
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
        updateGrip(pointers)
        return
      }
      const throwBy =
        endHold && panning && !zoomedAbout && !cancelled ? inertia.throwAt(now()) : undefined
      updateGrip([])
      if (throwBy) throwMap(view, throwBy)
      release()
    },
    // Starts from the zoom before the tap, because fingers that tap also spread or close a little.
    pairTap: (at) =>
      view.animate({
        zoom: zoomAtPress - 1,
        about: coordinateAt(at),
        duration: pairTapZoomMs,
        easing: easeOut,
      }),
  }
}

function throwMap(view: WorldView, [x, y]: readonly [number, number]): void {
  const [centreX, centreY] = view.centre
  view.animate({
    centre: [centreX - x * view.resolution, centreY + y * view.resolution],
    duration: glideMs,
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
const speedWindowMs = 100

const minThrowCssPxPerMs = 0.05

/** Loss of speed, in CSS pixels per ms, for each CSS pixel that the map glides. */
const friction = 0.005

/** Minimum time in ms in which a speed can be measured: one frame. */
const minSampleMs = 1000 / 60

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
    const since = time - speedWindowMs
    const last = this.#samples.at(-1)
    if (!last || last.time < since) return undefined
    const begin = Math.max(this.#samples.findIndex((sample) => sample.time > since) - 1, 0)
    const first = this.#samples[begin]
    if (!first || last.time - first.time < minSampleMs) return undefined
    const [x, y] = [last.x - first.x, last.y - first.y]
    const moved = Math.hypot(x, y)
    const speed = moved / (last.time - first.time)
    if (speed <= minThrowCssPxPerMs) return undefined
    const length = (speed - minThrowCssPxPerMs) / friction
    return [(x / moved) * length, (y / moved) * length]
  }
}
