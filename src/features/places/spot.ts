import { create } from 'zustand'
import type { Coordinate } from '../../core/geometry/coordinates.ts'
import type { LinkOrigin } from '../selection/selection.ts'

/** How a temporary pin came to be there: by a link, by the player's hand on the map, or by a card, which lets the map fly to it. */
export type SpotOrigin = LinkOrigin | 'map' | 'event'

interface TemporaryPin {
  /** Where a temporary pin stands, if there is one. */
  readonly coordinate: Coordinate | null
  readonly origin: SpotOrigin | null
  /** Title and note of a shared pin, as the link or the card brings them: read by `readPinWords`. */
  readonly pin: string
  /** @param pin left out, the words of the same spot stay */
  readonly drop: (coordinate: Coordinate, origin: SpotOrigin, pin?: string) => void
  readonly remove: () => void
}

/** One temporary pin at a time; not kept. */
export const useSpot = create<TemporaryPin>()((set) => ({
  coordinate: null,
  origin: null,
  pin: '',
  drop: (coordinate, origin, pin) =>
    set((before) => ({
      coordinate,
      origin,
      pin: pin ?? (coordinate === before.coordinate ? before.pin : ''),
    })),
  remove: () => set({ coordinate: null, origin: null, pin: '' }),
}))

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
