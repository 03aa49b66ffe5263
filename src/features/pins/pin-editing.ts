import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Pin } from '../../records/pin.ts'
import { useSelection } from '../card/selection.ts'

interface PinEditing {
  /** Id of the pin whose card is open as a form. Not stored. */
  readonly id: string | null
  /** Glyph and colour chosen in the form, shown on the map before they are saved. */
  readonly appearance: Pick<Pin, 'glyph' | 'colour'> | null
  /** Position of a pin that is being moved step by step, before it is saved. */
  readonly moved: { readonly id: string; readonly to: Coordinate } | null
}

/** State of the pin form. A store, because the map's menu, the card and a key may open it. */
export const usePinEditing = create<PinEditing>()(() => ({
  id: null,
  appearance: null,
  moved: null,
}))

export function openPinForm(id: string): void {
  usePinEditing.setState({ id })
  useSelection.getState().selectPin(id, 'keyboard')
}

/** Closes the form when its card closes, unless another pin's form was opened meanwhile. */
export function closePinFormWithCard(): () => void {
  return useSelection.subscribe(({ selectedPin }, before) => {
    const { id } = usePinEditing.getState()
    if (selectedPin !== before.selectedPin && id !== null && id === before.selectedPin)
      usePinEditing.setState({ id: null })
  })
}
