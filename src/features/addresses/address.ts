import { onPageLeave } from '../../platform/page-leave.ts'
import type { VisibleTypes } from '../../world/filtering.ts'
import { readViewLink, writeViewLink, type ViewLink } from '../links/model/view-link.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { nearZoom, type Scale } from '../../geometry/scale.ts'
import { leaveView, takeLeftView } from '../../storage/session-restore/left-view.ts'
import { restorePosition, useRestingPosition } from '../viewport/last-position.ts'
import { useSelection } from '../selection/selection.ts'
import { questOf, startId } from '../../world/quest-start.ts'
import {
  isLinkShown,
  onShownTypes,
  showLinkedTypes,
  shownTypes,
  useFilterOverride,
} from '../filters/shown-filters.ts'
import {
  linkedSettlement,
  openLinkedSettlement,
  settlementNamed,
  useSettlement,
} from '../places/open-settlement.ts'
import { useSpot } from '../places/spot.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

/**
 * Milliseconds between two changes of the address. Safari refuses the hundredth within 30 seconds, and all
 * after it.
 */
export const addressInterval = 400

/**
 * Noted in the history entry beside an address that the page has written: whose filters are in it. It stays
 * with the entry when the page is loaded anew, but does not travel with a copied address.
 */
type AddressNote = 'own' | 'link'

/**
 * Puts into the address what the page had on screen when it was loaded anew. The address may be older: it is not
 * written at once, and a browser that is asked to load the page while its address changes takes the former one.
 */
export function recallAddress(): void {
  const left = takeLeftView(window.location.pathname)
  const note = asNote(left?.note)
  if (left && note) replaceAddress(left.search, note)
}

/**
 * Where the map begins: at the view, the marker, the settlement or the spot that its address names, else where it was
 * left, else at the world's start.
 */
export function startPosition(world: LoadedWorld): MapPosition {
  const { at, marker = -1, place, spot } = linkedView(world)
  if (at) return at
  const position = restorePosition(world) ?? world.startView
  const { markersById, places, scale } = world
  const named = markersById.get(marker) ?? settlementNamed(linkedSettlement(place, places), places)
  const coordinates = named?.coordinate ?? spot
  return coordinates ? { coordinates, zoom: nearZoom(position.zoom, scale) } : position
}

/** What the page's address says of the map. */
export function linkedView(world: LoadedWorld): ViewLink {
  return readViewLink(window.location.search, world)
}

/** Whether a link names kinds of places and nothing else: the map is to show all of those. */
export function asksForTypesAlone(world: LoadedWorld): boolean {
  const { types, ...others } = linkedView(world)
  return isLinkShown() && types !== undefined && Object.keys(others).length === 0
}

/**
 * Puts what the address says into the stores. What it does not speak of stays as it is.
 *
 * @param defaultTypes what is shown where the address does not speak of types; the player's own filters without it
 * @returns whether a link from elsewhere asks for a part of the map
 */
export function applyAddress(world: LoadedWorld, defaultTypes?: VisibleTypes): boolean {
  const {
    marker: markerId = -1,
    quest,
    place,
    at,
    spot,
    pin: words,
    types = defaultTypes,
  } = linkedView(world)
  const note = readNote()
  const start = quest !== undefined && world.hasQuests ? startId(quest) : null
  const marker = world.markersById.has(markerId) ? markerId : start
  const { selectedMarker, selectedPin, select } = useSelection.getState()
  const position = restorePosition(world) ?? world.startView
  // As a bookmark of what the player saw last, which shows it as it was.
  const isOwn = at !== undefined && isSameView(at, position, world.scale)
  const origin = !at ? 'link' : note || isOwn ? 'reload' : 'link-with-view'
  const pin = useSpot.getState()
  if (spot) pin.drop(spot, origin, words)
  else if (pin.coordinate) pin.drop(pin.coordinate, 'reload')
  // After the spot, which closes it, and before the marker, behind whose card it lies.
  const settled = openLinkedSettlement(place, world.places, origin, marker)
  if (marker !== null) select(marker, origin)
  // The map is shown again, where it was: nobody has asked to go to what is selected.
  else if (selectedMarker !== null) select(selectedMarker, 'reload')
  // An entry of the player's own may be older than their last choice, which is kept elsewhere.
  if (types && note !== 'own') {
    showLinkedTypes(
      types,
      world.types.map(({ id }) => id),
    )
  }
  const asked = !note && (marker !== null || settled || at !== undefined || spot !== undefined)
  // The map is shown again after a page of text: where the player was before the link is known already.
  const before = useFilterOverride.getState().before ?? { selectedMarker, selectedPin, position }
  if (!defaultTypes && ((asked && !isOwn) || isLinkShown())) useFilterOverride.setState({ before })
  return asked
}

