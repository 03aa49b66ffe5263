import { create } from 'zustand'
import { localizeWorld } from '../../world/names/localize-world.ts'
import type { WorldNames } from '../../world/names/world-names.ts'
import { indexWorld, type LoadedWorld } from './world-context.tsx'
import { useSyncExternalStore } from 'react'
import { aboutGame, type AboutGame } from '../../platform/page-world.ts'

interface PageLanguage {
  /** The world's names in the page's language; `undefined` in English. */
  readonly names: WorldNames | undefined
  /** The language that is being loaded, or `null`. */
  readonly loading: string | null
}

/** Set by settings/page-language.ts. Not stored. */
export const usePageLanguage = create<PageLanguage>(() => ({ names: undefined, loading: null }))

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
  // The server snapshot matches the prerendered page. Zustand's own hook would return the store's initial state.
  const game = useSyncExternalStore(usePageLanguage.subscribe, localizedGame, localizedGame)
  const about = aboutGame()
  return game === undefined ? about : { ...about, game }
}

function localizedGame(): string | undefined {
  return usePageLanguage.getState().names?.game
}
