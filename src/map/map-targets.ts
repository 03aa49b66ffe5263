import type { Marker } from '../world/marker.ts'
import type { Place } from '../world/names/world-names.ts'
import type { Pin } from '../records/pin.ts'
import { distance, type Coordinate } from '../geometry/coordinates.ts'
import { centreForFreeMiddle, type Margins } from '../geometry/free-area.ts'
import type { Layers } from './layers/layers.ts'
import type { MapLayer } from './layers/map-layer.ts'
import type { PinLayer } from './layers/pin-layer.ts'
import type { MapEvent } from './map-engine.ts'
import type { WorldView } from './view/world-view.ts'

/* Finds the marker, pin, shape or settlement that a point of the map means, for clicks, menus and the crosshair. */

/** A point at most this near to a marker's middle, in CSS pixels, means the marker. */
const snapReach = 10

/** The keyboard picks the marker or pin nearest to the crosshair, at most this far away, in CSS pixels. */
export const crosshairReach = 90

export interface MapTarget {
  readonly marker: Marker | null
  readonly pin: Pin | null
}

export const noTarget: MapTarget = { marker: null, pin: null }

/** A target in an event. A marker is given by its id because its name may change meanwhile. */
export interface TargetReference {
  readonly marker: number | null
  readonly pin: Pin | null
}

export function referenceTo({ marker, pin }: MapTarget): TargetReference {
  return { marker: marker?.id ?? null, pin }
}

/** Smallest width of a click target in CSS pixels, for mouse and pen, and for fingers. */
const targetWidth = { fine: 24, finger: 44 } as const

export interface MapTargets {
  /** Returns the target of a click. Pins lie above markers, and the lines of shapes below all names. */
  readonly under: (point: Coordinate, finger?: boolean) => MapTarget
  /** Returns all markers that a click may mean: the one of {@link under} first. A name means its marker only. */
  readonly overlappingUnder: (point: Coordinate, finger: boolean) => readonly Marker[]
  /** Returns the settlement whose name is written over a point, unless a pin or a marker icon is there. */
  readonly settlementUnder: (point: Coordinate) => Place | undefined
  /** Returns the target of a context menu. Markers count only near their middle, since their icons cover much land. */
  readonly meantBy: (point: Coordinate) => MapTarget
  /** Returns the marker or pin nearest to a point, up to {@link crosshairReach} away. */
  readonly nearest: (point: Coordinate) => MapTarget
}

/**
 * @param layers returns the layers, which show the current content
 * @param resolution world units per CSS pixel
 */
export function createMapTargets(
  layers: () => Pick<Layers, 'markers' | 'pins' | 'labels'>,
  selected: () => MapTarget,
  resolution: () => number,
  settlementsOpen: () => boolean = () => true,
  allLayers: () => readonly MapLayer[] = () => [],
): MapTargets {
  const pinAt = (point: Coordinate) => layers().pins.pinAt(point, resolution()) ?? null
  const overlappingUnder = (point: Coordinate, finger: boolean) => {
    const { markers, labels } = layers()
    const label = labels.labelAt(point, resolution())
    if (label?.marker) return [label.marker]
    // Settlements' names can be close to icons, so a finger on a name must not hit an icon beside it.
    const width = finger && !label?.place ? targetWidth.finger : targetWidth.fine
    return markers.markersAt(point, resolution(), width)
  }
  const settlementUnder = (point: Coordinate) =>
    !settlementsOpen() || pinAt(point) || overlappingUnder(point, false).length > 0
      ? undefined
      : layers().labels.labelAt(point, resolution())?.place
  const shapeAt = (point: Coordinate, finger: boolean) => {
    const reach = (targetWidth[finger ? 'finger' : 'fine'] / 2) * resolution()
    const shape = allLayers()
      .find((layer) => layer.pinAt)
      ?.pinAt?.(point, reach)
    return shape && !settlementUnder(point) ? shape : null
  }
  return {
    overlappingUnder,
    settlementUnder,
    under: (point, finger = false) => {
      const pin = pinAt(point)
      const marker = pin ? null : (overlappingUnder(point, finger)[0] ?? null)
      return { marker, pin: pin ?? (marker ? null : shapeAt(point, finger)) }
    },
    meantBy: (point) => {
      const pin = pinAt(point)
      if (pin) return { ...noTarget, pin }
      const { marker } = selected()
      const reach = snapReach * resolution()
      if (marker && distance(marker.coordinate, point) <= reach) return { pin, marker }
      return { pin, marker: layers().markers.nearest(point, reach) ?? null }
    },
    nearest: (point) => {
      const { markers, pins } = layers()
      const reach = crosshairReach * resolution()
      const marker = markers.nearest(point, reach) ?? null
      const pin = nearestPin(pins, selected().pin, point, reach)
      if (!marker || !pin) return { marker, pin }
      return distance([pin.x, pin.y], point) <= distance(marker.coordinate, point)
        ? { marker: null, pin }
        : { marker, pin: null }
    },
  }
}

/** Returns the pin nearest to a point. The selected pin is compared separately because `pins.others` lacks it. */
function nearestPin(
  pins: PinLayer,
  selected: Pin | null,
  point: Coordinate,
  reach: number,
): Pin | null {
  const other = pins.others.nearest(point, reach) ?? null
  const units = (pin: Pin) => distance([pin.x, pin.y], point)
  if (!selected || units(selected) > reach) return other
  return other && units(other) < units(selected) ? other : selected
}

export function placeOf({ marker, pin }: MapTarget): Coordinate | undefined {
  return pin ? [pin.x, pin.y] : marker?.coordinate
}

interface CrosshairOptions {
  readonly view: WorldView
  readonly targets: MapTargets
  /** How far panel and card cover the map, in CSS pixels. */
  readonly margins: () => Margins
  readonly onEvent: (event: MapEvent) => void
}

export interface Crosshair {
  /** Returns the coordinate of the crosshair, which is in the middle of the uncovered part of the map. */
  readonly point: () => Coordinate
  readonly target: () => MapTarget
  /** Sends a `crosshair` event if the target has changed since the last one. */
  readonly update: () => void
}

/** Creates the crosshair, with which the keyboard chooses markers and pins. */
export function createCrosshair({ view, targets, margins, onEvent }: CrosshairOptions): Crosshair {
  let last = noTarget
  const point = (): Coordinate => {
    const [x, y] = view.centre
    const [shiftX, shiftY] = centreForFreeMiddle([0, 0], { ...margins(), top: 0 }, view.resolution)
    return [x - shiftX, y - shiftY]
  }
  const update = () => {
    const found = targets.nearest(point())
    if (found.marker === last.marker && found.pin === last.pin) return
    last = found
    onEvent({ kind: 'crosshair', ...referenceTo(found) })
  }
  return {
    point,
    target: () => {
      update()
      return last
    },
    update,
  }
}
