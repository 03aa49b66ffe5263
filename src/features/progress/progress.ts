import { firstPlaythrough, progressNames, type ProgressNames } from '../../storage/names.ts'
import type { ProgressRecord } from './storage/progress-record.ts'
import { claimTabOrigin } from './storage/tab-session.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { createPlaythroughRepositories, type StorageOptions } from './playthrough-repositories.ts'
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

/** The store and its repository; a page has one, and tests build as many as they need. */
export function createProgress({
  origin = pageOrigin,
  playthrough: begun = firstPlaythrough,
  names = (playthrough) => progressNames({ world: pageWorld(), playthrough }),
  ...options
}: ProgressOptions = {}) {
  const store = createProgressStore(begun, origin, (change) => repositories.save(change))
  const repositories = createPlaythroughRepositories(store, { names, ...options })
  return { store, ...repositories }
}

const progress = createProgress({ playthrough: beginPlaythrough() })
// A mark must be safe from the first moment on that the page answers.
progress.repository.connect()
// The replica is there at once; what the database holds can wait until the first view is drawn.
whenIdle(progress.repository.start)

export const useProgress = progress.store
export const progressRepository = progress.repository
/** Stores what is on screen already, and is no step of the player. */
export const saveProgress = progress.save

/**
 * Puts another playthrough of this world on screen.
 *
 * @param copied what a new one begins with
 * @returns settles when all of the one before is stored
 */
export function openPlaythrough(key: string, copied?: ProgressRecord): Promise<void> {
  return progress.openPlaythrough(key, () => choosePlaythrough(key), copied)
}
