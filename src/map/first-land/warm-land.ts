import { startPosition } from '../../stores/links/address.ts'
import { effectiveLook } from '../../stores/land/effective-look.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { sidePanelWidth } from './side-panel-width.ts'
import { landUnderWay } from './start-land.ts'
import { wholeWindow } from './whole-window.ts'

/** Has the first view's land drawn while the page itself is still being built. */
export function warmLand(world: LoadedWorld): void {
  const covered = useSettings.getState().panelOpen ? sidePanelWidth() : 0
  landUnderWay()?.want(wholeWindow(world, startPosition(world), effectiveLook(), covered))
}
