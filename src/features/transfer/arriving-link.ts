import { create } from 'zustand'
import { isTransferFragment } from '../links/model/view-link.ts'

interface ArrivingLink {
  /** The part of the address from its `#`, as long as the player has not answered; null without one. */
  readonly hash: string | null
}

/** A link from another device, with which the page was opened or that was opened in it. */
export const useArrivingLink = create<ArrivingLink>()(() => ({ hash: null }))

/** Looks at the address now and whenever its part after `#` changes. @returns what stops it */
export function watchArrivingLinks(): () => void {
  const look = () => {
    const { hash } = window.location
    if (isTransferFragment(hash)) useArrivingLink.setState({ hash })
  }
  look()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}

/** Puts the question off: the link stays in the address, and a reload asks again. */
export function leaveArrivingLink(): void {
  useArrivingLink.setState({ hash: null })
}
