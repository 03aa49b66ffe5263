import type { Coordinate } from '../../geometry/coordinates.ts'
import { watchClicks } from '../map-clicks.ts'
import type { LayerContent, MapEngine, MapEvent } from '../map-engine.ts'
import {
  type Crosshair,
  placeOf,
  referenceTo,
  type MapTarget,
  type MapTargets,
} from '../map-targets.ts'
import { watchPointDrags } from '../point-drag.ts'
import type { Screen } from '../screen.ts'
import { watchContextGestures } from '../context-gestures.ts'
import { watchStrokes } from '../stroke-gestures.ts'
import { easeOut, type WorldView } from '../view/world-view.ts'
import { createMapDrag } from './drag-map.ts'
import { watchPointers, type PointerListener } from './watch-pointers.ts'
import { watchWheel, createZoomBox, type ZoomBox } from './zoom-gestures.ts'

const doubleClickZoomMs = 250
const boxZoomMs = 200

interface GestureOptions {
  readonly target: HTMLElement
  readonly view: WorldView
  readonly screen: Screen
  readonly targets: MapTargets
  readonly now: () => number
  readonly content: () => LayerContent | undefined
  /** Returns the selected marker or item if it is in view. */
  readonly selected: () => MapTarget
  readonly crosshair: Pick<Crosshair, 'point' | 'target'>
  readonly moves: Pick<MapEngine, 'panBy' | 'zoomBy'>
  readonly onEvent: (event: MapEvent) => void
}

type Gestures = Pick<MapEngine, 'chooseMiddle' | 'openMenuOfMiddle'> & { readonly stop: () => void }

/** Connects all gestures of mouse, fingers, wheel and keyboard with the view, the layers and the map's events. */
export function watchGestures(options: GestureOptions): Gestures {
  const { target, view, screen, targets, now, content, onEvent } = options
  const { coordinateAt } = screen
  const pointing = () => content()?.pointing ?? 'targets'
  const dragsDrawLines = () => pointing() === 'strokes'
  const clicksAddPoints = () => pointing() !== 'targets'

  const openMenu = (coordinate: Coordinate, about: MapTarget) => {
    // Stops the map, because any movement would close the menu again.
    view.stop()
    const at = placeOf(about) ?? coordinate
    onEvent({
      kind: 'context',
      coordinate: at,
      pixel: screen.pixelOf(at),
      ...referenceTo(about),
    })
  }
  const openMenuOfMiddle = () => openMenu(options.crosshair.point(), options.selected())
  const chooseMiddle = () => chooseUnderCrosshair(options, clicksAddPoints())

  const stopStrokes = watchStrokes({
    target,
    dragsDrawLines,
    onStroke: (stroke) => {
      const points = stroke?.map(coordinateAt) ?? null
      for (const layer of screen.layers) layer.showStroke?.(points)
    },
    onDone: (stroke) => onEvent({ kind: 'stroke', points: stroke.map(coordinateAt) }),
  })
  const context = watchContextGestures({
    target,
    onPress: () => onEvent({ kind: 'press' }),
    onOpenMenu: (...pixel) => {
      const point = coordinateAt(pixel)
      openMenu(point, targets.menuTargetAt(point))
    },
    onMenuKey: openMenuOfMiddle,
  })
  const pointDrags = watchPointDrags({
    target,
    pointAt: (...pixel) => coordinateAt(pixel),
    isPressUsed: context.hasOpenedMenu,
    draggableAt: targets.handleAt,
  })
  const clicks = watchClicks({
    target,
    targets,
    drags: pointDrags,
    coordinateAt,
    pixelOf: (at) => screen.pixelOf(coordinateAt(at)),
    clicksAddPoints,
    dragsDrawLines,
    onEnterOrSpace: chooseMiddle,
    onEvent,
    onZoom: (about, out) =>
      view.animate({
        zoom: view.zoom + (out ? -1 : 1),
        about,
        duration: doubleClickZoomMs,
        easing: easeOut,
      }),
  })
  const drag = createMapDrag({ view, pans: () => !dragsDrawLines(), coordinateAt, now, onEvent })
  const box = createZoomBox(screen.surface, (drawn) => zoomToBox(drawn, options))
  const stopPointers = watchPointers(screen.surface, {
    ...clicks,
    ...combineListeners(drag, box),
    isPressUsed: () => context.hasOpenedMenu() || pointDrags.hasDragged(),
  })
  const stopWheel = watchWheel({ surface: screen.surface, view, coordinateAt, now })
  const stopKeys = watchKeys({
    target,
    // No animation here: repeated key presses would cut each other's animations short.
    onPan: (x, y) => options.moves.panBy(x, y, false),
    onZoom: (levels) => options.moves.zoomBy(levels, true),
  })
  return {
    chooseMiddle,
    openMenuOfMiddle,
    stop: () => {
      for (const stop of [stopStrokes, context.stop, pointDrags.stop, clicks.stop]) stop()
      for (const stop of [stopPointers, stopWheel, stopKeys]) stop()
    },
  }
}

