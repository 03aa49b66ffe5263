import { useRef, type RefObject } from 'react'
import { returnFocus } from '../keys/return-focus.ts'

interface FocusHandlers {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/**
 * Gives the focus back to whatever had it when a dialog opened, unless it has gone elsewhere. The library does so only for a trigger that
 * it owns.
 *
 * @param returnTo where it goes instead, for a dialog that is loaded while the focus may move on
 */
export function useReturningFocus(returnTo?: RefObject<HTMLElement | null>): FocusHandlers {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      // What the dialog led to may have taken it already.
      if (document.activeElement !== document.body) return
      returnFocus(returnTo?.current ?? opener.current)
    },
  }
}
