import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Pin } from '../../records/pin.ts'
import { isSame } from '../card/model/opened-card.ts'
import { openCard, useOpened } from '../card/opened.ts'

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
  openCard({ kind: 'pin', id }, 'keyboard')
}

/** Closes the form when its card closes, unless another pin's form was opened meanwhile. */
export function closePinFormWithCard(): () => void {
  return useOpened.subscribe(({ opened }, { opened: before }) => {
    if (before?.kind !== 'pin' || (opened && isSame(opened, before))) return
    if (usePinEditing.getState().id === before.id) usePinEditing.setState({ id: null })
  })
}
