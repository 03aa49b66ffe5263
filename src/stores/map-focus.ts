/** Gives the keyboard focus to the map, if it is there. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('[data-map-focus]')?.focus()
}
