import type { ProgressKeeper } from './progress-keeper.ts'

/** What the page does with whichever keeper keeps what is on screen. */
export type PresentKeeper = Omit<
  ProgressKeeper,
  'initial' | 'close' | 'held' | 'latest' | 'state' | 'save'
>

/** @param keepers the one of what is on screen, and then those that are closing */
export function presentKeeper(keepers: () => [ProgressKeeper, ...ProgressKeeper[]]): PresentKeeper {
  return {
    connect: () => keepers()[0].connect(),
    start: () => keepers()[0].start(),
    joined: () => keepers()[0].joined(),
    retry: () => {
      for (const keeper of keepers()) keeper.retry()
    },
    keepAll: () => keepers()[0].keepAll(),
    startAfresh: () => keepers()[0].startAfresh(),
    stop: () => {
      for (const keeper of keepers()) keeper.stop()
    },
  }
}
