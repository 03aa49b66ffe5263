import { useSelection } from '../../stores/markers/selection.ts'
import { uncoverMap } from '../uncover-map.ts'

/** Selects a pin and lets the map fly to it. */
export function showPinOnMap(id: string): void {
  uncoverMap()
  useSelection.getState().selectPin(id, 'event')
}
