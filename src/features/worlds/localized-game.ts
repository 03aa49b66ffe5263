import { useSyncExternalStore } from 'react'
import { useLocalizedNames } from './localized-names.ts'
import { aboutGame, type AboutGame } from '../../core/page-world.ts'

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
