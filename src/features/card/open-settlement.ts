import type { ReactNode } from 'react'
import { create } from 'zustand'
import { createSlot } from '../../platform/slot.ts'
import type { Marker } from '../../world/marker.ts'
import { nameInAddresses, type Place } from '../../world/names/world-names.ts'
import { dispatchMarkerSelect } from './marker-select-event.ts'
import { useSelection, type LinkOrigin } from './selection.ts'
import { useSpot } from './spot.ts'

/** How the card was opened: from the name on the map, from a list (the map then flies to it), or by an address. */
export type SettlementOrigin = 'pointer' | 'event' | LinkOrigin

interface OpenSettlement {
  /** Name in addresses of the settlement whose card is open, or behind a chosen marker's card. Not stored. */
  readonly place: string | null
  readonly origin: SettlementOrigin
  /** Id of the marker that was chosen on the settlement's card. */
  readonly chosen: number | null
  /** The card to return to when the settlement's card is closed. */
  readonly back: { readonly marker: number } | { readonly pin: string } | null
}

export const useSettlement = create<OpenSettlement>()(() => ({
  place: null,
  origin: 'event',
  chosen: null,
  back: null,
}))

/** Renders the section of a settlement's card with its quests. */
export const settlementQuests = createSlot<(props: { readonly settlement: Place }) => ReactNode>()

/** Returns the settlement with this name in addresses, or `undefined`. */
export function settlementNamed(
  name: string | null | undefined,
  places: readonly Place[],
): Place | undefined {
  return name ? places.find((place) => nameInAddresses(place) === name) : undefined
}

/** @param place name in addresses */
export function openSettlement(place: string | undefined, origin: SettlementOrigin): void {
  if (place === undefined) return
  useSelection.getState().deselect()
  useSettlement.setState({ place, origin, chosen: null, back: null })
}

/** Opens a settlement from the card of a marker or pin near it. */
export function visitSettlement(place: string | undefined): void {
  const { selectedMarker, selectedPin } = useSelection.getState()
  openSettlement(place, 'event')
  if (selectedMarker !== null) useSettlement.setState({ back: { marker: selectedMarker } })
  else if (selectedPin !== null) useSettlement.setState({ back: { pin: selectedPin } })
}

/** Returns the settlement's name from an address. Ignores up to nine punctuation marks from the text around a link. */
export function linkedSettlement(
  name: string | undefined,
  places: readonly Place[],
): string | undefined {
  return [name, name?.replace(/\p{P}{1,9}$/u, '')].find((one) => settlementNamed(one, places))
}

/**
 * Opens the settlement of an address. Without one, an open card stays. Returns whether the address names one.
 * @param chosen id of the marker whose card is in front of the settlement's
 */
export function openLinkedSettlement(
  name: string | undefined,
  places: readonly Place[],
  origin: LinkOrigin,
  chosen: number | null,
): boolean {
  const place = linkedSettlement(name, places)
  if (place) useSettlement.setState({ place, origin, chosen, back: null })
  else if (useSettlement.getState().place !== null) useSettlement.setState({ origin: 'reload' })
  return place !== undefined
}

export function closeSettlement(): void {
  if (useSettlement.getState().place !== null)
    useSettlement.setState({ place: null, chosen: null, back: null })
}

/** Closes the card and returns to the one from which it was opened. */
export function leaveSettlement(): void {
  const { back } = useSettlement.getState()
  closeSettlement()
  if (!back) return
  const { select, selectPin } = useSelection.getState()
  if ('marker' in back) select(back.marker, 'event')
  else selectPin(back.pin, 'event')
}

/** Calls `opened` whenever a settlement's card opens. Returns a function that stops it. */
export function onSettlementOpened(
  opened: (place: string, origin: SettlementOrigin) => void,
): () => void {
  return useSettlement.subscribe(({ place, origin, chosen }, before) => {
    const anew = place !== before.place || (chosen === null && before.chosen !== null)
    if (place !== null && anew) opened(place, origin)
  })
}

/** Shows a marker from the card's list. Closing the marker's card returns to the settlement's. */
export function chooseInSettlement(marker: Marker): void {
  useSettlement.setState({ chosen: marker.id })
  dispatchMarkerSelect(marker)
}

// Close the card if a marker or spot elsewhere is chosen.
useSelection.subscribe(({ selectedMarker, selectedPin }) => {
  if (selectedPin !== null) closeSettlement()
  else if (selectedMarker !== null && selectedMarker !== useSettlement.getState().chosen)
    closeSettlement()
})
useSpot.subscribe(({ coordinate }, before) => {
  if (coordinate && coordinate !== before.coordinate) closeSettlement()
})
