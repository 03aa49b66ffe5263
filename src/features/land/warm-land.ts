import type { LandWords } from '../../basemap/geography.ts'
import { messages } from '../../i18n/generated/first.ts'
import { effectiveBasemapStyle } from './effective-basemap-style.ts'
import { useLocalizedNames } from '../worlds/localized-names.ts'
import { startPosition } from '../addresses/address.ts'
import { useSettings } from '../settings/settings.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { sidePanelWidth, landInProgress, wholeWindow, wordsOf } from './start-land.ts'

/** Has the first view's land drawn while the page itself is still being built. */
export function warmLand(world: LoadedWorld): void {
  const leftPadding = useSettings.getState().panelOpen ? sidePanelWidth() : 0
  const land = landInProgress()
  // Before any tile, so that none is drawn twice; whoever takes the land tells it of later languages.
  land?.relabel(landWords())
  const tiles = wholeWindow(world, startPosition(world), effectiveBasemapStyle(), leftPadding)
  if (tiles.length > 0) land?.want(tiles)
}

/** The lettering of the land in the current language; undefined in English. The same object for the same names. */
export function landWords(): LandWords | undefined {
  const { names } = useLocalizedNames.getState()
  return names && wordsOf(names, messages.map.compassNorth)
}
