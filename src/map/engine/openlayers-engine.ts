import OlMap from 'ol/Map.js'
import { easeOut, inAndOut } from 'ol/easing.js'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import DragPan from 'ol/interaction/DragPan.js'
import KeyboardPan from 'ol/interaction/KeyboardPan.js'
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js'
import { isInside } from '../../domain/coordinates.ts'
import { centreForFreeMiddle, centreForReveal, type Margins } from '../../domain/free-area.ts'
import { resolutionAt } from '../../domain/last-position.ts'
import type { LookName } from '../../domain/look.ts'
import type { Coordinate } from '../../domain/marker.ts'
import type { MapPosition, World } from '../../domain/world.ts'
import type { LandTiles } from '../basemap/land-tiles.ts'
import { loadGlyphSprite } from './layers/glyph-sprite.ts'
import { LandLayer } from './layers/land-layer.ts'
import { LassoLayer } from './layers/lasso-layer.ts'
import { MarkerLayer } from './layers/marker-layer.ts'
import { MeasureLayer } from './layers/measure-layer.ts'
import { NamePlateLayer } from './layers/name-plate-layer.ts'
import { PinLayer } from './layers/pin-layer.ts'
import { SpotLayer } from './layers/spot-layer.ts'
import { watchClicks } from './map-clicks.ts'
import type { MapContent, MapEngine, MapEvent } from './map-engine.ts'
import { createMapTargets, noTarget, placeOf, type MapTarget } from './map-targets.ts'
import { watchPointDrags } from './point-drag.ts'
import { watchSpotGestures } from './spot-gestures.ts'
import { watchStrokes } from './stroke-gestures.ts'
import { createWorldView } from './world-view.ts'

/** A flight ends at least this close, so that a marker can be told from its neighbours. */
const flightZoom = 4

/** The buttons along the upper edge reach down so many CSS pixels. */
const controlsHeight = 64

/** An arrow key moves the map by so many CSS pixels. */
const keyboardStep = 96

/** Milliseconds. */
const flightTime = 700
const zoomTime = 200
const panTime = 200

export interface EngineOptions {
  readonly target: HTMLElement
  readonly world: World
  readonly position: MapPosition
  readonly geographyUrl: string
  readonly landTiles: LandTiles
  readonly look: LookName
  readonly spriteUrl: string
  readonly onEvent: (event: MapEvent) => void
}

export type CreateMapEngine = (options: EngineOptions) => MapEngine

