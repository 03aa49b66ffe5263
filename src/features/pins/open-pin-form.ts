import { useSelection } from '../selection/selection.ts'
import { usePinEditing } from './pin-editing.ts'

/** Opens the card of a pin with its texts to be changed. */
export function openPinForm(id: string): void {
  usePinEditing.setState({ id })
  useSelection.getState().selectPin(id, 'keyboard')
}
