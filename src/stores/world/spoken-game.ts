import { useSyncExternalStore } from 'react'
import { useSpokenNames } from '../languages/spoken-names.ts'
import { aboutGame, type AboutGame } from './page-world.ts'

/** What is said of the page's game, by its name in the language that is spoken. */
export function useGame(): AboutGame {
  // Also as the page was built, of which a store's own hook takes the first state.
  const game = useSyncExternalStore(useSpokenNames.subscribe, spokenGame, spokenGame)
  const about = aboutGame()
  return game === undefined ? about : { ...about, game }
}

function spokenGame(): string | undefined {
  return useSpokenNames.getState().names?.game
}
