import type { Coordinate } from '../../geometry/coordinates.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import {
  closeAll,
  closeCard,
  closeToSpot,
  openCard,
  openedNow,
  useOpened,
} from '../../features/card/opened.ts'
import { openedMarker, openedOnMap } from '../../features/card/quest-starts.ts'
import { settlementNamed } from '../../world/names/world-names.ts'
import { selectOverlapping } from '../../features/lists/overlap-picker.ts'
import { chunks } from '../../features/chunks/chunks.ts'
import { usePinEditing } from '../../features/pins/pin-editing.ts'
import { isAnythingAlone } from '../../features/filters/shown-filters.ts'
import { selectedPin } from '../../features/filters/shown-pins.ts'
import { addPoint, endLine, drawnLine, useDrawnLine } from '../../features/viewport/drawn-line.ts'
import { drawLasso, stepLassoBack } from '../../features/areas/lasso.ts'
import { undoMeasuredPoint } from '../../features/routes/measuring.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { endRoute, replacePoint, useRoute } from '../../features/routes/route-store.ts'
import { closeMenu, openMenu, useOpenMenu } from '../../features/card/open-menu.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-chunk.tsx'
import { type MapTool, type SelectableWorld } from '../../features/viewport/toolbox.ts'

const isMeasuring = () => drawnLine('measure') !== null

const measureTool: MapTool = {
  name: 'measure',
  inUse: isMeasuring,
  end: () => endLine('measure'),
  subscribe: useDrawnLine.subscribe,
  takesClicks: isMeasuring,
  stepBack: undoMeasuredPoint,
  escape: 'anywhere',
  handlers: {
    point: ({ coordinate }) => addPoint('measure', coordinate),
  },
  crosshair: () => mapMessages.measure.crosshair,
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/routes/map/measure-bar.tsx')).MeasureBar,
  ),
}

const isChoosing = () => useRoute.getState().choosing !== null

/** A selection made meanwhile becomes the point. Without one, a route that lacks the point is removed. */
function stopChoosing(world: SelectableWorld): void {
  const { points, choosing } = useRoute.getState()
  if (choosing === null) return
  const named = openedPlace(world)
  if (named) {
    replacePoint(choosing, named)
    closeAll()
  } else if (points?.[choosing] === null) endRoute()
  else useRoute.setState({ choosing: null })
}

/** Returns the position that the open card is about; `undefined` without a card, or if the position is unknown. */
export function openedPlace({ markersById, places }: SelectableWorld): Coordinate | undefined {
  const opened = openedNow()
  const pin = selectedPin()
  if (pin) return [pin.x, pin.y]
  if (opened?.kind === 'spot') return opened.coordinate
  if (opened?.kind === 'settlement') return settlementNamed(opened.name, places)?.coordinate
  return openedMarker(markersById)?.coordinate
}

const routeTool: MapTool = {
  name: 'route',
  inUse: isChoosing,
  end: stopChoosing,
  subscribe: useRoute.subscribe,
  takesClicks: isChoosing,
  escape: 'anywhere',
  handlers: {
    point: ({ coordinate, named = coordinate }) => {
      const { choosing } = useRoute.getState()
      if (choosing !== null) replacePoint(choosing, named)
    },
  },
  drawn: () => ({
    // A type or set shown alone takes precedence, so none of its markers are faded.
    highlighted: isAnythingAlone() ? null : useRoute.getState().markersOn,
  }),
  crosshair: () => mapMessages.measure.crosshair,
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/routes/map/route-bar.tsx')).RouteBar,
  ),
}

/** False for a closed line, so that places inside it can be opened before they are marked. */
const isDrawing = () => drawnLine('lasso')?.closed === false

const lassoTool: MapTool = {
  name: 'lasso',
  inUse: () => drawnLine('lasso') !== null,
  end: () => endLine('lasso'),
  subscribe: useDrawnLine.subscribe,
  takesClicks: isDrawing,
  takesStrokes: true,
  stepBack: stepLassoBack,
  escape: 'anywhere',
  handlers: {
    point: ({ coordinate }) => addPoint('lasso', coordinate),
    stroke: ({ points }) => drawLasso(points),
    // A finger that rests before it draws must not open the menu.
    context: isDrawing,
  },
  crosshair: () => mapMessages.lasso.crosshair,
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/areas/map/lasso-bar.tsx')).LassoBar,
  ),
}

const pinTool: MapTool = {
  name: 'pin',
  inUse: () => openedNow()?.kind === 'pin',
  end: closeCard,
  subscribe: (changed) => {
    const stops = [useOpened.subscribe(changed), usePinEditing.subscribe(changed)]
    return () => stops.forEach((stop) => stop())
  },
  escape: 'on the map',
  handlers: {
    item: ({ id, by }) => openCard({ kind: 'pin', id }, by),
  },
}

const selectTool: MapTool = {
  name: 'select',
  inUse: () => openedOnMap() !== null || openedNow()?.kind === 'settlement',
  // Closing a marker that was chosen on a settlement's card returns to that card.
  end: () => (openedNow()?.kind === 'settlement' ? closeToSpot() : closeCard()),
  subscribe: useOpened.subscribe,
  escape: 'on the map',
  handlers: {
    marker: ({ overlapping, pixel, by }) => selectOverlapping(overlapping, pixel, by),
    place: ({ name }, embedded) => {
      if (!embedded) openCard({ kind: 'settlement', name }, 'pointer')
    },
    empty: (_event, embedded) => {
      closeToSpot()
      if (!embedded) useSettings.setState({ panelOpen: false })
    },
  },
  drawn: () => ({ selected: openedOnMap() }),
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/lists/map/overlap-picker.tsx')).OverlapPicker,
  ),
}

const isMenuOpen = () => useOpenMenu.getState().menu?.kind === 'spot'

/** Shows the menu of a spot. Unlike the other tools, it leaves the active tool in use. */
const spotMenuTool: MapTool = {
  name: 'spot menu',
  inUse: isMenuOpen,
  end: () => closeMenu('spot'),
  subscribe: useOpenMenu.subscribe,
  escape: 'by itself',
  handlers: {
    // A press outside the menu only closes it. A press outside the list of overlapping markers also selects.
    press: () => {
      const wasOpen = isMenuOpen()
      closeMenu('spot', 'overlap')
      return wasOpen
    },
    context: ({ coordinate, pixel, item }, embedded) => {
      // Most of its commands concern the surrounding page, which an embedded map lacks.
      if (!embedded) openMenu({ kind: 'spot', coordinate, pixel, pinId: item })
    },
    // The menus would stay behind when the land moves.
    view: () => closeMenu('spot', 'overlap'),
  },
  Part: lazyOverlay(chunks, async () => (await import('./spot-menu.tsx')).SpotMenu),
}

/** The first tool that handles an event of the map gets it. Escape ends the last tool in use. */
export const mapTools: readonly MapTool[] = [
  measureTool,
  routeTool,
  lassoTool,
  pinTool,
  selectTool,
  spotMenuTool,
]
