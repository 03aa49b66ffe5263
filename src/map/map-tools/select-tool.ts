import { useSelection } from '../../stores/markers/selection.ts'
import { selectOfStack, useStack } from '../../stores/markers/stack.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import type { MapTool } from './map-tool.ts'

const closeStack = () => useStack.getState().close()

/** What a click does when no other tool has it. Where it may mean several places, these are listed. */
export const selectTool: MapTool = {
  name: 'select',
  inUse: () => useSelection.getState().selectedMarker !== null,
  end: useSelection.getState().deselect,
  subscribe: useSelection.subscribe,
  escape: 'on the map',
  on: {
    marker: ({ stack, pixel, by }) => selectOfStack(stack, pixel, by),
    empty: (_event, embedded) => {
      useSelection.getState().deselect()
      if (!embedded) useSettings.setState({ panelOpen: false })
    },
    // The same click once more opens the list again, at the next place.
    press: closeStack,
    // The land moves away under the list.
    view: closeStack,
  },
  drawn: () => ({ selected: useSelection.getState().selectedMarker }),
  Part: lazyOverlay(parts, async () => (await import('./stack-chooser.tsx')).StackChooser),
}
