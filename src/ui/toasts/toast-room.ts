import { create } from 'zustand'

interface ToastRoom {
  /** How far toasts reach up from the page's lower edge, in CSS pixels. */
  readonly reach: number
  /** The same, while they lie over the card; else 0. */
  readonly overCard: number
  /** Where they begin, from the page's left edge. */
  readonly left: number
}

/** What scrolls beneath toasts leaves so much room at its end, so that nothing in it stays covered. */
export const useToastRoom = create<ToastRoom>()(() => ({ reach: 0, overCard: 0, left: 0 }))
