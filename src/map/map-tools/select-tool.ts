import { useSelection } from '../../stores/markers/selection.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import type { MapTool } from './map-tool.ts'

/** What a click does when no other tool has it. */
export const selectTool: MapTool = {
  name: 'select',
  inUse: () => useSelection.getState().selectedMarker !== null,
  end: useSelection.getState().deselect,
  subscribe: useSelection.subscribe,
  escape: 'on the map',
  on: {
    marker: ({ marker, by }) => useSelection.getState().select(marker, by),
    empty: (_event, embedded) => {
      useSelection.getState().deselect()
      if (!embedded) useSettings.setState({ panelOpen: false })
    },
  },
  drawn: () => ({ selected: useSelection.getState().selectedMarker }),
}
