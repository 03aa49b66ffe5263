import { create } from 'zustand'

interface PinEditing {
  /** The pin whose card opens, or stands open, with its texts to be changed; not kept. */
  readonly id: string | null
}

/** Asked for from the map's menu, from the card and by a key, so none of these owns it. */
export const usePinEditing = create<PinEditing>()(() => ({ id: null }))
