import { closeMenu, openMenu, type Spot } from '../card/open-menu.ts'
import { useOpened } from '../card/opened.ts'
import { openedOnMap, openOnMap } from '../card/quest-starts.ts'

/** Ids that repeated clicks select in turn. Kept apart from the open list, which a click closes before it selects. */
let cycle: readonly number[] = []

/** Closes the list when a marker outside it is opened. @returns a function that stops this */
export function closeOverlapsWithSelection(): () => void {
  return useOpened.subscribe(() => {
    const opened = openedOnMap()
    if (opened === null || !cycle.includes(opened)) closeMenu('overlap')
  })
}

/** A repeated click selects the next marker. `overlapping` holds at least one id, the likeliest first. */
export function selectOverlapping(
  overlapping: readonly number[],
  pixel: Spot['pixel'],
  by: 'pointer' | 'keyboard',
): void {
  const opened = openedOnMap()
  const again =
    opened !== null &&
    cycle.length === overlapping.length &&
    cycle.includes(opened) &&
    overlapping.every((marker) => cycle.includes(marker))
  const markers = again ? cycle : overlapping
  const next = again ? (markers.indexOf(opened) + 1) % markers.length : 0
  const marker = markers[next]
  if (marker === undefined) return
  cycle = markers
  if (markers.length > 1) openMenu({ kind: 'overlap', markers, pixel })
  else closeMenu('overlap')
  openOnMap(marker, by)
}
