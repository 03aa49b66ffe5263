import { create } from 'zustand'
import { useSelection } from '../selection/selection.ts'

/** What the last click or key on the map may have meant. */
interface OverlapPicker {
  /** The ids of the markers that lie there, in the order in which they are chosen; not kept. */
  readonly markers: readonly number[]
  /** Where that was, in CSS pixels from the map's upper left corner. */
  readonly pixel: readonly [x: number, y: number]
  /** Whether they are listed for the player to choose. */
  readonly open: boolean
  readonly close: () => void
}

export const useOverlapPicker = create<OverlapPicker>()((set) => ({
  markers: [],
  pixel: [0, 0],
  open: false,
  // The same state where there is nothing to close: this is called many times a second while the map zooms.
  close: () => set((state) => (state.open ? { open: false } : state)),
}))

// What was chosen elsewhere has nothing to do with the list.
useSelection.subscribe(({ selectedMarker }) => {
  const { markers, close } = useOverlapPicker.getState()
  if (selectedMarker === null || !markers.includes(selectedMarker)) close()
})

/**
 * Selects what a click or a key means, and lists the markers where it may mean several. The same once more goes on to
 * the next of them.
 *
 * @param stack the ids of what it may mean, the likeliest first; at least one
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
