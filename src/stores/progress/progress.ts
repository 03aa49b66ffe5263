import { firstPlaythrough, progressNames, type ProgressNames } from '../persistence/names.ts'
import type { ProgressRecord } from '../persistence/progress/records/progress-record.ts'
import { claimTabOrigin } from '../persistence/progress/mirror/tab-origin.ts'
import { whenIdle } from '../offline/when-idle.ts'
import { pageWorld } from '../world/page-world.ts'
import { createPlaythroughKeepers, type StorageOptions } from './playthrough-keepers.ts'
import { beginPlaythrough, choosePlaythrough } from './playthroughs.ts'
import { createProgressStore } from './progress-store.ts'

interface ProgressOptions extends StorageOptions {
  /** The tab's name. */
  readonly origin?: string
  /** The playthrough to begin with, by its key. */
  readonly playthrough?: string
  /** Under which names a playthrough is kept. */
  readonly names?: (playthrough: string) => ProgressNames
}

const pageOrigin = claimTabOrigin()

/** The store and what keeps it; a page has one, and tests build as many as they need. */
export function createProgress({
  origin = pageOrigin,
  playthrough: begun = firstPlaythrough,
  names = (playthrough) => progressNames({ world: pageWorld(), playthrough }),
  ...options
}: ProgressOptions = {}) {
  const store = createProgressStore(begun, origin, (change) => keepers.save(change))
  const keepers = createPlaythroughKeepers(store, { names, ...options })
  return { store, ...keepers }
}

const progress = createProgress({ playthrough: beginPlaythrough() })
// A mark must be safe from the first moment on that the page answers.
progress.keeper.connect()
// The mirror is there at once; what the database holds can wait until the first view is drawn.
whenIdle(progress.keeper.start)

export const useProgress = progress.store
export const progressKeeper = progress.keeper

/**
 * Puts another playthrough of this world on screen.
 *
 * @param copied what a new one begins with
 * @returns settles when all of the one before is stored
 */
export function openPlaythrough(key: string, copied?: ProgressRecord): Promise<void> {
  return progress.openPlaythrough(key, () => choosePlaythrough(key), copied)
}
