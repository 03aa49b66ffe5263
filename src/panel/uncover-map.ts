import { useSettings } from '../stores/settings/settings.ts'
import { smallScreen } from '../ui/screen-size.ts'

/** A panel over the whole screen would hide the map that is to show something. */
export function uncoverMap(): void {
  if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: false })
}
