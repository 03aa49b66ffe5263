import { addressName } from '../world/names/world-names.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import type { Pixel, PointerListener } from './gestures/watch-pointers.ts'
import type { MapEvent } from './map-engine.ts'
import { isEnter } from '../ui/keys/composition.ts'
import {
  isSameTarget,
  noTarget,
  placeOf,
  referenceTo,
  type MapTarget,
  type MapTargets,
} from './map-targets.ts'
import type { PointDrags } from './point-drag.ts'

interface MapClickOptions {
  readonly target: HTMLElement
  readonly targets: MapTargets
  readonly drags: PointDrags
  readonly coordinateAt: (pixel: Pixel) => Coordinate
  /** Converts a position in the window to one from the map's upper left corner, both in CSS pixels. */
  readonly pixelOf: (pixel: Pixel) => readonly [x: number, y: number]
  readonly clicksAddPoints: () => boolean
  readonly dragsDrawLines: () => boolean
  readonly onEnterOrSpace: () => void
  readonly onEvent: (event: MapEvent) => void
  /** Called for a double click on empty land. @param out whether to zoom out */
  readonly onZoom: (about: Coordinate, out: boolean) => void
}

type ClickListener = Pick<PointerListener, 'click' | 'singleClick' | 'doubleClick' | 'hover'>

/** Turns clicks, taps, Enter and the space bar into events, and sets the cursor. `stop` removes the other listeners. */
export function watchClicks(
  options: MapClickOptions,
): ClickListener & { readonly stop: () => void } {
  const {
    target,
    targets,
    drags,
    coordinateAt,
    pixelOf,
    clicksAddPoints,
    dragsDrawLines,
    onEnterOrSpace,
    onEvent,
  } = options
  let clickHit = false
  let hovered = noTarget

  const isOnTarget = (point: Coordinate) =>
    placeOf(targets.clickTargetAt(point)) !== undefined || targets.namedPlaceAt(point) !== undefined

  function choose({ marker, item }: MapTarget, at: Pixel, finger: boolean): void {
    if (item) onEvent({ kind: 'item', id: item.id, by: 'pointer' })
    else if (marker) {
      const overlapping = targets.overlappingAt(coordinateAt(at), finger).map(({ id }) => id)
      onEvent({ kind: 'marker', by: 'pointer', overlapping, pixel: pixelOf(at) })
    } else {
      const place = targets.namedPlaceAt(coordinateAt(at))
      const name = place && addressName(place)
      if (name) onEvent({ kind: 'place', name })
    }
  }

  function hoverOver(hit: MapTarget, at: Pixel): void {
    if (isSameTarget(hit, hovered)) return
    hovered = hit
    onEvent({ kind: 'hover', ...referenceTo(hit), pixel: pixelOf(at) })
  }

  function cursorAt(point: Coordinate, hit: MapTarget): string {
    if (drags.canGrab(point)) return 'grab'
    if (clicksAddPoints()) return 'crosshair'
    return placeOf(hit) || targets.namedPlaceAt(point) ? 'pointer' : ''
  }

  const leave = () => {
    hoverOver(noTarget, [0, 0])
    onEvent({ kind: 'pointer', coordinate: null })
  }
  const key = (event: KeyboardEvent) => {
    if (event.target !== target || (!isEnter(event) && event.key !== ' ')) return
    event.preventDefault()
    onEnterOrSpace()
  }
  // The pointer events have handled a tap already: the click that follows would hit the card that has just opened. And
  // Chromium takes a drag whose touch moves aren't prevented for a fling, and uses the next tap to stop it.
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
      const hit = targets.clickTargetAt(point, finger)
      // A click that adds a point must not count as a click on empty land.
      clickHit =
        placeOf(hit) !== undefined || clicksAddPoints() || targets.namedPlaceAt(point) !== undefined
      if (clicksAddPoints()) {
        // The corners of a drawn area don't snap: it would be left to chance whether a marker on a corner is inside.
        const coordinate = (!dragsDrawLines() && placeOf(targets.menuTargetAt(point))) || point
        const named = placeOf(hit) ?? targets.namedPlaceAt(point)?.coordinate
        onEvent({ kind: 'point', coordinate, named, by: 'pointer' })
      } else choose(hit, at, finger)
    },
    // Called only if no second click follows, so that zooming by double click doesn't report empty land. The map may
    // have moved under the pointer by then, so `clickHit` keeps what the click hit.
    singleClick: () => {
      if (!clickHit) onEvent({ kind: 'empty' })
    },
    // Two quick clicks on markers are two selections, and two quick clicks that add points are two points.
    doubleClick: (at, shift) => {
      const point = coordinateAt(at)
      if (!clicksAddPoints() && !isOnTarget(point)) options.onZoom(point, shift)
    },
    hover: (at, finger) => {
      const coordinate = coordinateAt(at)
      const hit = targets.clickTargetAt(coordinate)
      target.style.cursor = cursorAt(coordinate, hit)
      hoverOver(finger || clicksAddPoints() ? noTarget : hit, at)
      onEvent({ kind: 'pointer', coordinate })
    },
    stop: () => stopped.abort(),
  }
}
