import { flushSync } from 'react-dom'

/**
 * Draws a change that takes away the control with the focus, and leads the focus to what `find` gives then. At
 * once: a key that comes before the next frame would be heard by the page, whose Escape closes the panel.
 */
export function focusInstead(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change)
  if (document.activeElement === document.body) find()?.focus()
}