/** Sends an event for the marker or item under the crosshair, or adds a point there. */
function chooseUnderCrosshair(
  { crosshair, screen, targets, onEvent }: GestureOptions,
  addsPoint: boolean,
): void {
  const { marker, item } = crosshair.target()
  if (addsPoint) onEvent({ kind: 'point', coordinate: crosshair.point(), by: 'keyboard' })
  else if (item) onEvent({ kind: 'item', id: item.id, by: 'keyboard' })
  else if (marker) {
    const others = targets.overlappingAt(marker.coordinate, false).filter((one) => one !== marker)
    const pixel = screen.pixelOf(marker.coordinate)
    const overlapping = [marker, ...others].map(({ id }) => id)
    onEvent({ kind: 'marker', by: 'keyboard', overlapping, pixel })
  }
}

type Drag = Pick<PointerListener, 'press' | 'drag' | 'lift'>

/** Combines two listeners. Only `first` gets events other than press, drag and lift. */
function combineListeners<Listener extends Drag>(first: Listener, second: Drag): Listener {
  return {
    ...first,
    press: (...pressed) => {
      first.press(...pressed)
      second.press(...pressed)
    },
    drag: (...dragged) => {
      first.drag(...dragged)
      second.drag(...dragged)
    },
    lift: (pointers, cancelled) => {
      first.lift(pointers, cancelled)
      second.lift(pointers, cancelled)
    },
  }
}

function zoomToBox(
  { left, top, right, bottom }: ZoomBox,
  { view, screen, onEvent }: GestureOptions,
): void {
  onEvent({ kind: 'steered' })
  const [width, height] = screen.size()
  const share = Math.min(width / (right - left), height / (bottom - top))
  view.animate({
    centre: screen.coordinateAt([(left + right) / 2, (top + bottom) / 2]),
    zoom: view.zoom + Math.log2(share),
    duration: boxZoomMs,
    easing: easeOut,
  })
}

const arrowKeyStepCssPx = 96

const movesByArrowKey: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-arrowKeyStepCssPx, 0],
  ArrowRight: [arrowKeyStepCssPx, 0],
  ArrowUp: [0, arrowKeyStepCssPx],
  ArrowDown: [0, -arrowKeyStepCssPx],
}

/** Zoom levels by key, with and without Shift: on many keyboards plus and equals share a key. */
const levels: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }

interface KeyOptions {
  readonly target: HTMLElement
  readonly onPan: (x: number, y: number) => void
  readonly onZoom: (levels: number) => void
}

/** Lets keys move and zoom the focused map. @returns a function that removes the listener */
export function watchKeys({ target, onPan, onZoom }: KeyOptions): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.target !== target || event.ctrlKey || event.metaKey) return
    const pan = event.altKey || event.shiftKey ? undefined : movesByArrowKey[event.key]
    const zoom = levels[event.key]
    if (pan) onPan(...pan)
    else if (zoom) onZoom(zoom)
    else return
    event.preventDefault()
  }
  target.addEventListener('keydown', press)
  return () => target.removeEventListener('keydown', press)
}
