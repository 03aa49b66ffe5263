import { create } from 'zustand'
import type { Marker } from '../../domain/markers/marker.ts'

/**
 * What put something on the map that the player did not: a link that names it and nothing else, a link that
 * says what the view is as well, or the page's own address, when the map is shown anew as it was.
 */
export type LinkOrigin = 'link' | 'link-with-view' | 'reload'

/** How a marker or a pin came to be selected: it decides where the keyboard focus goes, and whether the map moves. */
export type SelectionOrigin = 'pointer' | 'keyboard' | 'event' | LinkOrigin

interface Selection {
  readonly selectedMarker: Marker | null
  /** The id of one of the player's own pins, which may have been deleted meanwhile. */
  readonly selectedPin: string | null
  readonly origin: SelectionOrigin | null
  readonly select: (marker: Marker, origin: SelectionOrigin) => void
  readonly selectPin: (id: string, origin: SelectionOrigin) => void
  readonly deselect: () => void
}

/** One marker or one pin at a time; not kept. */
export const useSelection = create<Selection>()((set) => ({
  selectedMarker: null,
  selectedPin: null,
  origin: null,
  select: (selectedMarker, origin) => set({ selectedMarker, selectedPin: null, origin }),
  selectPin: (selectedPin, origin) => set({ selectedMarker: null, selectedPin, origin }),
  deselect: () => set({ selectedMarker: null, selectedPin: null, origin: null }),
}))
