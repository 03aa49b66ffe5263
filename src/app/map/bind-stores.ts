import {
  effectiveBasemapStyle,
  onEffectiveBasemapStyle,
} from '../../features/start-view/effective-basemap-style.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { Coordinate, MapPosition } from '../../geometry/coordinates.ts'
import { isShape } from '../../records/pin.ts'
import { isTypeVisible, type VisibleTypes } from '../../world/filtering.ts'
import type { Scale } from '../../geometry/scale.ts'
import { asksForTypesAlone, startPosition } from '../../features/links/address.ts'
import { onMapRequest, rememberPosition, restAt } from '../../features/viewport/last-position.ts'
import { useLive } from '../../features/follow/live.ts'
import { usePinEditing } from '../../features/pins/pin-editing.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { selectedPin, selectedPinOnMap } from '../../features/filters/shown-pins.ts'
import { isSame, type Opened, type OpenedBy } from '../../features/card/model/opened-card.ts'
import { openedNow, useOpened } from '../../features/card/opened.ts'
import { openedOnMap } from '../../features/card/quest-starts.ts'
import { useQuests } from '../../features/card/quests-store.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { hiddenMarkers, shownMarkers } from '../../features/filters/hidden-markers.ts'
import { closeOverlapsWithSelection } from '../../features/lists/overlap-picker.ts'
import { focusMap } from '../../features/viewport/map-view.ts'
import {
  onShownTypes,
  shownFilters,
  shownTypes,
  isLinkShown,
} from '../../features/filters/shown-filters.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import type { MapContent, MapEngine, MapEvent } from '../../map/map-engine.ts'
import { loadChunk } from '../../features/chunks/chunks.ts'
import { bindLive } from '../../features/follow/map/live.tsx'
import { addLayers } from './add-layers.ts'
import type { bindRoutes } from './bind-routes.ts'
import { mapTools, openedPlace } from './map-tools.ts'
import {
  createToolDispatcher,
  combineDrawings,
  keepToolsExclusive,
  onTools,
  pointingFor,
  watchToolKeys,
} from '../../features/viewport/toolbox.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

export interface Binding {
  readonly engine: MapEngine
  readonly rename: (world: LoadedWorld) => void
  readonly unbind: () => void
}

export interface BindOptions {
  readonly world: LoadedWorld
  readonly create: (
    position: MapPosition,
    content: () => MapContent,
    onEvent: (event: MapEvent) => void,
  ) => MapEngine
  readonly embedded?: boolean
  readonly onEvent: (event: MapEvent) => void
  readonly prefersStillness: () => boolean
  /** Runs a task after the parts of the page that cover the map have been measured. */
  readonly afterLayout: (task: () => void) => void
}

