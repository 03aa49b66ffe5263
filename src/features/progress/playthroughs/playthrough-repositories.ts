import type { StoreApi } from 'zustand'
import type { ProgressNames } from '../../../storage/names.ts'
import {
  createProgressRepository,
  type ProgressRepository,
  type RepositoryOptions,
} from '../storage/progress-repository.ts'
import type { ProgressChange, ProgressRecord } from '../storage/progress-record.ts'
import { forgetListProblems } from '../../../storage/storage-status.ts'
import type { Progress } from '../progress-store.ts'
import { listed } from '../shown-progress.ts'

export type StorageOptions = Partial<Pick<RepositoryOptions, 'storage' | 'openDatabase'>>

interface RepositoriesOptions extends StorageOptions {
  readonly names: (playthrough: string) => ProgressNames
}

/** Passes calls to the repository of the playthrough on screen. */
type CurrentRepository = Omit<ProgressRepository, 'initial' | 'close' | 'held' | 'latest' | 'save'>

/** The repository of the playthrough on screen, and earlier ones that have not stored everything yet. */
export interface PlaythroughRepositories {
  readonly repository: CurrentRepository
  readonly save: (change: ProgressChange) => void
  /** Shows a playthrough at once, a new one with `copied`. Settles when the previous one, still storing, is safe. */
  readonly openPlaythrough: (key: string, copied?: ProgressRecord) => Promise<void>
}

export function createPlaythroughRepositories(
  store: StoreApi<Progress>,
  { names, ...storageOptions }: RepositoriesOptions,
): PlaythroughRepositories {
  /** Repositories of playthroughs that are no longer on screen and not fully stored yet. */
  const closing = new Map<string, ProgressRepository>()
  /** Visited markers of playthroughs that are not on screen. */
  const visited = new Map<string, readonly number[]>()
  let repository = open(store.getState().playthrough)
  show(repository.initial)

  function open(playthrough: string, copied?: ProgressRecord): ProgressRepository {
    const former = closing.get(playthrough)
    return createProgressRepository({
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
    const left = repository
    closing.set(playthrough, left)
    return left.close().then(() => {
      if (closing.get(playthrough) === left) closing.delete(playthrough)
    })
  }

  return {
    repository: {
      connect: () => repository.connect(),
      start: () => repository.start(),
      joined: () => repository.joined(),
      absorb: (record) => repository.absorb(record),
      retry: () => {
        for (const each of [repository, ...closing.values()]) each.retry()
      },
      restoreAll: () => repository.restoreAll(),
      startAfresh: () => repository.startAfresh(),
      stop: () => {
        for (const each of [repository, ...closing.values()]) each.stop()
      },
    },
    save: (change) => repository.save(change),
    openPlaythrough: (key, copied) => {
      const { playthrough } = store.getState()
      if (key === playthrough) return Promise.resolve()
      const closed = leave(playthrough)
      forgetListProblems()
      repository = open(key, copied)
      const { initial } = repository
      store.setState({
        ...initial,
        ...listed(initial.marks),
        visitedMarkers: visited.get(key) ?? [],
        lastChange: null,
        playthrough: key,
      })
      repository.start()
      return closed
    },
  }
}
