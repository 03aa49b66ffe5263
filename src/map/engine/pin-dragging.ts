import type { Coordinate } from '../../domain/marker.ts'
import { insideExtent, type Pin } from '../../domain/pin.ts'
import type { Extent } from '../../domain/world.ts'
import type { PinLayer } from './layers/pin-layer.ts'
import type { MapEvent } from './map-engine.ts'
import { watchPinDrags } from './pin-drags.ts'

interface PinDraggingOptions {
  readonly target: HTMLElement
  readonly pins: PinLayer
  readonly selected: () => Pin | null
  readonly extent: Extent
  /** World units a CSS pixel. */
  readonly resolution: () => number
  /** The world coordinate at a point of the window. */
  readonly pointAt: (clientX: number, clientY: number) => Coordinate
  /** Whether presses have another meaning, such as while measuring. */
  readonly isBusy: () => boolean
  readonly isBroken: () => boolean
  readonly onHold: (held: boolean) => void
  readonly onEvent: (event: MapEvent) => void
}

/**
 * Lets the selected pin be dragged; others are no handles, so that a map full of pins can still be dragged
 * itself. @returns what stops it
 */
export function letPinsBeDragged(options: PinDraggingOptions): () => void {
  const { target, pins, selected, extent, resolution, pointAt, onHold, onEvent } = options
  const placeAfter = (right: number, down: number): Coordinate | null => {
    const pin = selected()
    if (!pin) return null
    const to: Coordinate = [pin.x + right * resolution(), pin.y - down * resolution()]
    return insideExtent(to, extent)
  }
  return watchPinDrags({
    target,
    holds: (clientX, clientY) =>
      !options.isBusy() && pins.selectedAt(pointAt(clientX, clientY), resolution()) !== undefined,
    isBroken: options.isBroken,
    onHold,
    onDrag: (way) => pins.setDragged(way && placeAfter(...way)),
    onDrop: (way) => {
      const [pin, to] = [selected(), placeAfter(...way)]
      if (pin && to) onEvent({ kind: 'pin-moved', pin, to })
    },
  })
}
