import type { showOnly } from '../../stores/markers/only.ts'
import { loadPart } from '../../stores/offline/load-part.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { smallScreen } from '../../ui/screen-size.ts'

const importOnly = () => import('../../stores/markers/only.ts')

/** Shows one thing alone on the map, which a panel over the whole screen makes way for. */
export function showOnlyOnMap(only: Parameters<typeof showOnly>[0]): void {
  loadPart(importOnly).then(({ showOnly: show }) => {
    show(only)
    if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: false })
  }, console.error)
}
