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
import { createContentReader } from './content-reader.ts'
import type { LayerContent, MapContent, MapEngine, MapEvent } from './map-engine.ts'
import { openScreen, type Screen } from './screen.ts'
import { createMoves } from './view/moves.ts'
import { WorldView } from './view/world-view.ts'

/** The buttons along the upper edge reach down so many CSS pixels. */
const controlsHeight = 64

export interface EngineOptions {
  readonly target: HTMLElement
  readonly world: ScaledWorld
  readonly position: MapPosition
  /** The address of a file of the world's. */
  readonly fileUrl: (name: string) => string
  /** What the last visit left of its last view. */
  readonly lastLand?: LastLandPicture | undefined
  /** Not closed with the map. */
  readonly landTiles: LandTiles
  /** Those that took their place after a failure. */
  readonly onNewLandTiles: (tiles: LandTiles) => void
  readonly basemapStyle: BasemapStyleName
  /** What is shown; read once before each frame for which it has changed. */
  readonly content: () => MapContent
  readonly onEvent: (event: MapEvent) => void
}

const now = () => performance.now()

/** The map as elements of the page, which the browser moves as pictures. */
export function createDomEngine(options: EngineOptions): MapEngine {
  const { target, world } = options
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('This browser cannot draw on a canvas.')
  }
  const markersById = new Map(world.markers.map((marker) => [marker.id, marker]))
  let starts: MapContent['starts'] = null
  const markerOf = (id: number | null) =>
    id === null ? null : (markersById.get(id) ?? starts?.byId.get(id) ?? null)
  const onEvent = (event: MapEvent) => {
    if (isPointedAt(event, target)) layers.markers.raise(markerOf(event.marker))
    options.onEvent(event)
  }
  const settle = onceAll(['land', 'markers'], () => {
    onEvent({ kind: 'ready' })
    layers.markers.paintAhead()
    whenIdle(() => layers.land.sharpen())
  })
  const layers: Layers = createLayers({ ...options, onEvent }, settle)
  const { changed, content } = createContentReader(
    (): LayerContent => {
      const read = options.content()
      starts = read.starts
      return { ...read, selected: markerOf(read.selected) }
    },
    (next) => {
      layers.setContent(next)
      crosshair.update()
    },
  )
  /** Whether the view has changed since the map last told of a rest. */
  let isMoved = false
  const tellRest = () => {
    isMoved = false
    onEvent({ kind: 'rest', position: { coordinates: view.centre, zoom: view.zoom } })
  }
  const view: WorldView = beginView(options, () => {
    isMoved = true
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
      tellRest()
    },
  })
  // A hidden page draws no frames, so a map that still glides would never tell where it is.
  const stopLeaving = onPageLeave(() => isMoved && tellRest())
  const selected = () => selectedIn(content())
  const settlementsOpen = () => content()?.settlementsOpen !== false
  const shown = () => {
    content()
    return layers
  }
  const targets = createMapTargets(
    shown,
    selected,
    () => view.resolution,
    settlementsOpen,
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
    world,
    view,
    screen,
    layers,
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
    addLayer: screen.add,
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

/** Whether an event tells of a marker that a pointer is on, or that is under the crosshair. */
function isPointedAt(
  event: MapEvent,
  target: HTMLElement,
): event is Extract<MapEvent, { readonly kind: 'hover' | 'crosshair' }> {
  return event.kind === 'hover' || (event.kind === 'crosshair' && target.matches(':focus-visible'))
}

function selectedIn(content: LayerContent | undefined): MapTarget {
  return { marker: content?.selected ?? null, pin: content?.selectedPin ?? null }
}

function marginsOf(content: LayerContent | undefined): Margins {
  const { left = 0, right = 0, bottom = 0 } = content?.padding ?? {}
  return { left, right, bottom, top: controlsHeight }
}

/** Does something once all of several parts have been told of. */
function onceAll<Part>(parts: readonly Part[], done: () => void): (part: Part) => void {
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
