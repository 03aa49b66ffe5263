import { useSelection } from '../../stores/markers/selection.ts'
import { selectOfStack, useStack } from '../../stores/markers/stack.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { closeSettlement, openSettlement, useSettlement } from '../../stores/world/settlement.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import type { MapTool } from './map-tool.ts'

const isSelecting = () => useSelection.getState().selectedMarker !== null

const closeStack = () => useStack.getState().close()

/** What a click does when no other tool has it. Where it may mean several places, these are listed. */
export const selectTool: MapTool = {
  name: 'select',
  inUse: () => isSelecting() || useSettlement.getState().place !== null,
  // From a place that was chosen on a settlement's card back to the card.
  end: () => (isSelecting() ? useSelection.getState().deselect() : closeSettlement()),
  subscribe: (changed) => {
    const stops = [useSelection.subscribe(changed), useSettlement.subscribe(changed)]
    return () => stops.forEach((stop) => stop())
  },
  escape: 'on the map',
  on: {
    marker: ({ stack, pixel, by }) => selectOfStack(stack, pixel, by),
    settlement: ({ place }, embedded) => {
      // A frame on another site has no card for it.
      if (!embedded) openSettlement(place, 'pointer')
    },
    empty: (_event, embedded) => {
      closeSettlement()
      useSelection.getState().deselect()
      if (!embedded) useSettings.setState({ panelOpen: false })
    },
    // The same click once more opens the list again, at the next place.
    press: closeStack,
    // The land moves away under the list.
    view: closeStack,
  },
  drawn: () => ({ selected: useSelection.getState().selectedMarker }),
  Part: lazyOverlay(parts, async () => (await import('./bars/stack-chooser.tsx')).StackChooser),
}
