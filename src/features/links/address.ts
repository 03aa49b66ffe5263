import { onPageLeave } from '../../platform/page-leave.ts'
import type { VisibleTypes } from '../../world/filtering.ts'
import { readViewLink, writeViewLink, type ViewLink } from './model/view-link.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { nearZoom, type Scale } from '../../geometry/scale.ts'
import { storeLeftView, consumeLeftView } from '../../storage/session-restore/left-view.ts'
import { onRest, restorePosition } from '../viewport/last-position.ts'
import { openedFrom, partsOf, temporaryPin, type OpenedParts } from '../card/model/opened-card.ts'
import { openedNow, useOpened } from '../card/opened.ts'
import { settlementNamed, type Place } from '../../world/names/world-names.ts'
import {
  isLinkShown,
  onShownTypes,
  showLinkedTypes,
  shownTypes,
  useFilterOverride,
} from '../filters/shown-filters.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { useViewport } from '../viewport/viewport-store.ts'

/** Milliseconds between two changes of the address. Safari throws after 100 changes within 30 seconds. */
export const addressInterval = 400

/** The owner of an address's filters. Stored in the history entry, so it survives a reload but isn't copied along. */
type AddressNote = 'own' | 'link'

/** Restores the address from before a reload. The present one may be older, because writing is delayed. */
export function recallAddress(): void {
  const left = consumeLeftView(window.location.pathname)
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

/** Returns the settlement's name from an address. Ignores up to nine punctuation marks from the text around a link. */
function linkedSettlement(name: string | undefined, places: readonly Place[]): string | undefined {
  return [name, name?.replace(/\p{P}{1,9}$/u, '')].find((one) => settlementNamed(one, places))
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
  const link = linkedView(world)
  const { at, types = defaultTypes } = link
  const note = readNote()
  const opened = openedNow()
  const position = restorePosition(world) ?? world.startView
  // True for a bookmark of the player's last view.
  const isOwn = at !== undefined && isSameView(at, position, world.scale)
  const by = !at ? 'link' : note || isOwn ? 'reload' : 'link-with-view'
  const parts = linkedParts(link, world)
  const linked = openedFrom({ ...parts, spot: parts.spot ?? temporaryPin(opened) }, by)
  const isOpening = Object.values(parts).some((part) => part !== null)
  // The map comes back at its previous position, so don't move it to what was open before.
  useOpened.setState({ opened: isOpening ? linked : opened && { ...opened, by: 'reload' } })
  // The player's own history entry may be older than the stored filters, so ignore its types.
  if (types && note !== 'own') {
    showLinkedTypes(
      types,
      world.types.map(({ id }) => id),
    )
  }
  const asked = !note && (isOpening || at !== undefined)
  // Back from a text page, the state before the link is already known.
  const before = useFilterOverride.getState().before ?? { opened, position }
  if (!defaultTypes && ((asked && !isOwn) || isLinkShown())) useFilterOverride.setState({ before })
  return asked
}

function linkedParts(
  { marker, quest, place, spot, pin }: ViewLink,
  { markersById, hasQuests, places }: LoadedWorld,
): OpenedParts {
  const name = linkedSettlement(place, places)
  return {
    front:
      marker !== undefined && markersById.has(marker)
        ? { kind: 'marker', id: marker }
        : quest !== undefined && hasQuests
          ? { kind: 'quest', id: quest }
          : null,
    settlement: name === undefined ? null : { kind: 'settlement', name },
    spot: spot ? { kind: 'spot', coordinate: spot, words: pin ?? '' } : null,
  }
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

export function viewOnScreen(world: LoadedWorld): ViewLink {
  const { front, settlement, spot } = partsOf(openedNow())
  // Before its first frame the map hasn't yet moved to the position in the address.
  const at = useViewport.getState().position ?? linkedView(world).at
  return {
    ...(front?.kind === 'marker' ? { marker: front.id } : {}),
    ...(front?.kind === 'quest' ? { quest: front.id } : {}),
    ...(settlement ? { place: settlement.name } : {}),
    ...(at ? { at } : {}),
    ...(spot ? { spot: spot.coordinate, pin: spot.words } : {}),
    types: shownTypes(),
  }
}

/** Calls back whenever {@link viewOnScreen} may have changed. @returns a function that stops this */
export function onViewOnScreen(changed: () => void): () => void {
  const stops = [useOpened.subscribe(changed), onRest(changed), onShownTypes(changed)]
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
  if (useViewport.getState().position) schedule()
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
    storeLeftView({ pathname, search: search(), note: filtersOf() })
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
