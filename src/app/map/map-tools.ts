import type { Pin } from '../../records/pin.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import { selectedIn, useSelection } from '../../features/selection/selection.ts'
import { selectOverlapping, useOverlapPicker } from '../../features/markers/overlap-picker.ts'
import { chunks } from '../../features/chunks/chunks.ts'
import { usePinEditing } from '../../features/pins/pin-editing.ts'
import { movePin } from '../../features/pins/pins.ts'
import { isAnythingAlone } from '../../features/filters/shown-filters.ts'
import { selectedPin, selectedPinOnMap, shownPins } from '../../features/filters/shown-pins.ts'
import { useLasso } from '../../features/areas/lasso.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { useMeasuring } from '../../features/routes/measuring.ts'
import { endRoute, replacePoint, usePlannedRoute } from '../../features/routes/planned-route.ts'
import {
  closeSettlement,
  settlementNamed,
  useSettlement,
  openSettlement,
} from '../../features/places/open-settlement.ts'
import { useSpotMenu } from '../../features/places/spot-menu.ts'
import { toolCommands } from '../commands.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-chunk.tsx'
import {
  registerTools,
  type MapTool,
  type SelectableWorld,
} from '../../features/map-tools/toolbox.ts'

const isMeasuring = () => useMeasuring.getState().points !== null

/** A line whose length is told. */
const measureTool: MapTool = {
  name: 'measure',
  inUse: isMeasuring,
  end: useMeasuring.getState().end,
  subscribe: useMeasuring.subscribe,
  takesClicks: isMeasuring,
  stepBack: useMeasuring.getState().undoPoint,
  escape: 'anywhere',
  on: {
    point: ({ coordinate }) => useMeasuring.getState().addPoint(coordinate),
    'point-moved': ({ index, coordinate }) => useMeasuring.getState().movePoint(index, coordinate),
  },
  drawn: () => ({ measured: useMeasuring.getState().points }),
  crosshair: () => mapMessages.measure.crosshair,
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/routes/map/measure-bar.tsx')).MeasureBar,
  ),
}

const isChoosing = () => usePlannedRoute.getState().choosing !== null

/**
 * Without a click. What a search, a list or a link has selected meanwhile is the point that was asked for; otherwise a
 * route that lacks the point is put away.
 */
function stopChoosing(world: SelectableWorld): void {
  const { points, choosing } = usePlannedRoute.getState()
  if (choosing === null) return
  const named = selectedPlace(world)
  if (named) {
    replacePoint(choosing, named)
    useSelection.getState().deselect()
    closeSettlement()
  } else if (points?.[choosing] === null) endRoute()
  else usePlannedRoute.setState({ choosing: null })
}

function selectedPlace({ markersById, places }: SelectableWorld): Coordinate | undefined {
  const pin = selectedPin()
  if (pin) return [pin.x, pin.y]
  const settlement = settlementNamed(useSettlement.getState().place, places)
  return (selectedIn(markersById) ?? settlement)?.coordinate
}

/** A point of a route that the next click gives. */
const routeTool: MapTool = {
  name: 'route',
  inUse: isChoosing,
  end: stopChoosing,
  subscribe: usePlannedRoute.subscribe,
  takesClicks: isChoosing,
  escape: 'anywhere',
  on: {
    point: ({ coordinate, named = coordinate }) => {
      const { choosing } = usePlannedRoute.getState()
      if (choosing !== null) replacePoint(choosing, named)
    },
  },
  drawn: () => ({
    // What a player asks to see alone is what they look for now.
    markersOnRoute: isAnythingAlone() ? null : usePlannedRoute.getState().markersOn,
    // Where a line is measured that has no points yet, clicks are points.
    ...(isChoosing() && { measured: noPoints }),
  }),
  crosshair: () => mapMessages.measure.crosshair,
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/routes/map/route-bar.tsx')).RouteBar,
  ),
}

const noPoints = [] as const

/** A closed line lets the map be a map: what lies in it can be looked at before it is marked. */
const isDrawing = () => useLasso.getState().lasso?.closed === false

