/**
 * Gives the focus back to where it was. The player did not go there, so nothing scrolls: the browser would scroll a
 * panel to where what stays at its edge stands in the text.
 *
 * @returns whether it is still on the page to take the focus
 */
export function returnFocus(to: Element | null | undefined): boolean {
  if (!(to instanceof HTMLElement) || !to.isConnected || to === document.body) return false
  to.focus({ preventScroll: true })
  return true
}
