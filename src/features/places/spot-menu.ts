import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'

/** A point of the map that a player asked about. */
export interface Spot {
  /** The world coordinate; that of the marker or pin where one was hit. */
  readonly coordinate: Coordinate
  /** CSS pixels from the map's upper left corner. */
  readonly pixel: readonly [x: number, y: number]
  /** The id of the player's own pin there. */
  readonly pinId: string | null
}

interface SpotMenu {
  /** Where the menu is open; not kept. */
  readonly spot: Spot | null
  readonly open: (spot: Spot) => void
  readonly close: () => void
}

export const useSpotMenu = create<SpotMenu>()((set) => ({
  spot: null,
  open: (spot) => set({ spot }),
  // The same state where there is nothing to close: this is called many times a second while the map zooms.
  close: () => set((state) => (state.spot ? { spot: null } : state)),
}))
