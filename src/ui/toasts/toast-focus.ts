import { useLayoutEffect, type RefObject } from 'react'
import { returnFocus } from '../keys/return-focus.ts'
import { useToastList } from './toast-list.ts'

/** Whatever had the focus before the toasts. */
let cameFrom: Element | null = null

/**
 * Alt+T leads to the toasts and Escape back. A toast that goes with the focus in it gives it back, too.
 *
 * @param list holds each toast as an element with its id
 * @param focusElsewhere is called when what had the focus before is gone
 */
export function useToastFocus(
  list: RefObject<HTMLElement | null>,
  focusElsewhere: () => void,
): void {
  // Not after the frame: who sees a toast may press a key at once.
  useLayoutEffect(() => {
    const within = (target: EventTarget | null) =>
      target instanceof Node && list.current?.contains(target) === true

    function leave(): void {
      if (!returnFocus(cameFrom)) focusElsewhere()
    }

    function press(event: KeyboardEvent): void {
      if (event.key === 'Escape' && within(event.target)) {
        // Before a dialog beneath, which would close.
        event.stopPropagation()
        leave()
      } else if (isHotKey(event) && list.current?.firstElementChild) {
        event.preventDefault()
        if (!within(document.activeElement)) (list.current.firstElementChild as HTMLElement).focus()
      }
    }

    /** A dialog keeps the focus to itself by listening on the document. Toasts lie above it. */
    function passDialogs(event: FocusEvent): void {
      const { type, target, relatedTarget } = event
      if (!within(type === 'focusin' ? target : relatedTarget)) return
      event.stopPropagation()
      if (type === 'focusin' && !within(relatedTarget)) cameFrom = relatedTarget as Element | null
    }

    const stopWatching = useToastList.subscribe(({ toasts }, before) => {
      const stay = new Set(toasts.map(({ id }) => id))
      const gone = before.toasts.filter(({ id }) => !stay.has(id))
      const focused = document.activeElement?.closest('[data-toast]')?.getAttribute('data-toast')
      if (gone.some(({ id }) => id === focused)) leave()
    })
    const page = document.documentElement
    window.addEventListener('keydown', press, true)
    page.addEventListener('focusin', passDialogs)
    page.addEventListener('focusout', passDialogs)
    return () => {
      stopWatching()
      window.removeEventListener('keydown', press, true)
      page.removeEventListener('focusin', passDialogs)
      page.removeEventListener('focusout', passDialogs)
    }
  }, [list, focusElsewhere])
}

function isHotKey({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && code === 'KeyT'
}
