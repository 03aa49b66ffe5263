import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { Marker } from '../../world/marker.ts'
import { nameInAddresses, type Place } from '../../world/names/world-names.ts'
import { dispatchMarkerSelect } from '../selection/marker-select-event.ts'
import { useSelection, type LinkOrigin } from '../selection/selection.ts'
import { useSpot } from './spot.ts'

/** By its name on the map, from a list, which lets the map fly to it, or by an address. */
export type SettlementOrigin = 'pointer' | 'event' | LinkOrigin

interface OpenSettlement {
  /**
   * Whose card is open, or lies behind that of a place that was chosen there: what it is called in addresses, whatever
   * language the page is in. Not kept.
   */
  readonly place: string | null
  readonly origin: SettlementOrigin
  /** The id of the marker that was chosen on the card. */
  readonly chosen: number | null
  /** The id of the marker or the pin whose card led here, and comes back when this one is closed. */
  readonly back: { readonly marker: number } | { readonly pin: string } | null
}

export const useSettlement = create<OpenSettlement>()(() => ({
  place: null,
  origin: 'event',
  chosen: null,
  back: null,
}))

/** What other features tell of a settlement on its card, in this order; the shell, which knows them, fills it in. */
export const settlementSections: ComponentType<{ readonly settlement: Place }>[] = []

/** The settlement of that name in addresses; nothing for none, or for one that the world lacks. */
export function settlementNamed(
  name: string | null | undefined,
  places: readonly Place[],
): Place | undefined {
  return name ? places.find((place) => nameInAddresses(place) === name) : undefined
}

/** @param place what it is called in addresses */
export function openSettlement(place: string | undefined, origin: SettlementOrigin): void {
  if (place === undefined) return
  useSelection.getState().deselect()
  useSettlement.setState({ place, origin, chosen: null, back: null })
}

/** Opens it from the card of a place or a pin in or near it. */
export function visitSettlement(place: string | undefined): void {
  const { selectedMarker, selectedPin } = useSelection.getState()
  openSettlement(place, 'event')
  if (selectedMarker !== null) useSettlement.setState({ back: { marker: selectedMarker } })
  else if (selectedPin !== null) useSettlement.setState({ back: { pin: selectedPin } })
}

/** The settlement that an address names, as it is called in addresses. A sentence around a link leaves its marks at the end. */
export function linkedSettlement(
  name: string | undefined,
  places: readonly Place[],
): string | undefined {
  return [name, name?.replace(/\p{P}{1,9}$/u, '')].find((one) => settlementNamed(one, places))
}

/**
 * Opens what an address names, as long as it is known here. What is open already, when the map is shown again, stays.
 *
 * @param chosen the id of the marker behind which the card lies
 * @returns whether the address names a settlement
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

/** Closes it, back to the card from which it was opened. */
export function leaveSettlement(): void {
  const { back } = useSettlement.getState()
  closeSettlement()
  if (!back) return
  const { select, selectPin } = useSelection.getState()
  if ('marker' in back) select(back.marker, 'event')
  else selectPin(back.pin, 'event')
}

/** Calls back when a settlement's card is opened. @returns what stops it */
export function onSettlementOpened(
  opened: (place: string, origin: SettlementOrigin) => void,
): () => void {
  return useSettlement.subscribe(({ place, origin, chosen }, before) => {
    const anew = place !== before.place || (chosen === null && before.chosen !== null)
    if (place !== null && anew) opened(place, origin)
  })
}

/** Shows a place that the card lists; the card comes back when the place's is closed. */
export function chooseInSettlement(marker: Marker): void {
  useSettlement.setState({ chosen: marker.id })
  dispatchMarkerSelect(marker)
}

// What was chosen elsewhere has nothing to do with the card.
useSelection.subscribe(({ selectedMarker, selectedPin }) => {
  if (selectedPin !== null) closeSettlement()
  else if (selectedMarker !== null && selectedMarker !== useSettlement.getState().chosen)
    closeSettlement()
})
useSpot.subscribe(({ coordinate }, before) => {
  if (coordinate && coordinate !== before.coordinate) closeSettlement()
})
