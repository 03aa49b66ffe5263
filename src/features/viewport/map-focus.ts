/** What takes the keyboard focus on the map, if the map is there. */
export function mapToFocus(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-map-focus]')
}

export function focusMap(): void {
  mapToFocus()?.focus({ preventScroll: true })
}

/**
 * For the `ref` of what may go away while it has the focus, as a notice does by its own button: the map takes the
 * focus then.
 *
 * @returns what React calls before the element goes
 */
export function leavesFocusToMap(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  return () => {
    if (element.contains(document.activeElement)) focusMap()
  }
}
