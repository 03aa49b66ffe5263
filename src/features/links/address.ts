import { onPageLeave } from '../../platform/page-leave.ts'
import type { VisibleTypes } from '../../world/filtering.ts'
import { readViewLink, writeViewLink, type ViewLink } from './model/view-link.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { nearZoom, type Scale } from '../../geometry/scale.ts'
import { leaveView, takeLeftView } from '../../storage/session-restore/left-view.ts'
import { restorePosition, useRestingPosition } from '../viewport/last-position.ts'
import { useSelection } from '../card/selection.ts'
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
} from '../card/open-settlement.ts'
import { useSpot } from '../card/spot.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

/** Milliseconds between two changes of the address. Safari throws after 100 changes within 30 seconds. */
export const addressInterval = 400

/** The owner of an address's filters. Stored in the history entry, so it survives a reload but isn't copied along. */
type AddressNote = 'own' | 'link'

/** Restores the address from before a reload. The present one may be older, because writing is delayed. */
export function recallAddress(): void {
  const left = takeLeftView(window.location.pathname)
  const note = asNote(left?.note)
  if (left && note) replaceAddress(left.search, note)
}

/** Returns the position in the address, otherwise where the player left the map, otherwise the world's start. */
export function startPosition(world: LoadedWorld): MapPosition {
  const { at, marker = -1, place, spot } = linkedView(world)
  if (at) return at
  const position = restorePosition(world) ?? world.startView
  const { markersById, places, scale } = world
  const named = markersById.get(marker) ?? settlementNamed(linkedSettlement(place, places), places)
  const coordinates = named?.coordinate ?? spot
  return coordinates ? { coordinates, zoom: nearZoom(position.zoom, scale) } : position
}

export function linkedView(world: LoadedWorld): ViewLink {
  return readViewLink(window.location.search, world)
}

/** True if a link names marker types and nothing else. The map then shows all markers of these types. */
export function asksForTypesAlone(world: LoadedWorld): boolean {
  const { types, ...others } = linkedView(world)
  return isLinkShown() && types !== undefined && Object.keys(others).length === 0
}

/**
 * Writes the address into the stores. Parts that it doesn't mention keep their state.
 * @param defaultTypes types to show if the address names none; by default the player's own filters
 * @returns true if a link from elsewhere asks for a part of the map
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
  // True for a bookmark of the player's last view.
  const isOwn = at !== undefined && isSameView(at, position, world.scale)
  const origin = !at ? 'link' : note || isOwn ? 'reload' : 'link-with-view'
  const pin = useSpot.getState()
  if (spot) pin.drop(spot, origin, words)
  else if (pin.coordinate) pin.drop(pin.coordinate, 'reload')
  // Opening a spot closes the settlement, and the marker's card covers it, so the settlement comes between the two.
  const settled = openLinkedSettlement(place, world.places, origin, marker)
  if (marker !== null) select(marker, origin)
  // The map comes back at its previous position, so don't move it to the selected marker.
  else if (selectedMarker !== null) select(selectedMarker, 'reload')
  // The player's own history entry may be older than the stored filters, so ignore its types.
  if (types && note !== 'own') {
    showLinkedTypes(
      types,
      world.types.map(({ id }) => id),
    )
  }
  const asked = !note && (marker !== null || settled || at !== undefined || spot !== undefined)
  // Back from a text page, the state before the link is already known.
  const before = useFilterOverride.getState().before ?? { selectedMarker, selectedPin, position }
  if (!defaultTypes && ((asked && !isOwn) || isLinkShown())) useFilterOverride.setState({ before })
  return asked
}

/** Returns the query of a link from elsewhere, or '' if the page itself wrote the address or it has no query. */
export function foreignSearch(): string {
  return readNote() ? '' : window.location.search
}

/** True if two views differ by no more than the rounding of an address. */
function isSameView(one: MapPosition, other: MapPosition, { resolutionAt }: Scale): boolean {
  const pixel = resolutionAt(one.zoom)
  const [x, y] = [0, 1].map((axis) =>
    Math.abs((one.coordinates[axis] ?? 0) - (other.coordinates[axis] ?? 0)),
  )
  return (x ?? 0) <= pixel && (y ?? 0) <= pixel && Math.abs(one.zoom - other.zoom) <= 0.01
}

/** Returns the state of the screen in the form that addresses and links use. */
export function viewOnScreen(world: LoadedWorld): ViewLink {
  const { selectedMarker: marker } = useSelection.getState()
  const quest = questOf(marker)
  const { coordinate, pin } = useSpot.getState()
  const { place } = useSettlement.getState()
  // Before its first frame the map hasn't yet moved to the position in the address.
  const at = useRestingPosition.getState().position ?? linkedView(world).at
  return {
    ...(quest !== undefined ? { quest } : marker === null ? {} : { marker }),
    ...(place === null ? {} : { place }),
    ...(at ? { at } : {}),
    ...(coordinate ? { spot: coordinate, pin } : {}),
    types: shownTypes(),
  }
}

/** Calls back whenever {@link viewOnScreen} may have changed. @returns a function that stops this */
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

/** State of the history entry that Back or Forward has opened. */
let popped: unknown = null

/** Returns that state once. A chunk that loads after Back was pressed has missed the event. */
export function takePoppedState(): unknown {
  const state = popped
  popped = null
  return state
}

/** Writes a pending change of the address at once, for example before a reload. */
export function writeAddressNow(): void {
  writeWaiting?.()
}

/** Keeps the address equal to the screen without adding to the history. @returns a function that stops this */
export function syncAddress(world: LoadedWorld): () => void {
  const { pathname } = window.location
  let written = -Infinity
  let waiting: ReturnType<typeof setTimeout> | undefined

  const search = () => writeViewLink(viewOnScreen(world), world)

  function write(): void {
    waiting = undefined
    // The page may have navigated away before the timer fired.
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
  // Going back to an older address of this page doesn't move the map, so write the present view into that entry.
  const onPopState = ({ state }: PopStateEvent) => {
    popped = state
    schedule()
  }
  window.addEventListener('popstate', onPopState)
  const stopLeaving = onPageLeave(() => {
    // A link that the player leaves before the first write stays a link from elsewhere.
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
    // Browsers limit how often the address may change; the next change writes the whole state.
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
