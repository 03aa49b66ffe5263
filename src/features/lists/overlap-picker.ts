import { create } from 'zustand'
import { useOpened } from '../card/opened.ts'
import { openedOnMap, openOnMap } from '../card/quest-starts.ts'

/** Markers that overlap where the player last clicked or pressed Enter. */
interface OverlapPicker {
  /** Ids of the markers, in the order in which repeated clicks select them. Not stored. */
  readonly markers: readonly number[]
  /** Position in CSS pixels from the map's upper left corner. */
  readonly pixel: readonly [x: number, y: number]
  readonly open: boolean
  readonly close: () => void
}

export const useOverlapPicker = create<OverlapPicker>()((set) => ({
  markers: [],
  pixel: [0, 0],
  open: false,
  // Return the same state if already closed, because zooming calls this many times a second.
  close: () => set((state) => (state.open ? { open: false } : state)),
}))

/** Closes the list when a marker outside it is opened. @returns a function that stops this */
export function closeOverlapsWithSelection(): () => void {
  return useOpened.subscribe(() => {
    const { markers, close } = useOverlapPicker.getState()
    const opened = openedOnMap()
    if (opened === null || !markers.includes(opened)) close()
  })
}

/**
 * Selects the likeliest marker and lists all if there are several. A repeated click selects the next one. `overlapping`
 * holds at least one id, the likeliest first.
 */
export function selectOverlapping(
  overlapping: readonly number[],
  pixel: OverlapPicker['pixel'],
  by: 'pointer' | 'keyboard',
): void {
  const { markers: before } = useOverlapPicker.getState()
  const opened = openedOnMap()
  const again =
    opened !== null &&
    before.length === overlapping.length &&
    before.includes(opened) &&
    overlapping.every((marker) => before.includes(marker))
  const markers = again ? before : overlapping
  const next = again ? (markers.indexOf(opened) + 1) % markers.length : 0
  const marker = markers[next]
  if (marker === undefined) return
  useOverlapPicker.setState({ markers, pixel, open: markers.length > 1 })
  openOnMap(marker, by)
}