/** Sends the stores' content to the map engine, and the engine's events to the stores. */
export function bindStores(options: BindOptions): Binding {
  const { onEvent, embedded = false } = options
  let { world } = options
  const position = startPosition(world)
  const take = createToolDispatcher(mapTools, embedded)
  /** Target of the last flight, until its card covers the map or the map moves for another reason. */
  let sentTo: Coordinate | null = null
  const content = createContent(() => world, embedded)
  const engine = options.create(position, content, (event) => {
    if (event.kind === 'steered') sentTo = null
    // Waits for idle, because evaluating these scripts would delay the first frame of the map.
    if (event.kind === 'ready' && !embedded)
      whenIdle(() => loadDrawn((bind) => bound && unsubscribe.push(bind(engine, options))))
    take(event)
    noteMove(world, event, embedded)
    onEvent(event)
  })
  const layers = addLayers(engine, world, embedded)
  let bound = true
  const update = engine.contentChanged

  function goTo(coordinate: Coordinate, by: OpenedBy, animate: boolean): void {
    if (staysAt(by)) return
    const isSeen = by !== 'link-with-view' || isOnScreen(coordinate, position, world.scale)
    if (by === 'event' || by === 'link' || !isSeen) {
      engine.flyTo(coordinate, animate)
      sentTo = coordinate
    } else {
      sentTo = null
      engine.reveal(coordinate, animate)
    }
  }

  function goToCard(card: Opened, animate: boolean): void {
    const opened = openedNow()
    const place = openedPlace(world)
    if (!opened || !place || !isSame(opened, card)) return
    const pin = selectedPin()
    // A shape may have been clicked far from its first point.
    const isClickedShape = pin !== null && isShape(pin) && card.by === 'pointer'
    if (!isClickedShape) goTo(place, card.by, animate)
  }

  function goToOpened(animate: boolean): void {
    const opened = openedNow()
    if (opened) goToCard(opened, animate)
  }

  function keepInSight(animate: boolean): void {
    const opened = openedNow()
    const place = openedPlace(world)
    const pin = usePinEditing.getState().id === null ? null : selectedPinOnMap()
    if (pin) engine.reveal([pin.x, pin.y], animate)
    else if (sentTo) {
      // The card opened after the flight, so the centre of the uncovered area has changed.
      engine.flyTo(sentTo, animate)
      sentTo = null
    } else if (
      place &&
      opened?.by !== 'reload' &&
      opened?.kind !== 'pin' &&
      opened?.kind !== 'spot'
    )
      engine.reveal(place, animate)
  }

  function showAll(animate: boolean): void {
    engine.fit(
      shownMarkers(world.markers).map(({ coordinate }) => coordinate),
      animate,
    )
  }

  const afterLayout = oncePerFrame(options, keepInSight, (move, isCorrected) => {
    if (!bound) return
    move(!options.prefersStillness())
    if (isCorrected) sentTo = null
  })
  const stopKeepingApart = keepToolsExclusive(mapTools, () => world)
  update()
  if (asksForTypesAlone(world) && openedOnMap() === null) showAll(false)
  else goToOpened(false)
  const unsubscribe = [
    ...layers,
    stopKeepingApart,
    closeOverlapsWithSelection(),
    bindLive(engine, options),
    // Registered after the engine's own Escape handler, which ends a drag.
    watchToolKeys(mapTools, { world: () => world, focusMap }),
    onTools(mapTools, update),
    onShownTypes(update),
    onMapRequest((asked) => {
      if ('position' in asked) engine.goTo(asked.position, !options.prefersStillness())
      // A full-screen panel has closed by then.
      else if ('shown' in asked) afterLayout(showAll)
    }),
    usePinEditing.subscribe(({ id, moved }, before) => {
      // Moving a pin in steps may lead below the card.
      if ((id !== null && id !== before.id) || moved !== before.moved) afterLayout(keepInSight)
    }),
    ...[useProgress, useSettings].map((store) => store.subscribe(update)),
    useViewport.subscribe(({ padding }, before) => {
      if (padding !== before.padding) update()
      // A card may be loaded after the flight to its marker, and a pin's form makes the card larger.
      const covers = (edge: 'right' | 'bottom') =>
        (padding[edge] ?? 0) > (before.padding[edge] ?? 0)
      if (covers('right') || covers('bottom')) afterLayout(keepInSight)
    }),
    onEffectiveBasemapStyle(update),
    useOpened.subscribe(({ opened }, before) => {
      if (opened === before.opened) return
      // The history may open the same card again, which must not end its flight.
      if (!opened || !before.opened || !isSame(opened, before.opened)) sentTo = null
      if (opened && !staysAt(opened.by)) afterLayout((animate) => goToCard(opened, animate))
    }),
    useQuests.subscribe(({ starts }, before) => {
      if (starts !== before.starts) update()
      // A link may open a quest before the quest's start is known.
      const id = openedOnMap() ?? 0
      if (starts?.byId.has(id) && !before.starts?.byId.has(id)) afterLayout(goToOpened)
    }),
  ]
  return {
    engine,
    rename: (renamed) => {
      world = renamed
      engine.rename(renamed, currentLocale())
      update()
    },
    unbind: () => {
      bound = false
      for (const stop of unsubscribe) stop()
      engine.destroy()
    },
  }
}

