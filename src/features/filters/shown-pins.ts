import type { Pin } from '../../records/pin.ts'
import { deletePin, ownPins, usePins } from '../pins/pins.ts'
import { saveUnsaved } from '../pins/unsaved.ts'
import { usePinEditing } from '../pins/pin-editing.ts'
import { closeCard, openedNow } from '../card/opened.ts'
import { shownFilters, usePinsShown } from './shown-filters.ts'

const none: readonly Pin[] = []

/** Returns the player's visible pins. Returns the same list until they change. */
export function shownPins(): readonly Pin[] {
  return shownFilters().showPins ? ownPins() : none
}

export function useShownPins(): readonly Pin[] {
  const pins = usePins()
  return usePinsShown() ? pins : none
}

/** Returns the selected pin, even if pins are filtered out. Returns `null` if it was deleted. */
export function selectedPin(): Pin | null {
  const opened = openedNow()
  return opened?.kind === 'pin' ? (ownPins().find(({ id }) => id === opened.id) ?? null) : null
}

/** Returns the selected pin as the map draws it, with unsaved changes of its position and appearance. */
export function selectedPinOnMap(): Pin | null {
  const pin = selectedPin()
  const { id, appearance, moved } = usePinEditing.getState()
  if (!pin) return null
  const edited = appearance && id === pin.id ? { ...pin, ...appearance } : pin
  return moved?.id === pin.id ? { ...edited, x: moved.to[0], y: moved.to[1] } : edited
}

/** Returns a pin as the map draws it; `null` if it was deleted. */
export function pinOnMap(id: string | null): Pin | null {
  const selected = selectedPinOnMap()
  return selected?.id === id ? selected : (ownPins().find((pin) => pin.id === id) ?? null)
}

export function usePinOnMap(id: string | null): Pin | null {
  usePins()
  usePinEditing()
  return pinOnMap(id)
}

export function deleteSelectedPin(): void {
  const pin = selectedPin()
  if (!pin) return
  // Undo then restores the pin with the unsaved text of its form.
  saveUnsaved()
  closeCard()
  deletePin(pin.id)
}
