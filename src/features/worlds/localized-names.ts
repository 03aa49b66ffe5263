import { create } from 'zustand'
import { withNames } from '../../world/names/with-names.ts'
import type { WorldNames } from '../../world/names/world-names.ts'
import { indexWorld, type LoadedWorld } from './world-context.tsx'
import { useSyncExternalStore } from 'react'
import { aboutGame, type AboutGame } from '../../platform/page-world.ts'

interface LocalizedNames {
  /** None in English. */
  readonly names: WorldNames | undefined
}

/** What the world's things are called in the current language. */
export const useLocalizedNames = create<LocalizedNames>(() => ({ names: undefined }))

let last: { readonly english: LoadedWorld; readonly names: WorldNames; readonly world: LoadedWorld }

/** The world with its names in a language: the same one whenever it is asked for with the same. */
export function localizedWorld(english: LoadedWorld, names: WorldNames | undefined): LoadedWorld {
  if (!names) return english
  if (last?.english !== english || last.names !== names) {
    last = { english, names, world: indexWorld(withNames(english, names)) }
  }
  return last.world
}

/** What is said of the page's game, by its name in the current language. */
export function useGame(): AboutGame {
  // Also as the page was prerendered, of which a store's own hook takes the first state.
  const game = useSyncExternalStore(useLocalizedNames.subscribe, localizedGame, localizedGame)
  const about = aboutGame()
  return game === undefined ? about : { ...about, game }
}

function localizedGame(): string | undefined {
  return useLocalizedNames.getState().names?.game
}
