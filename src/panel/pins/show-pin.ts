import { useSelection } from '../../stores/markers/selection.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { smallScreen } from '../../ui/screen-size.ts'

/** Selects a pin and lets the map fly to it. A panel over the whole screen would hide what it shows. */
export function showPinOnMap(id: string): void {
  if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: false })
  useSelection.getState().selectPin(id, 'event')
}
