import type OlMap from 'ol/Map.js'
import type MapBrowserEvent from 'ol/MapBrowserEvent.js'
import type { Coordinate } from '../../domain/marker.ts'
import type { MapEvent } from './map-engine.ts'
import { placeOf, type MapTarget, type MapTargets } from './map-targets.ts'
import type { PointDrags } from './point-drag.ts'

interface MapClickOptions {
  readonly map: OlMap
  readonly target: HTMLElement
  readonly targets: MapTargets
  readonly drags: PointDrags
  /** Whether the press that now ends has asked about a spot. */
  readonly asked: () => boolean
  /** Whether clicks add points. */
  readonly measuring: () => boolean
  /** Whether they are corners of a line around places. */
  readonly drawing: () => boolean
  /** Enter or the space bar, which stand for a click in the middle. */
  readonly onKey: () => void
  readonly onEvent: (event: MapEvent) => void
}

/** Hears clicks, taps and the keys that stand for them, and shows by the cursor what a click would do. @returns what stops it */
export function watchClicks(options: MapClickOptions): () => void {
  const { map, target, targets, drags, asked, measuring, drawing, onKey, onEvent } = options
  let clickHit = false

  const pointOf = ({ coordinate: [x = 0, y = 0] }: MapBrowserEvent): Coordinate => [x, y]
  const isOnTarget = (point: Coordinate) => placeOf(targets.under(point)) !== undefined

  function choose({ marker, pin }: MapTarget): void {
    if (pin) onEvent({ kind: 'pin', pin, by: 'pointer' })
    else if (marker) onEvent({ kind: 'marker', marker, by: 'pointer' })
  }

  function cursorAt(point: Coordinate): string {
    if (drags.canHold(point)) return 'grab'
    if (measuring()) return 'crosshair'
    return isOnTarget(point) ? 'pointer' : ''
  }

  // A press that asked about a spot and a drag are no clicks, nor the first or second half of a double click.
  map.addEventListener('pointerup', (event) => {
    if (asked() || drags.dragged()) event.preventDefault()
  })
  map.on('click', (event) => {
    const point = pointOf(event)
    const hit = targets.under(point)
    // A click that adds a point is no click on empty land.
    clickHit = placeOf(hit) !== undefined || measuring()
    if (measuring()) {
      // A corner on a marker's middle would leave it to chance whether the marker lies inside.
      const coordinate = (!drawing() && placeOf(targets.meantBy(point))) || point
      onEvent({ kind: 'point', coordinate, by: 'pointer' })
    } else choose(hit)
  })
  // Waits for a possible second click, so that zooming by double click is not taken for a click.
  // By then the map may have moved away under the pointer, so what the click hit is remembered.
  map.on('singleclick', () => {
    if (!clickHit) onEvent({ kind: 'empty' })
  })
  // Two quick clicks on markers are two selections, and two quick clicks while measuring are two points.
  map.on('dblclick', (event) => !measuring() && !isOnTarget(pointOf(event)))
  map.on('pointermove', (event) => {
    if (event.dragging) return
    const coordinate = pointOf(event)
    target.style.cursor = cursorAt(coordinate)
    onEvent({ kind: 'pointer', coordinate })
  })
  const leave = () => onEvent({ kind: 'pointer', coordinate: null })
  const key = (event: KeyboardEvent) => {
    if (event.target !== target || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    onKey()
  }
  // A tap is over with its pointer event. The click that browsers send after it would hit the card that has
  // just opened under the finger. And what the engine does not hear of, as a stroke or a pin that is dragged,
  // is a fling to Chromium, which takes the next tap for the hand that stops it.
  const handled = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault()
  }
  target.addEventListener('touchmove', handled, { passive: false })
  target.addEventListener('touchend', handled)
  target.addEventListener('pointerleave', leave)
  target.addEventListener('keydown', key)
  return () => {
    target.removeEventListener('touchmove', handled)
    target.removeEventListener('touchend', handled)
    target.removeEventListener('pointerleave', leave)
    target.removeEventListener('keydown', key)
  }
}
