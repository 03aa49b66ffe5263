import { firstPlaythrough, progressNames, type ProgressNames } from '../../storage/names.ts'
import type { ProgressRecord } from './storage/progress-record.ts'
import { findTabOrigin, keepTabOrigin, rememberTabPlaythrough } from './storage/tab-session.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { pageWorld } from '../../platform/page-world.ts'
import {
  createPlaythroughRepositories,
  type StorageOptions,
} from './playthroughs/playthrough-repositories.ts'
import {
  choosePlaythrough,
  startPlaythrough,
  usePlaythroughs,
} from './playthroughs/playthroughs.ts'
import { createProgressStore } from './progress-store.ts'

interface ProgressOptions extends StorageOptions {
  readonly origin?: string
  readonly playthrough?: string
  readonly names?: (playthrough: string) => ProgressNames
}

const pageOrigin = findTabOrigin()

/** Creates the store and its repositories. The page has one, and tests create as many as they need. */
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

const progress = createProgress({ playthrough: startPlaythrough() })

export const useProgress = progress.store
export const progressRepository = progress.repository
/** Stores a change that is already on screen and can't be undone. */
export const saveProgress = progress.save

/** Starts storing the progress. Called once, before the first render. */
export function startProgress(): void {
  keepTabOrigin(pageOrigin)
  const { playthroughs } = usePlaythroughs.getState()
  rememberTabPlaythrough(useProgress.getState().playthrough, playthroughs.length > 0)
  // Connect early, so that a mark is stored safely as soon as the page responds.
  progressRepository.connect()
  // The replica is available at once, so reading the database can wait until the first view is drawn.
  whenIdle(progressRepository.start)
}

/** Shows another playthrough. A new one begins with `copied`. Settles when the previous one is stored. */
export function openPlaythrough(key: string, copied?: ProgressRecord): Promise<void> {
  if (key === useProgress.getState().playthrough) return Promise.resolve()
  const stored = progress.openPlaythrough(key, copied)
  choosePlaythrough(key)
  return stored
}

export function nameOnScreen(): string {
  const { playthrough } = useProgress.getState()
  return usePlaythroughs.getState().playthroughs.find(({ id }) => id === playthrough)?.name ?? ''
}
