import { useSyncExternalStore } from 'react'
import { currentNames, onLocaleChange } from '../../i18n/language/locale.ts'
import { localizeWorld } from '../../world/names/localize-world.ts'
import type { WorldNames } from '../../world/names/world-names.ts'
import { indexWorld, type LoadedWorld } from './world-context.tsx'
import { aboutGame, type AboutGame } from '../../platform/page-world.ts'

let last: { readonly english: LoadedWorld; readonly names: WorldNames; readonly world: LoadedWorld }

/** Returns the world with its names in a language. The same arguments give the same object. */
export function localizedWorld(english: LoadedWorld, names: WorldNames | undefined): LoadedWorld {
  if (!names) return english
  if (last?.english !== english || last.names !== names) {
    last = { english, names, world: indexWorld(localizeWorld(english, names)) }
  }
  return last.world
}

/** Returns facts about the page's game, with its name in the page's language. */
export function useGame(): AboutGame {
  const names = useSyncExternalStore(onLocaleChange, currentNames, currentNames)
  const about = aboutGame()
  return names?.game === undefined ? about : { ...about, game: names.game }
}
