import type { LandWords } from '../../basemap/geography.ts'
import { messages } from '../../i18n/generated/first.ts'
import { effectiveBasemapStyle } from './effective-basemap-style.ts'
import { currentNames } from '../../i18n/language/locale.ts'
import { startPosition } from '../links/address.ts'
import { useSettings } from '../settings/settings.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { sidePanelWidth, landInProgress, firstViewTiles, landWordsOf } from './start-land.ts'

export function warmLand(world: LoadedWorld): void {
  const leftPadding = useSettings.getState().panelOpen ? sidePanelWidth() : 0
  const land = landInProgress()
  // Before any tile, so that no tile is drawn twice. Later changes of language go through the map.
  land?.relabel(landWords())
  const tiles = firstViewTiles(world, startPosition(world), effectiveBasemapStyle(), leftPadding)
  if (tiles.length > 0) land?.want(tiles)
}

/** Returns the lettering in the current language; `undefined` in English. */
export function landWords(): LandWords | undefined {
  const names = currentNames()
  return names && landWordsOf(names, messages.map.compassNorth)
}
