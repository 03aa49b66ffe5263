import {
  firstViewName,
  usualMetresPerUnit,
  createScale,
  type FirstView,
} from '../../domain/world/view/scale.ts'
import { lookNames } from '../../domain/land/look.ts'
import { isBuiltForWorld } from '../../stores/world/page-world.ts'
import { sidePanelWidth } from './side-panel-width.ts'
import { landUnderWay } from './start-land.ts'
import { wholeWindow } from './whole-window.ts'

/** Where the player begins elsewhere, or in colours of the system's, `warmLand` asks for the right land later. */
export function warmFirstView(): void {
  const text = document.querySelector<HTMLMetaElement>(`meta[name=${firstViewName}]`)?.content
  const { place, panel, look: chosen } = document.documentElement.dataset
  if (!text || place !== undefined || !isBuiltForWorld()) return
  const { extent, metresPerUnit = usualMetresPerUnit, ...position } = JSON.parse(text) as FirstView
  const world = { extent, scale: createScale(extent, metresPerUnit) }
  const look = lookNames.find((name) => name === chosen) ?? lookNames[0]
  const covered = panel === 'closed' ? 0 : sidePanelWidth()
  landUnderWay()?.want(wholeWindow(world, position, look, covered))
}
