import { create } from 'zustand'
import { useSelection } from '../card/selection.ts'

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

/** Closes the list when a marker outside it is selected. @returns a function that stops this */
export function closeOverlapsWithSelection(): () => void {
  return useSelection.subscribe(({ selectedMarker }) => {
    const { markers, close } = useOverlapPicker.getState()
    if (selectedMarker === null || !markers.includes(selectedMarker)) close()
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
  const { selectedMarker, select } = useSelection.getState()
  const again =
    selectedMarker !== null &&
    before.length === overlapping.length &&
    before.includes(selectedMarker) &&
    overlapping.every((marker) => before.includes(marker))
  const markers = again ? before : overlapping
  const next = again ? (markers.indexOf(selectedMarker) + 1) % markers.length : 0
  const marker = markers[next]
  if (marker === undefined) return
  useOverlapPicker.setState({ markers, pixel, open: markers.length > 1 })
  select(marker, by)
}
