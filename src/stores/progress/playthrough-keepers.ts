import type { StoreApi } from 'zustand'
import type { ProgressNames } from '../persistence/names.ts'
import type { KeeperOptions } from '../persistence/progress/keeper-parts.ts'
import { presentKeeper, type PresentKeeper } from '../persistence/progress/present-keeper.ts'
import {
  createProgressKeeper,
  type ProgressKeeper,
} from '../persistence/progress/progress-keeper.ts'
import type {
  ProgressChange,
  ProgressRecord,
} from '../persistence/progress/records/progress-record.ts'
import { forgetListProblems } from '../persistence/storage-status.ts'
import type { Progress } from './progress-store.ts'
import { listed } from './shown-progress.ts'

export type StorageOptions = Partial<Pick<KeeperOptions, 'storage' | 'openDatabase'>>

interface KeepersOptions extends StorageOptions {
  /** Under which names a playthrough is kept. */
  readonly names: (playthrough: string) => ProgressNames
}

/** What keeps the playthrough on screen, and those that were there before and are not stored yet. */
export interface PlaythroughKeepers {
  readonly keeper: PresentKeeper
  /** Stores a change of the playthrough on screen. */
  readonly save: (change: ProgressChange) => void
  /**
   * Puts another playthrough on screen, at once. What of the present one is not stored yet is stored behind it.
   *
   * @param between what else follows the playthrough, when the present one is not kept from the screen any more
   * @param copied what a new one begins with
   * @returns settles when all of the one that was left is stored
   */
  readonly openPlaythrough: (
    key: string,
    between?: () => void,
    copied?: ProgressRecord,
  ) => Promise<void>
}

/** Begins with the playthrough that the store names. */
export function createPlaythroughKeepers(
  store: StoreApi<Progress>,
  { names, ...storageOptions }: KeepersOptions,
): PlaythroughKeepers {
  /** Of playthroughs that are not on screen any more, and not all of which is stored yet. */
  const closing = new Map<string, ProgressKeeper>()
  /** Which places were opened in playthroughs that are not on screen. */
  const visited = new Map<string, readonly number[]>()
  let keeper = keep(store.getState().playthrough)
  show(keeper.initial)

  function keep(playthrough: string, copied?: ProgressRecord): ProgressKeeper {
    const former = closing.get(playthrough)
    return createProgressKeeper({
      names: names(playthrough),
      held: copied ?? former?.held(),
      latest: former?.latest,
      current: store.getState,
      show,
      ...storageOptions,
    })
  }

  function show({ marks, pins, journal, snapshots }: ProgressRecord): void {
    store.setState({
      ...(marks === store.getState().marks ? {} : listed(marks)),
      pins,
      journal,
      snapshots,
    })
  }

  function leave(playthrough: string): Promise<void> {
    visited.set(playthrough, store.getState().visitedMarkers)
    const left = keeper
    closing.set(playthrough, left)
    return left.close().then(() => {
      if (closing.get(playthrough) === left) closing.delete(playthrough)
    })
  }

  return {
    keeper: presentKeeper(() => [keeper, ...closing.values()]),
    save: (change) => keeper.save(change),
    openPlaythrough: (key, between = () => {}, copied) => {
      const { playthrough } = store.getState()
      if (key === playthrough) return Promise.resolve()
      const closed = leave(playthrough)
      forgetListProblems()
      between()
      keeper = keep(key, copied)
      const { initial } = keeper
      store.setState({
        ...initial,
        ...listed(initial.marks),
        visitedMarkers: visited.get(key) ?? [],
        lastChange: null,
        playthrough: key,
      })
      keeper.start()
      return closed
    },
  }
}
