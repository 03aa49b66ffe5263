/** What takes the keyboard focus on the map, if the map is there. */
export function mapToFocus(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-map-focus]')
}

export function focusMap(): void {
  mapToFocus()?.focus()
}
