import type { Pin } from '../../domain/pins/pin.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { movePin } from '../../stores/pins/pins.ts'
import { deleteSelectedPin, selectedPinOnMap, shownPins } from '../../stores/pins/shown-pins.ts'
import type { MapTool } from './map-tool.ts'

const noPins: readonly Pin[] = []

/** The player's own pins: the selected one can be moved and deleted. */
export const pinTool: MapTool = {
  name: 'pin',
  inUse: () => useSelection.getState().selectedPin !== null,
  end: useSelection.getState().deselect,
  subscribe: (changed) => {
    const stops = [useSelection.subscribe(changed), usePinEditing.subscribe(changed)]
    return () => stops.forEach((stop) => stop())
  },
  escape: 'on the map',
  keys: {
    Delete: (embedded) => {
      if (!embedded) deleteSelectedPin()
    },
  },
  on: {
    pin: ({ pin, by }) => useSelection.getState().selectPin(pin.id, by),
    'pin-moved': ({ pin, to }) => void movePin(pin.id, to),
  },
  // Another site's page is no place for what is the player's own.
  drawn: (embedded) =>
    embedded
      ? { pins: noPins, selectedPin: null }
      : { pins: shownPins(), selectedPin: selectedPinOnMap() },
}