/** The query of a link from elsewhere; empty where the page itself has written the address, or it asks for nothing. */
export function foreignSearch(): string {
  return readNote() ? '' : window.location.search
}

/** Whether two views differ by no more than what is lost when one is written into an address. */
function isSameView(one: MapPosition, other: MapPosition, { resolutionAt }: Scale): boolean {
  const pixel = resolutionAt(one.zoom)
  const [x, y] = [0, 1].map((axis) =>
    Math.abs((one.coordinates[axis] ?? 0) - (other.coordinates[axis] ?? 0)),
  )
  return (x ?? 0) <= pixel && (y ?? 0) <= pixel && Math.abs(one.zoom - other.zoom) <= 0.01
}

/** What is on screen, as an address or a link says it. */
export function viewOnScreen(world: LoadedWorld): ViewLink {
  const { selectedMarker: marker } = useSelection.getState()
  const quest = questOf(marker)
  const { coordinate, pin } = useSpot.getState()
  const { place } = useSettlement.getState()
  // Before its first frame the map still has to go where the address says.
  const at = useRestingPosition.getState().position ?? linkedView(world).at
  return {
    ...(quest !== undefined ? { quest } : marker === null ? {} : { marker }),
    ...(place === null ? {} : { place }),
    ...(at ? { at } : {}),
    ...(coordinate ? { spot: coordinate, pin } : {}),
    types: shownTypes(),
  }
}

/** Calls back whenever what {@link viewOnScreen} says may have changed. @returns what stops it */
export function onViewOnScreen(changed: () => void): () => void {
  const stops = [
    useSelection.subscribe(changed),
    useSpot.subscribe(changed),
    useSettlement.subscribe(changed),
    useRestingPosition.subscribe(changed),
    onShownTypes(changed),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

let writeWaiting: (() => void) | undefined

/** The state of the history entry that Back or Forward has led to. */
let popped: unknown = null

/** That state, once: for whoever is loaded after Back was pressed. */
export function takePoppedState(): unknown {
  const state = popped
  popped = null
  return state
}

/** Brings the address up to date at once, before the page is loaded anew from it. */
export function writeAddressNow(): void {
  writeWaiting?.()
}

/**
 * Lets the page's address tell what is on screen, in place of what it told before: the history does not grow.
 * The part after `#` is left as it is.
 *
 * @returns what stops it
 */
export function syncAddress(world: LoadedWorld): () => void {
  const { pathname } = window.location
  let written = -Infinity
  let waiting: ReturnType<typeof setTimeout> | undefined

  const search = () => writeViewLink(viewOnScreen(world), world)

  function write(): void {
    waiting = undefined
    // Another page may be under way.
    if (window.location.pathname !== pathname) return
    written = performance.now()
    replaceAddress(search(), filtersOf())
  }
  const schedule = () => {
    waiting ??= setTimeout(write, Math.max(0, written + addressInterval - performance.now()))
  }

  writeWaiting = () => {
    if (waiting === undefined) return
    clearTimeout(waiting)
    write()
  }
  if (useRestingPosition.getState().position) schedule()
  const stopFollowing = onViewOnScreen(schedule)
  // Going back to an older address of this page, such as one with another `#`, does not move the map.
  const onPopState = ({ state }: PopStateEvent) => {
    popped = state
    schedule()
  }
  window.addEventListener('popstate', onPopState)
  const stopLeaving = onPageLeave(() => {
    // A link that is left before anything was written is opened as a link again.
    if (!readNote()) return
    writeAddressNow()
    leaveView({ pathname, search: search(), note: filtersOf() })
  })
  return () => {
    writeWaiting = undefined
    clearTimeout(waiting)
    stopFollowing()
    window.removeEventListener('popstate', onPopState)
    stopLeaving()
  }
}

/** Whose filters are shown. */
function filtersOf(): AddressNote {
  return isLinkShown() ? 'link' : 'own'
}

function replaceAddress(search: string, note: AddressNote): void {
  const { location, history } = window
  if (location.search === search && readNote() === note) return
  const state: unknown = history.state
  const others = typeof state === 'object' ? state : {}
  try {
    history.replaceState({ ...others, view: note }, '', location.pathname + search + location.hash)
  } catch {
    // A browser that finds the address changing too often refuses; the next change will tell it all.
  }
}

function readNote(): AddressNote | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('view' in state)) return undefined
  return asNote(state.view)
}

function asNote(view: unknown): AddressNote | undefined {
  return view === 'own' || view === 'link' ? view : undefined
}
