import type { Marker } from '../world/marker.ts'
import type { Place } from '../world/names/world-names.ts'
import { distance, type Coordinate } from '../geometry/coordinates.ts'
import { centreForFreeMiddle, type Margins } from '../geometry/free-area.ts'
import type { Layers } from './layers/layers.ts'
import type { MapItem, MapLayer } from './layers/map-layer.ts'
import type { Draggable } from './point-drag.ts'
import type { MapEvent, TargetReference } from './map-engine.ts'
import type { WorldView } from './view/world-view.ts'

/* Finds the marker, item of a layer or place that a point of the map means, for clicks, menus and the crosshair. */

/** A point at most this near to a marker's middle, in CSS pixels, means the marker. */
const snapReach = 10

/** The keyboard picks the marker or item nearest to the crosshair, at most this far away, in CSS pixels. */
export const crosshairReach = 90

export interface MapTarget {
  readonly marker: Marker | null
  readonly item: MapItem | null
}

export const noTarget: MapTarget = { marker: null, item: null }

export function referenceTo({ marker, item }: MapTarget): TargetReference {
  return { marker: marker?.id ?? null, item: item?.id ?? null }
}

/** Smallest width of a click target in CSS pixels, for mouse and pen, and for fingers. */
const targetWidth = { fine: 24, finger: 44 } as const

export interface MapTargets {
  /** Returns the target of a click. Items of layers above the markers come first, items of layers below them last. */
  readonly clickTargetAt: (point: Coordinate, finger?: boolean) => MapTarget
  /** Returns all markers that a click may mean, that of {@link clickTargetAt} first. A name means its marker only. */
  readonly overlappingAt: (point: Coordinate, finger: boolean) => readonly Marker[]
  /** Returns the place whose name is written over a point, unless an item or a marker icon is there. */
  readonly namedPlaceAt: (point: Coordinate) => Place | undefined
  /** Returns the target of a context menu. Markers count only near their middle, since their icons cover much land. */
  readonly menuTargetAt: (point: Coordinate) => MapTarget
  /** Returns the marker or item nearest to a point, up to {@link crosshairReach} away. */
  readonly nearest: (point: Coordinate) => MapTarget
  /** Returns the uppermost point of a layer that a press drags. @param reach in CSS pixels */
  readonly handleAt: (point: Coordinate, reach: number) => Draggable | undefined
}

/**
 * @param layers returns the layers, which show the current content
 * @param resolution world units per CSS pixel
 */
export function createMapTargets(
  layers: () => Pick<Layers, 'markers' | 'labels'>,
  selected: () => MapTarget,
  resolution: () => number,
  placesOpen: () => boolean = () => true,
  allLayers: () => readonly MapLayer[] = () => [],
): MapTargets {
  /** Returns the uppermost item of the layers above or below the markers. @param width of the target in CSS pixels */
  const itemAt = (point: Coordinate, above: boolean, width: number = targetWidth.fine) => {
    const all = allLayers()
    const middle = all.indexOf(layers().markers.layer)
    let item: MapItem | null = null
    for (const [at, layer] of all.entries()) {
      if (at > middle === above)
        item = layer.itemAt?.(point, (width / 2) * resolution(), resolution()) ?? item
    }
    return item
  }
  const overlappingAt = (point: Coordinate, finger: boolean) => {
    const { markers, labels } = layers()
    const label = labels.labelAt(point, resolution())
    if (label?.marker) return [label.marker]
    // Places' names can be close to icons, so a finger on a name must not hit an icon beside it.
    const width = finger && !label?.place ? targetWidth.finger : targetWidth.fine
    return markers.markersAt(point, resolution(), width)
  }
  const namedPlaceAt = (point: Coordinate) =>
    !placesOpen() || itemAt(point, true) || overlappingAt(point, false).length > 0
      ? undefined
      : layers().labels.labelAt(point, resolution())?.place
  const itemBelowAt = (point: Coordinate, finger: boolean) => {
    const item = itemAt(point, false, targetWidth[finger ? 'finger' : 'fine'])
    return item && !namedPlaceAt(point) ? item : null
  }
  const menuTargetAt = (point: Coordinate): MapTarget => {
    const item = itemAt(point, true)
    if (item) return { marker: null, item }
    const { marker } = selected()
    const reach = snapReach * resolution()
    if (marker && distance(marker.coordinate, point) <= reach) return { item, marker }
    return { item, marker: layers().markers.nearest(point, reach) ?? null }
  }
  return {
    overlappingAt,
    namedPlaceAt,
    clickTargetAt: (point, finger = false) => {
      const item = itemAt(point, true)
      const marker = item ? null : (overlappingAt(point, finger)[0] ?? null)
      return { marker, item: item ?? (marker ? null : itemBelowAt(point, finger)) }
    },
    menuTargetAt,
    nearest: (point) => {
      const reach = crosshairReach * resolution()
      const marker = layers().markers.nearest(point, reach) ?? null
      let item: MapItem | null = null
      for (const layer of allLayers()) item = layer.nearestItem?.(point, reach) ?? item
      if (!marker || !item) return { marker, item }
      return distance(item.coordinate, point) <= distance(marker.coordinate, point)
        ? { marker: null, item }
        : { marker, item: null }
    },
    handleAt: (point, reach) => {
      let handle: Draggable | undefined
      for (const layer of allLayers())
        handle = layer.handleAt?.(point, reach * resolution(), resolution()) ?? handle
      if (!handle?.snaps) return handle
      const { move } = handle
      return { ...handle, move: (to) => move(placeOf(menuTargetAt(to)) ?? to) }
    },
  }
}

export function isSameTarget(one: MapTarget, other: MapTarget): boolean {
  return one.marker === other.marker && one.item?.id === other.item?.id
}

export function placeOf({ marker, item }: MapTarget): Coordinate | undefined {
  return (item ?? marker)?.coordinate
}

interface CrosshairOptions {
  readonly view: WorldView
  readonly targets: MapTargets
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

/** Creates the crosshair, with which the keyboard chooses markers and items. */
export function createCrosshair({ view, targets, margins, onEvent }: CrosshairOptions): Crosshair {
  let last = noTarget
  const point = (): Coordinate => {
    const [x, y] = view.centre
    const [shiftX, shiftY] = centreForFreeMiddle([0, 0], { ...margins(), top: 0 }, view.resolution)
    return [x - shiftX, y - shiftY]
  }
  const update = () => {
    const found = targets.nearest(point())
    if (isSameTarget(found, last)) return
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
