import { create } from 'zustand'
import type { Marker } from '../../domain/markers/marker.ts'
import { nameInAddresses, type Place } from '../../domain/world/names/world-names.ts'
import { dispatchMarkerSelect } from '../markers/marker-select-event.ts'
import { useSelection, type LinkOrigin } from '../markers/selection.ts'
import { useSpot } from './spot.ts'

/** By its name on the map, from a list, which lets the map fly to it, or by an address. */
export type SettlementOrigin = 'pointer' | 'event' | LinkOrigin

interface OpenSettlement {
  /** Whose card is open, or lies behind that of a place that was chosen there; not kept. */
  readonly place: Place | null
  readonly origin: SettlementOrigin
  /** The id of the marker that was chosen on the card. */
  readonly chosen: number | null
  /** Brings back the card whose words led here, when this one is closed. */
  readonly back: (() => void) | null
}

export const useSettlement = create<OpenSettlement>()(() => ({
  place: null,
  origin: 'event',
  chosen: null,
  back: null,
}))

export function openSettlement(place: Place, origin: SettlementOrigin): void {
  useSelection.getState().deselect()
  useSettlement.setState({ place, origin, chosen: null, back: null })
}

/** Opens it from the card of a place or a pin in or near it. */
export function visitSettlement(place: Place): void {
  const { selectedMarker, selectedPin } = useSelection.getState()
  openSettlement(place, 'event')
  if (selectedMarker) useSettlement.setState({ back: () => dispatchMarkerSelect(selectedMarker) })
  else if (selectedPin !== null) {
    useSettlement.setState({ back: () => useSelection.getState().selectPin(selectedPin, 'event') })
  }
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
  const named = (wanted: string) => places.find((one) => nameInAddresses(one) === wanted)
  // A sentence around a link leaves its marks at the end.
  const place = name && (named(name) ?? named(name.replace(/\p{P}{1,9}$/u, '')))
  if (place) useSettlement.setState({ place, origin, chosen, back: null })
  else if (useSettlement.getState().place) useSettlement.setState({ origin: 'reload' })
  return Boolean(place)
}

export function closeSettlement(): void {
  if (useSettlement.getState().place)
    useSettlement.setState({ place: null, chosen: null, back: null })
}

/** Closes it, back to the card from which it was opened. */
export function leaveSettlement(): void {
  const { back } = useSettlement.getState()
  closeSettlement()
  back?.()
}

/** Calls back when a settlement's card is opened. @returns what stops it */
export function onSettlementOpened(
  opened: (place: Place, origin: SettlementOrigin) => void,
): () => void {
  return useSettlement.subscribe(({ place, origin, chosen }, before) => {
    const anew = place !== before.place || (chosen === null && before.chosen !== null)
    if (place && anew) opened(place, origin)
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
  else if (selectedMarker && selectedMarker.id !== useSettlement.getState().chosen)
    closeSettlement()
})
useSpot.subscribe(({ coordinate }, before) => {
  if (coordinate && coordinate !== before.coordinate) closeSettlement()
})
