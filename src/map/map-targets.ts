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

/** A point so near a marker's middle, in CSS pixels, is taken to mean the marker. */
const snapReach = 10

/** The keyboard picks the marker or pin nearest the middle within this many CSS pixels. */
export const crosshairReach = 90

/** A marker or a pin, never both. */
export interface MapTarget {
  readonly marker: Marker | null
  readonly pin: Pin | null
}

export const noTarget: MapTarget = { marker: null, pin: null }

/** A target as an event tells of it: the marker by its id, since what it is called may change meanwhile. */
export interface TargetReference {
  readonly marker: number | null
  readonly pin: Pin | null
}

export function referenceTo({ marker, pin }: MapTarget): TargetReference {
  return { marker: marker?.id ?? null, pin }
}

/** What a click hits by mouse or pen, and by finger, is at least so many CSS pixels wide. */
const targetWidth = { fine: 24, finger: 44 } as const

export interface MapTargets {
  /** What a click at a point means: pins lie above markers, and the lines of shapes below all names. */
  readonly under: (point: Coordinate, finger?: boolean) => MapTarget
  /** All markers that a click at a point, or on a marker's name, may mean; the first is the one that {@link under} tells of. */
  readonly overlappingUnder: (point: Coordinate, finger: boolean) => readonly Marker[]
  /** The settlement whose name is written over a point, where no pin and no marker icon is. */
  readonly settlementUnder: (point: Coordinate) => Place | undefined
  /** The target of a context menu at a point: the marker only near its middle, since its icon covers much land. */
  readonly meantBy: (point: Coordinate) => MapTarget
  /** What is nearest the crosshair. */
  readonly nearest: (point: Coordinate) => MapTarget
}

/**
 * What points of the map mean to a player.
 *
 * @param layers as they show the content of the moment
 * @param resolution world units a CSS pixel
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
    // A finger beside a marker icon means the name that it is on.
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

/** The selected pin is not among the others. */
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

/** Where a target stands. */
export function placeOf({ marker, pin }: MapTarget): Coordinate | undefined {
  return pin ? [pin.x, pin.y] : marker?.coordinate
}

interface CrosshairOptions {
  readonly view: WorldView
  readonly targets: MapTargets
  /** What covers the map, in CSS pixels. */
  readonly margins: () => Margins
  readonly onEvent: (event: MapEvent) => void
}

export interface Crosshair {
  /** The middle of what is not covered, where the crosshair stands. */
  readonly point: () => Coordinate
  /** What lies there now. */
  readonly target: () => MapTarget
  /** Tells what lies there, where that is something else than was told last. */
  readonly update: () => void
}

/** The crosshair of the keyboard: where it stands, and what lies under it. */
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
