import { onPageLeave } from '../platform/page-leave.ts'
import type { Coordinate, MapPosition } from '../geometry/coordinates.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { isInExtent } from '../geometry/extent.ts'
import type { Margins } from '../geometry/free-area.ts'
import type { BasemapStyleName } from '../basemap/basemap-style.ts'
import type { ScaledWorld } from '../world/world.ts'
import type { LandTiles } from '../basemap/tiles/land-tiles.ts'
import { watchGestures } from './gestures/watch-gestures.ts'
import { viewportExtent } from './layers/viewport.ts'
import {
  createCrosshair,
  createMapTargets,
  noTarget,
  placeOf,
  type MapTarget,
} from './map-targets.ts'
import type { LastLandPicture } from './layers/land-pictures.ts'
import { createLayers, type Layers } from './layers/layers.ts'
import type { MapItem, MapLayer } from './layers/map-layer.ts'
import { createContentReader } from './content-reader.ts'
import type { LayerContent, MapContent, MapEngine, MapEvent } from './map-engine.ts'
import { openScreen, type Screen } from './screen.ts'
import { createMoves } from './view/moves.ts'
import { WorldView } from './view/world-view.ts'

const controlStripHeightCssPx = 64

export interface EngineOptions {
  readonly target: HTMLElement
  readonly world: ScaledWorld
  /** BCP 47 tag of the language of the world's names. */
  readonly language: string
  readonly position: MapPosition
  readonly fileUrl: (name: string) => string
  readonly lastLand?: LastLandPicture | undefined
  /** Tiles of the land. They stay open when the map is destroyed; the caller closes them. */
  readonly landTiles: LandTiles
  /** Called with the replacement after the land had to be loaded again. */
  readonly onNewLandTiles: (tiles: LandTiles) => void
  readonly basemapStyle: BasemapStyleName
  /** Returns what the map shows. Called once before each frame for which the content has changed. */
  readonly content: () => MapContent
  readonly onEvent: (event: MapEvent) => void
}

const now = () => performance.now()

/** Creates the map engine. Each layer is a DOM element. @throws Error if the browser can't draw on a 2D canvas */
export function createDomEngine(options: EngineOptions): MapEngine {
  const { target, world } = options
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('This browser cannot draw on a canvas.')
  }
  const markersById = new Map(world.markers.map((marker) => [marker.id, marker]))
  let more: MapContent['moreMarkers'] = null
  const markerOf = (id: number | null) =>
    id === null ? null : (markersById.get(id) ?? more?.byId.get(id) ?? null)
  const onEvent = (event: MapEvent) => {
    if (isPointedAt(event, target)) layers.markers.raise(markerOf(event.marker))
    options.onEvent(event)
  }
  const settle = afterAll(['land', 'markers'], () => {
    onEvent({ kind: 'ready' })
    layers.markers.paintAhead()
    whenIdle(() => layers.land.sharpen())
  })
  const layers: Layers = createLayers({ ...options, onEvent }, settle)
  const { changed, content } = createContentReader(
    (): LayerContent => {
      const read = options.content()
      more = read.moreMarkers
      return { ...read, selected: markerOf(read.selected) }
    },
    (next) => {
      layers.setContent(next)
      crosshair.update()
    },
  )
  let hasMovedSinceRest = false
  const reportRest = () => {
    hasMovedSinceRest = false
    onEvent({ kind: 'rest', position: { coordinates: view.centre, zoom: view.zoom } })
  }
  const view: WorldView = beginView(options, () => {
    hasMovedSinceRest = true
    screen.request()
  })
  const screen: Screen = openScreen({
    target,
    view,
    layers: layers.inOrder,
    now,
    beforeDraw: content,
    onView: () => onEvent({ kind: 'view', unitsPerPixel: view.resolution }),
    onRest: () => {
      crosshair.update()
      reportRest()
    },
  })
  // A hidden page draws no frames. If the map is still gliding, this is the last chance to report its position.
  const stopLeaving = onPageLeave(() => hasMovedSinceRest && reportRest())
  const selected = () => selectedIn(content(), screen.layers)
  const placesOpen = () => content()?.placesOpen !== false
  const shown = () => {
    content()
    return layers
  }
  const targets = createMapTargets(
    shown,
    selected,
    () => view.resolution,
    placesOpen,
    () => screen.layers,
  )
  const margins = () => marginsOf(content())
  const moves = createMoves({
    scale: world.scale,
    view,
    size: screen.size,
    margins,
    reach: () => content()?.markerSize ?? 0,
    onSteer: () => onEvent({ kind: 'steered' }),
  })
  const crosshair = createCrosshair({ view, targets, margins, onEvent })
  const { stop: stopGestures, ...middle } = watchGestures({
    target,
    view,
    screen,
    targets,
    now,
    content,
    selected: () => {
      const place = placeOf(selected())
      return place && isInView(place, view, screen) ? selected() : noTarget
    },
    crosshair,
    moves,
    onEvent,
  })
  onEvent({ kind: 'view', unitsPerPixel: view.resolution })

  return {
    contentChanged: () => {
      changed()
      screen.request()
    },
    rename: layers.rename,
    ...moves,
    ...middle,
    addLayer: (layer, place) => {
      const removeLayer = screen.add(layer, place)
      const removePoints = layer.points && layers.addPoints(layer.points)
      return () => {
        removePoints?.()
        removeLayer()
      }
    },
    retryLand: () => layers.land.retry(),
    landInView: () => layers.land.inView(),
    focus: () => target.focus(),
    destroy: () => {
      stopLeaving()
      stopGestures()
      layers.land.destroy()
      screen.close()
    },
  }
}

function beginView({ target, world, position }: EngineOptions, onChanged: () => void): WorldView {
  const { extent, scale } = world
  const farthest = scale.farthestZoom(target.clientWidth, target.clientHeight)
  return new WorldView({ extent, position, scale, farthest, now, onChanged })
}

/** Whether an event names the marker under the pointer, or under the crosshair while the map shows its focus ring. */
function isPointedAt(
  event: MapEvent,
  target: HTMLElement,
): event is Extract<MapEvent, { readonly kind: 'hover' | 'crosshair' }> {
  return event.kind === 'hover' || (event.kind === 'crosshair' && target.matches(':focus-visible'))
}

function selectedIn(content: LayerContent | undefined, layers: readonly MapLayer[]): MapTarget {
  let item: MapItem | null = null
  for (const layer of layers) item = layer.selectedItem?.() ?? item
  return { marker: content?.selected ?? null, item }
}

function marginsOf(content: LayerContent | undefined): Margins {
  const { left = 0, right = 0, bottom = 0 } = content?.padding ?? {}
  return { left, right, bottom, top: controlStripHeightCssPx }
}

/** Returns a function that calls `done` once it has been called for every part. */
function afterAll<Part>(parts: readonly Part[], done: () => void): (part: Part) => void {
  const awaited = new Set(parts)
  return (part) => {
    if (awaited.delete(part) && awaited.size === 0) done()
  }
}

function isInView(coordinate: Coordinate, view: WorldView, screen: Screen): boolean {
  const { centre, resolution } = view
  const viewport = { centre, resolution, size: screen.size(), pixelRatio: 1 }
  return isInExtent(coordinate, viewportExtent(viewport))
}
