import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
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
