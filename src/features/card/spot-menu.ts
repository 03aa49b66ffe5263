import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'

/** A point of the map for which a menu is open. */
export interface Spot {
  /** World coordinate: that of the marker or pin if one was hit. */
  readonly coordinate: Coordinate
  /** CSS pixels from the map's upper left corner. */
  readonly pixel: readonly [x: number, y: number]
  /** Id of the player's pin at this point, or `null`. */
  readonly pinId: string | null
}

interface SpotMenu {
  /** `null` while the menu is closed. Not stored. */
  readonly spot: Spot | null
  readonly open: (spot: Spot) => void
  readonly close: () => void
}

export const useSpotMenu = create<SpotMenu>()((set) => ({
  spot: null,
  open: (spot) => set({ spot }),
  // Return the same state if already closed, because zooming calls this many times a second.
  close: () => set((state) => (state.spot ? { spot: null } : state)),
}))
