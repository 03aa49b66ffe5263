import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Pin } from '../../records/pin.ts'
import { useSelection } from '../selection/selection.ts'

interface PinEditing {
  /** The pin whose card opens, or stands open, with its texts to be changed; not kept. */
  readonly id: string | null
  /** How that pin is shown meanwhile: what is chosen, before it is kept. */
  readonly appearance: Pick<Pin, 'glyph' | 'colour'> | null
  /** Where a pin is shown while it is moved step by step, before it is kept there. */
  readonly moved: { readonly id: string; readonly to: Coordinate } | null
}

/** Asked for from the map's menu, from the card and by a key, so none of these owns it. */
export const usePinEditing = create<PinEditing>()(() => ({
  id: null,
  appearance: null,
  moved: null,
}))

/** Opens the card of a pin with its texts to be changed. */
export function openPinForm(id: string): void {
  usePinEditing.setState({ id })
  useSelection.getState().selectPin(id, 'keyboard')
}

// A pin whose card closes is no longer edited; one that is asked for meanwhile is.
useSelection.subscribe(({ selectedPin }, before) => {
  const { id } = usePinEditing.getState()
  if (selectedPin !== before.selectedPin && id !== null && id === before.selectedPin)
    usePinEditing.setState({ id: null })
})
