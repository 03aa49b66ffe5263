import { startPosition } from '../../stores/links/address.ts'
import { effectiveLook } from '../../stores/land/effective-look.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { landWords } from './land-words.ts'
import { sidePanelWidth } from './side-panel-width.ts'
import { landUnderWay } from './start-land.ts'
import { wholeWindow } from './whole-window.ts'

/** Has the first view's land drawn while the page itself is still being built. */
export function warmLand(world: LoadedWorld): void {
  const covered = useSettings.getState().panelOpen ? sidePanelWidth() : 0
  const land = landUnderWay()
  // Before any tile, so that none is drawn twice; whoever takes the land tells it of later languages.
  land?.relabel(landWords())
  land?.want(wholeWindow(world, startPosition(world), effectiveLook(), covered))
}