/** A line around places. */
const lassoTool: MapTool = {
  name: 'lasso',
  inUse: () => useLasso.getState().lasso !== null,
  end: useLasso.getState().end,
  subscribe: useLasso.subscribe,
  takesClicks: isDrawing,
  stepBack: useLasso.getState().stepBack,
  escape: 'anywhere',
  on: {
    point: ({ coordinate }) => useLasso.getState().addCorner(coordinate),
    lasso: ({ corners }) => useLasso.getState().draw(corners),
    // A finger that rests before it draws asks for no menu.
    context: isDrawing,
  },
  drawn: () => ({ lasso: useLasso.getState().lasso }),
  crosshair: () => mapMessages.lasso.crosshair,
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/areas/map/lasso-bar.tsx')).LassoBar,
  ),
}

const noPins: readonly Pin[] = []

/** The player's own pins: the selected one can be moved and deleted. */
const pinTool: MapTool = {
  name: 'pin',
  inUse: () => useSelection.getState().selectedPin !== null,
  end: useSelection.getState().deselect,
  subscribe: (changed) => {
    const stops = [useSelection.subscribe(changed), usePinEditing.subscribe(changed)]
    return () => stops.forEach((stop) => stop())
  },
  escape: 'on the map',
  commands: toolCommands.pin,
  on: {
    pin: ({ pin, by }) => useSelection.getState().selectPin(pin.id, by),
    'pin-moved': ({ pin, to }) => void movePin(pin.id, to),
  },
  // Another site's page is no place for what is the player's own.
  drawn: (embedded) =>
    embedded
      ? { pins: noPins, selectedPin: null }
      : { pins: shownPins(), selectedPin: selectedPinOnMap() },
}

const isSelecting = () => useSelection.getState().selectedMarker !== null

const closeOverlapPicker = () => useOverlapPicker.getState().close()

/** What a click does when no other tool has it. Where it may mean several places, these are listed. */
const selectTool: MapTool = {
  name: 'select',
  inUse: () => isSelecting() || useSettlement.getState().place !== null,
  // From a place that was chosen on a settlement's card back to the card.
  end: () => (isSelecting() ? useSelection.getState().deselect() : closeSettlement()),
  subscribe: (changed) => {
    const stops = [useSelection.subscribe(changed), useSettlement.subscribe(changed)]
    return () => stops.forEach((stop) => stop())
  },
  escape: 'on the map',
  on: {
    marker: ({ overlapping, pixel, by }) => selectOverlapping(overlapping, pixel, by),
    settlement: ({ place }, embedded) => {
      // A frame on another site has no card for it.
      if (!embedded) openSettlement(place, 'pointer')
    },
    empty: (_event, embedded) => {
      closeSettlement()
      useSelection.getState().deselect()
      if (!embedded) useSettings.setState({ panelOpen: false })
    },
    // The same click once more opens the list again, at the next place.
    press: closeOverlapPicker,
    // The land moves away under the list.
    view: closeOverlapPicker,
  },
  drawn: () => ({ selected: useSelection.getState().selectedMarker }),
  Part: lazyOverlay(
    chunks,
    async () => (await import('../../features/markers/map/overlap-picker.tsx')).OverlapPicker,
  ),
}

const isMenuOpen = () => useSpotMenu.getState().spot !== null

/** The menu of a spot lies over whatever else is used, and ends none of it. */
const spotMenuTool: MapTool = {
  name: 'spot menu',
  inUse: isMenuOpen,
  end: useSpotMenu.getState().close,
  subscribe: useSpotMenu.subscribe,
  escape: 'by itself',
  on: {
    // A press beside the menu closes it and does nothing more.
    press: () => {
      const wasOpen = isMenuOpen()
      useSpotMenu.getState().close()
      return wasOpen
    },
    context: ({ coordinate, pixel, pin }, embedded) => {
      // Most of the menu is about the page around the map, which a frame on another site lacks.
      if (!embedded) useSpotMenu.getState().open({ coordinate, pixel, pinId: pin?.id ?? null })
    },
    // The land moves away under the menu.
    view: () => useSpotMenu.getState().close(),
  },
  Part: lazyOverlay(chunks, async () => (await import('./spot-menu.tsx')).SpotMenu),
}

/** From the outermost to the innermost: what a player does on the map goes this way, Escape the other. */
export const mapTools: readonly MapTool[] = registerTools([
  measureTool,
  routeTool,
  lassoTool,
  pinTool,
  selectTool,
  spotMenuTool,
])