/** Loads routes, areas and shapes. If loading fails, the next visit tries again. */
function loadDrawn(loaded: (bind: typeof bindRoutes) => void): void {
  loadChunk(() => import('./bind-routes.ts')).then(
    (chunk) => loaded(chunk.bindRoutes),
    () => undefined,
  )
}

type Move = (animate: boolean) => void

/**
 * Returns a function that makes a movement after the next layout. A later movement replaces it, so that the map moves
 * at most once. The correction for a card that has come to cover the map is part of a waiting movement.
 */
function oncePerFrame(
  { afterLayout }: Pick<BindOptions, 'afterLayout'>,
  correction: Move,
  make: (move: Move, isCorrected: boolean) => void,
): (move: Move) => void {
  let awaited: Move | null = null
  let isCorrected = false
  return (move) => {
    const waiting = awaited
    isCorrected = waiting !== null && move === correction
    if (!isCorrected) awaited = move
    if (waiting) return
    afterLayout(() => {
      const last = awaited
      awaited = null
      if (last) make(last, isCorrected)
    })
  }
}

function staysAt(by: OpenedBy): boolean {
  return by === 'reload' || by === 'back'
}

function noteMove(world: LoadedWorld, event: MapEvent, embedded: boolean): void {
  // A map that overlays a stream always follows the player.
  if (event.kind === 'steered') useLive.setState({ isCentred: embedded })
  if (event.kind !== 'rest') return
  const { position } = event
  restAt(position)
  // A link's view is not stored: the player returns to the earlier one.
  if (!embedded && !isLinkShown()) rememberPosition(world, position)
}

function isOnScreen([x, y]: Coordinate, { coordinates, zoom }: MapPosition, scale: Scale): boolean {
  const resolution = scale.resolutionAt(zoom)
  return (
    Math.abs(x - coordinates[0]) <= (window.innerWidth / 2) * resolution &&
    Math.abs(y - coordinates[1]) <= (window.innerHeight / 2) * resolution
  )
}

const nothingInHand = {
  selected: null,
} as const satisfies Partial<MapContent>

/** Unchanged parts of the content stay identical, so that the engine need not compare lists. */
function createContent(world: () => LoadedWorld, embedded: boolean): () => MapContent {
  const typesFor = remembered((types: VisibleTypes) => (type: string) => isTypeVisible(types, type))
  const namedFor = remembered(
    (types: readonly string[] | undefined) => (type: string) => types?.includes(type) ?? false,
  )
  const discoveredFor = remembered((ids: readonly number[]) => new Set(ids))
  const visitedFor = remembered((ids: readonly number[]) => new Set(ids))
  return () => {
    const { discoveredMarkers, visitedMarkers } = useProgress.getState()
    const { markerSize, showNamePlates } = useSettings.getState()
    return {
      isTypeVisible: typesFor(shownTypes()),
      isTypeNamed: namedFor(shownFilters().namedTypes),
      hidden: hiddenMarkers(world().markers),
      moreMarkers: embedded ? null : useQuests.getState().starts,
      ...nothingInHand,
      done: discoveredFor(discoveredMarkers),
      visited: visitedFor(visitedMarkers),
      markerSize,
      showNamePlates,
      placesOpen: !embedded,
      basemapStyle: effectiveBasemapStyle(),
      padding: useViewport.getState().padding,
      pointing: pointingFor(mapTools),
      ...combineDrawings(mapTools, embedded),
    }
  }
}

function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { readonly input: Input; readonly output: Output } | undefined
  return (input) => {
    if (!last || last.input !== input) last = { input, output: compute(input) }
    return last.output
  }
}