export const createOpenLayersEngine: CreateMapEngine = (options) => {
  const { target, world, position, onEvent } = options
  if (!document.createElement('canvas').getContext('2d')) {
    throw new Error('This browser cannot draw on a canvas.')
  }
  const awaited = new Set(['land', 'markers'])
  const settle = (part: 'land' | 'markers') => {
    if (awaited.delete(part) && awaited.size === 0) onEvent({ kind: 'ready' })
  }
  const land = new LandLayer({
    geographyUrl: options.geographyUrl,
    tiles: options.landTiles,
    extent: world.extent,
    look: options.look,
    onSettled: () => settle('land'),
    onFailed: () => onEvent({ kind: 'land-failed' }),
  })
  const pins = new PinLayer()
  const markers = new MarkerLayer(world.markers, world.types, pins.others)
  const plates = new NamePlateLayer(world)
  const measure = new MeasureLayer(world.metresPerUnit)
  const lasso = new LassoLayer()
  const spot = new SpotLayer()
  const view = createWorldView(world, position, target)
  const map = new OlMap({
    target,
    view,
    layers: [
      land.layer,
      markers.layer,
      plates.layer,
      pins.layer,
      spot.layer,
      measure.layer,
      lasso.layer,
    ],
    controls: [],
    interactions: defaultInteractions({
      altShiftDragRotate: false,
      pinchRotate: false,
      keyboard: false,
    }).extend([
      // Without an animation: one key press cuts the animation of the press before it short.
      new KeyboardPan({ pixelDelta: keyboardStep, duration: 0 }),
      new KeyboardZoom({ duration: zoomTime }),
    ]),
  })

  const pans = map
    .getInteractions()
    .getArray()
    .filter((one) => one instanceof DragPan)

  let content: MapContent | undefined
  let aim = noTarget
  /** Where a pan that is still under way ends: the next one begins there. */
  let panEnd: Coordinate | null = null

  const resolution = () => view.getResolution() ?? resolutionAt(position.zoom)
  const centre = (): Coordinate => {
    const [x = 0, y = 0] = view.getCenter() ?? []
    return [x, y]
  }
  const margins = (): Margins => {
    const { left = 0, right = 0, bottom = 0 } = content?.covered ?? {}
    return { left, right, bottom, top: controlsHeight }
  }
  const toCoordinate = ([x = 0, y = 0]: readonly number[]): Coordinate => [x, y]
  const drawing = () => content?.lasso?.closed === false
  /** Whether clicks add points. */
  const measuring = () => content?.measured != null || drawing()
  const selected = (): MapTarget => ({
    marker: content?.selected ?? null,
    pin: content?.selectedPin ?? null,
  })
  const targets = createMapTargets(markers, pins, selected, resolution)

  function moveTo(to: Coordinate, zoom: number, animate: boolean): void {
    view.cancelAnimations()
    if (animate) view.animate({ center: [...to], zoom, duration: flightTime, easing: inAndOut })
    else {
      view.setZoom(zoom)
      view.setCenter([...to])
    }
  }

  /** The point that the keyboard aims at: the middle of what is not covered, where the cross-hairs stand. */
  function aimPoint(): Coordinate {
    const [x, y] = centre()
    const [shiftX, shiftY] = centreForFreeMiddle([0, 0], { ...margins(), top: 0 }, resolution())
    return [x - shiftX, y - shiftY]
  }

  function updateAim(): void {
    const found = targets.nearest(aimPoint())
    if (found.marker === aim.marker && found.pin === aim.pin) return
    aim = found
    onEvent({ kind: 'aim', ...aim })
  }

  function isInView([x, y]: Coordinate): boolean {
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = view.calculateExtent(map.getSize())
    return isInside([x, y], [minX, minY, maxX, maxY])
  }

  function movePoint(index: number, to: Coordinate): void {
    onEvent({ kind: 'point-moved', index, coordinate: placeOf(targets.meantBy(to)) ?? to })
  }

  function askAbout(coordinate: Coordinate, about: MapTarget): void {
    const spot = placeOf(about) ?? coordinate
    const [x = 0, y = 0] = map.getPixelFromCoordinate([...spot])
    onEvent({ kind: 'context', coordinate: spot, pixel: [x, y], ...about })
  }

  function askAboutMiddle(): void {
    const place = placeOf(selected())
    askAbout(aimPoint(), place && isInView(place) ? selected() : noTarget)
  }

  function chooseMiddle(): void {
    updateAim()
    if (measuring()) onEvent({ kind: 'point', coordinate: aimPoint(), by: 'keyboard' })
    else if (aim.pin) onEvent({ kind: 'pin', pin: aim.pin, by: 'keyboard' })
    else if (aim.marker) onEvent({ kind: 'marker', marker: aim.marker, by: 'keyboard' })
  }

  const pointAt = (clientX: number, clientY: number): Coordinate => {
    const { left, top } = target.getBoundingClientRect()
    return toCoordinate(map.getCoordinateFromPixel([clientX - left, clientY - top]))
  }
  const stopStrokes = watchStrokes({
    target,
    drawing,
    onStroke: (stroke) => lasso.setStroke(stroke?.map((pixel) => pointAt(...pixel)) ?? null),
    onDone: (stroke) =>
      onEvent({ kind: 'lasso', corners: stroke.map((pixel) => pointAt(...pixel)) }),
  })
  const gestures = watchSpotGestures({
    target,
    onPress: () => onEvent({ kind: 'press' }),
    onSpot: (clientX, clientY) => {
      const point = pointAt(clientX, clientY)
      askAbout(point, targets.meantBy(point))
    },
    onKey: askAboutMiddle,
  })
  const drags = watchPointDrags({
    target,
    pointAt,
    spent: () => gestures.asked(),
    thingAt: (point, reach) =>
      measuring()
        ? measure.pointNear(point, reach * resolution(), movePoint)
        : pins.handleAt(point, resolution(), world.extent, (pin, to) =>
            onEvent({ kind: 'pin-moved', pin, to }),
          ),
  })

  const stopClicks = watchClicks({
    map,
    target,
    targets,
    drags,
    asked: gestures.asked,
    measuring,
    drawing,
    onKey: chooseMiddle,
    onEvent,
  })
  view.on('change:resolution', () => onEvent({ kind: 'view', unitsPerPixel: resolution() }))
  map.on('moveend', () => {
    updateAim()
    onEvent({
      kind: 'rest',
      position: { coordinates: centre(), zoom: view.getZoom() ?? position.zoom },
    })
  })
  void loadGlyphSprite(options.spriteUrl)
    // Without glyphs the badges still show their categories.
    .then(
      (sprite) => markers.setSprite(sprite),
      () => undefined,
    )
    .then(() => {
      map.once('rendercomplete', () => settle('markers'))
      map.render()
    })
  onEvent({ kind: 'view', unitsPerPixel: resolution() })

  return {
    update: (next) => {
      content = next
      land.setContent(next)
      // Before the markers, with which the pins are drawn.
      pins.setContent(next)
      markers.setContent(next)
      plates.setContent(next)
      measure.setContent(next)
      lasso.setContent(next)
      for (const pan of pans) pan.setActive(!drawing())
      spot.setContent(next)
      updateAim()
    },
    flyTo: (coordinate, animate) => {
      const zoom = Math.max(view.getZoom() ?? 0, flightZoom)
      const to = centreForFreeMiddle(coordinate, margins(), resolutionAt(zoom))
      moveTo(to, zoom, animate)
    },
    reveal: (coordinate, animate) => {
      const [width = 0, height = 0] = map.getSize() ?? []
      const badge = content?.markerSize ?? 0
      const { left, right, top, bottom } = margins()
      const padded = {
        left: left + badge,
        right: right + badge,
        top: top + badge,
        bottom: bottom + badge,
      }
      const to = centreForReveal(coordinate, centre(), [width, height], padded, resolution())
      const [x, y] = centre()
      if (to[0] !== x || to[1] !== y) moveTo(to, view.getZoom() ?? position.zoom, animate)
    },
    zoomBy: (levels, animate) => {
      view.cancelAnimations()
      const zoom = view.getConstrainedZoom((view.getZoom() ?? 0) + levels)
      if (zoom === undefined) return
      if (animate) view.animate({ zoom, duration: zoomTime, easing: easeOut })
      else view.setZoom(zoom)
    },
    panBy: (right, down, animate) => {
      const [x, y] = (view.getAnimating() && panEnd) || centre()
      const to = view.getConstrainedCenter([x + right * resolution(), y - down * resolution()])
      if (!to) return
      view.cancelAnimations()
      const end = toCoordinate(to)
      panEnd = end
      const ended = () => {
        if (panEnd === end) panEnd = null
      }
      if (animate) view.animate({ center: to, duration: panTime, easing: easeOut }, ended)
      else view.setCenter(to)
    },
    chooseMiddle,
    askAboutMiddle,
    retryLand: () => land.retry(),
    focus: () => target.focus(),
    destroy: () => {
      stopClicks()
      gestures.stop()
      stopStrokes()
      drags.stop()
      land.destroy()
      map.setTarget(undefined)
      map.dispose()
    },
  }
}
