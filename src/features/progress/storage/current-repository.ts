import type { ProgressRepository } from './progress-repository.ts'

/** What the page does with whichever repository holds what is on screen. */
export type CurrentRepository = Omit<
  ProgressRepository,
  'initial' | 'close' | 'held' | 'latest' | 'state' | 'save'
>

/** @param repositories the one of what is on screen, and then those that are closing */
export function currentRepository(
  repositories: () => [ProgressRepository, ...ProgressRepository[]],
): CurrentRepository {
  return {
    connect: () => repositories()[0].connect(),
    start: () => repositories()[0].start(),
    joined: () => repositories()[0].joined(),
    retry: () => {
      for (const repository of repositories()) repository.retry()
    },
    restoreAll: () => repositories()[0].restoreAll(),
    startAfresh: () => repositories()[0].startAfresh(),
    stop: () => {
      for (const repository of repositories()) repository.stop()
    },
  }
}
