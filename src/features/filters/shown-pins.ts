import type { Pin } from '../../records/pin.ts'
import { deletePin, ownPins, usePins } from '../pins/pins.ts'
import { saveUnsaved } from '../pins/unsaved.ts'
import { usePinEditing } from '../pins/pin-editing.ts'
import { useSelection } from '../selection/selection.ts'
import { shownFilters, usePinsShown } from './shown-filters.ts'

const none: readonly Pin[] = []

/** The player's own pins, unless they are filtered out; the very same list until they change. */
export function shownPins(): readonly Pin[] {
  return shownFilters().showPins ? ownPins() : none
}

export function useShownPins(): readonly Pin[] {
  const pins = usePins()
  return usePinsShown() ? pins : none
}

/** The selected pin, filtered out or not, as long as it is not deleted. */
export function selectedPin(): Pin | null {
  const { selectedPin: id } = useSelection.getState()
  return id === null ? null : (ownPins().find((pin) => pin.id === id) ?? null)
}

/** The selected pin as the map shows it: where it is being moved to, and as it is going to look. */
export function selectedPinOnMap(): Pin | null {
  const pin = selectedPin()
  const { id, appearance, moved } = usePinEditing.getState()
  if (!pin) return null
  const edited = appearance && id === pin.id ? { ...pin, ...appearance } : pin
  return moved?.id === pin.id ? { ...edited, x: moved.to[0], y: moved.to[1] } : edited
}

/** Deletes the selected pin, if there is one, and leaves nothing selected. */
export function deleteSelectedPin(): void {
  const pin = selectedPin()
  if (!pin) return
  // So that undo restores the pin with what its form holds.
  saveUnsaved()
  useSelection.getState().deselect()
  deletePin(pin.id)
}
