import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { LinkOrigin } from './selection.ts'

/** How the temporary pin was placed: by a link, on the map, or from a card, which makes the map fly to it. */
export type SpotOrigin = LinkOrigin | 'map' | 'event'

interface TemporaryPin {
  readonly coordinate: Coordinate | null
  readonly origin: SpotOrigin | null
  /** Words of a shared pin from a link or a card, in the format of `readPinWords`. */
  readonly pin: string
  /** @param pin if missing, the words stay as long as the coordinate does */
  readonly drop: (coordinate: Coordinate, origin: SpotOrigin, pin?: string) => void
  readonly remove: () => void
}

/** The temporary pin. There is at most one. Not stored. */
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
