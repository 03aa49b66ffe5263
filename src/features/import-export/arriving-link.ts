import { create } from 'zustand'
import { isTransferFragment } from '../links/model/view-link.ts'

interface ArrivingLink {
  /** Fragment of the arrived link, beginning with `#`, or `null` if there is no question to answer. */
  readonly hash: string | null
}

export const useArrivingLink = create<ArrivingLink>()(() => ({ hash: null }))

/** Checks the address now and on each change of its fragment. @returns a function that stops this */
export function watchArrivingLinks(): () => void {
  const look = () => {
    const { hash } = window.location
    if (isTransferFragment(hash)) useArrivingLink.setState({ hash })
  }
  look()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}

/** Closes the question but keeps the link in the address, so that a reload asks again. */
export function leaveArrivingLink(): void {
  useArrivingLink.setState({ hash: null })
}
