import { create } from 'zustand'
import type { Marker } from '../domain/marker.ts'

/** How a marker came to be selected: it decides where the keyboard focus goes. */
export type SelectionOrigin = 'pointer' | 'keyboard' | 'event' | 'link'

interface Selection {
  readonly selectedMarker: Marker | null
  readonly origin: SelectionOrigin | null
  readonly select: (marker: Marker, origin: SelectionOrigin) => void
  readonly deselect: () => void
}

/** One marker at a time; not kept. */
export const useSelection = create<Selection>()((set) => ({
  selectedMarker: null,
  origin: null,
  select: (selectedMarker, origin) => set({ selectedMarker, origin }),
  deselect: () => set({ selectedMarker: null, origin: null }),
}))
