import { createSlot } from '../../platform/slot.ts'
import { isTransferFragment } from '../links/model/view-link.ts'

/** Asks the player about an arrived link, given its fragment with `#`, or about the files that wait. */
export const arrivalQuestion = createSlot<(fragment: string) => void>()

/** Asks about the address's link now and on each change of its fragment. @returns a function that stops this */
export function watchArrivingLinks(ask: (fragment: string) => void): () => void {
  const look = () => {
    const { hash } = window.location
    if (isTransferFragment(hash)) ask(hash)
  }
  arrivalQuestion.fill(ask)
  look()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}
