import { nameInAddresses } from '../world/names/world-names.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import type { Pixel, PointerListener } from './gestures/watch-pointers.ts'
import type { MapEvent } from './map-engine.ts'
import { isEnter } from '../ui/keys/composition.ts'
import { noTarget, placeOf, referenceTo, type MapTarget, type MapTargets } from './map-targets.ts'
import type { PointDrags } from './point-drag.ts'

interface MapClickOptions {
  readonly target: HTMLElement
  readonly targets: MapTargets
  readonly drags: PointDrags
  readonly coordinateAt: (pixel: Pixel) => Coordinate
  /** Turns pixels of the window into those of the map. */
  readonly pixelOf: (pixel: Pixel) => readonly [x: number, y: number]
  /** Whether clicks add points. */
  readonly measuring: () => boolean
  /** Whether they are corners of a line around places. */
  readonly drawing: () => boolean
  /** Enter or the space bar, which stand for a click in the middle. */
  readonly onKey: () => void
  readonly onEvent: (event: MapEvent) => void
  /** A double click that means nothing else. @param out whether it is to zoom out */
  readonly onZoom: (about: Coordinate, out: boolean) => void
}

type ClickListener = Pick<PointerListener, 'click' | 'singleClick' | 'doubleClick' | 'hover'>

/**
 * Takes clicks, taps and the keys that stand for them for what they mean, and shows by the cursor what a click
 * would do.
 *
 * @returns what hears the clicks, and what stops the rest
 */
export function watchClicks(
  options: MapClickOptions,
): ClickListener & { readonly stop: () => void } {
  const { target, targets, drags, coordinateAt, pixelOf, measuring, drawing, onKey, onEvent } =
    options
  let clickHit = false
  let hovered = noTarget

  const isOnTarget = (point: Coordinate) =>
    placeOf(targets.under(point)) !== undefined || targets.settlementUnder(point) !== undefined

  function choose({ marker, pin }: MapTarget, at: Pixel, finger: boolean): void {
    if (pin) onEvent({ kind: 'pin', pin, by: 'pointer' })
    else if (marker) {
      const overlapping = targets.overlappingUnder(coordinateAt(at), finger).map(({ id }) => id)
      onEvent({ kind: 'marker', by: 'pointer', overlapping, pixel: pixelOf(at) })
    } else {
      const settlement = targets.settlementUnder(coordinateAt(at))
      const place = settlement && nameInAddresses(settlement)
      if (place) onEvent({ kind: 'settlement', place })
    }
  }

  function hoverOver(hit: MapTarget, at: Pixel): void {
    if (hit.marker === hovered.marker && hit.pin === hovered.pin) return
    hovered = hit
    onEvent({ kind: 'hover', ...referenceTo(hit), pixel: pixelOf(at) })
  }

  function cursorAt(point: Coordinate, hit: MapTarget): string {
    if (drags.canHold(point)) return 'grab'
    if (measuring()) return 'crosshair'
    return placeOf(hit) || targets.settlementUnder(point) ? 'pointer' : ''
  }

  const leave = () => {
    hoverOver(noTarget, [0, 0])
    onEvent({ kind: 'pointer', coordinate: null })
  }
  const key = (event: KeyboardEvent) => {
    if (event.target !== target || (!isEnter(event) && event.key !== ' ')) return
    event.preventDefault()
    onKey()
  }
  // A tap is over with its pointer event. The click that browsers send after it would hit the card that has
  // just opened under the finger. And what the engine does not hear of, as a stroke or a pin that is dragged,
  // is a fling to Chromium, which takes the next tap for the hand that stops it.
  const handled = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault()
  }
  const stopped = new AbortController()
  const { signal } = stopped
  target.addEventListener('touchmove', handled, { signal, passive: false })
  target.addEventListener('touchend', handled, { signal })
  target.addEventListener('pointerleave', leave, { signal })
  target.addEventListener('keydown', key, { signal })
  return {
    click: (at, finger) => {
      const point = coordinateAt(at)
      const hit = targets.under(point, finger)
      // A click that adds a point is no click on empty land.
      clickHit =
        placeOf(hit) !== undefined || measuring() || targets.settlementUnder(point) !== undefined
      if (measuring()) {
        // A corner on a marker's middle would leave it to chance whether the marker lies inside.
        const coordinate = (!drawing() && placeOf(targets.meantBy(point))) || point
        const named = placeOf(hit) ?? targets.settlementUnder(point)?.coordinate
        onEvent({ kind: 'point', coordinate, named, by: 'pointer' })
      } else choose(hit, at, finger)
    },
    // Waits for a possible second click, so that zooming by double click is not taken for a click.
    // By then the map may have moved away under the pointer, so what the click hit is remembered.
    singleClick: () => {
      if (!clickHit) onEvent({ kind: 'empty' })
    },
    // Two quick clicks on markers are two selections, and two quick clicks while measuring are two points.
    doubleClick: (at, shift) => {
      const point = coordinateAt(at)
      if (!measuring() && !isOnTarget(point)) options.onZoom(point, shift)
    },
    hover: (at, finger) => {
      const coordinate = coordinateAt(at)
      const hit = targets.under(coordinate)
      target.style.cursor = cursorAt(coordinate, hit)
      hoverOver(finger || measuring() ? noTarget : hit, at)
      onEvent({ kind: 'pointer', coordinate })
    },
    stop: () => stopped.abort(),
  }
}
