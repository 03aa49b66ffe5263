// Collects problems of each storage place and decides which of them the player must know. safe-entry.ts and
// progress/storage report and clear problems; app/storage-notice.tsx shows them.
import { create } from 'zustand'
import { browserStorage } from './browser-storage.ts'
import { storageKeys, type StorageKey } from './names.ts'

export type StoragePlace = StorageKey | 'database'

/**
 * Problem of one place: the browser refuses it (`blocked`), or has no room for the last change (`full`). Text of a
 * newer version is left alone. Unreadable text is quarantined; if that fails (`stuck`), it is left alone.
 */
export type StorageProblem = 'blocked' | 'full' | 'newer' | 'quarantined' | 'stuck'

/** Entries other than progress, and their names in {@link ReportedProblem}. */
const secondaryEntries = {
  [storageKeys.history]: 'history',
  [storageKeys.settings]: 'settings',
  [storageKeys.filters]: 'filters',
  [storageKeys.filterSets]: 'filters',
  [storageKeys.backupStatus]: 'backup',
  [storageKeys.playthroughs]: 'playthroughs',
} as const

type SecondaryEntry = (typeof secondaryEntries)[keyof typeof secondaryEntries]

/** Problems that can affect one entry alone. Blocked storage affects all. */
type SecondaryProblem = Exclude<StorageProblem, 'blocked'>

/**
 * Problems of progress or of another entry. `one-copy`: only one of two places works. `…-copy-quarantined`: the text
 * in local storage was quarantined, but the database has another copy.
 */
export type ReportedProblem =
  | StorageProblem
  | 'one-copy'
  | 'copy-quarantined'
  | 'pins-quarantined'
  | 'pins-copy-quarantined'
  | `${SecondaryEntry}-${SecondaryProblem}`

type Problems = Readonly<Partial<Record<StoragePlace, StorageProblem>>>

interface StorageStatus {
  readonly problems: Problems
  /** Whether the site's data was deleted while the page was open, and the player has not reacted yet. */
  readonly isEmptied: boolean
}

export const useStorageStatus = create<StorageStatus>()(() => ({ problems: {}, isEmptied: false }))

export function reportProblem(place: StoragePlace, problem: StorageProblem): void {
  useStorageStatus.setState(({ problems }) => ({ problems: { ...problems, [place]: problem } }))
}

/** @param problem only clear this problem; any problem if missing */
export function clearProblem(place: StoragePlace, problem?: StorageProblem): void {
  useStorageStatus.setState((status) => {
    const present = status.problems[place]
    if (!present || (problem && present !== problem)) return status
    const { [place]: _solved, ...rest } = status.problems
    return { problems: rest }
  })
}

/** Places that exist once per playthrough. */
const listPlaces: readonly StoragePlace[] = [
  'database',
  storageKeys.progress,
  storageKeys.pins,
  storageKeys.history,
  storageKeys.backupStatus,
]

export function forgetListProblems(): void {
  for (const place of listPlaces) clearProblem(place)
}

/** Problems of progress, the most urgent first. */
const problemOrder: readonly ReportedProblem[] = [
  'newer',
  'blocked',
  'full',
  'one-copy',
  'stuck',
  'quarantined',
  'pins-quarantined',
  'copy-quarantined',
  'pins-copy-quarantined',
]

/** Write failures of local storage, the most urgent first. */
const failures = ['full', 'blocked', 'stuck'] as const

/** Returns the problems that the player must know, the most urgent first. */
export function reportedProblems(problems: Problems): ReportedProblem[] {
  const reported = new Set<ReportedProblem>()
  const { database, [storageKeys.progress]: list, [storageKeys.pins]: pins, ...others } = problems
  if ([database, list, pins].includes('newer')) reported.add('newer')
  const [worst] = failures.filter((failure) => failure === list || failure === pins)
  const databaseFails = database === 'blocked' || database === 'full'
  const isOnlyCopy = database === 'blocked'
  if (list === 'quarantined') reported.add(isOnlyCopy ? 'quarantined' : 'copy-quarantined')
  if (pins === 'quarantined')
    reported.add(isOnlyCopy ? 'pins-quarantined' : 'pins-copy-quarantined')
  if (worst && databaseFails) reported.add(database === 'full' ? 'full' : worst)
  else if (worst || databaseFails) reported.add('one-copy')
  const reportedOfList = problemOrder.filter((kind) => reported.has(kind))
  return [...reportedOfList, ...secondaryProblems(others, worst !== undefined || databaseFails)]
}

/** Problems that leave complete progress in the browser. */
const harmlessProblems: readonly ReportedProblem[] = [
  'one-copy',
  'copy-quarantined',
  'pins-copy-quarantined',
]

/** Whether the page may say that the player's progress is safe in this browser. */
export function isProgressSafe(): boolean {
  const { problems, isEmptied } = useStorageStatus.getState()
  const ofProgress = reportedProblems(problems).filter((problem) => problemOrder.includes(problem))
  // Until progress is read, no problem has been reported yet, so check for blocked storage as well.
  return !isEmptied && browserStorage() !== undefined && ofProgress.every(isHarmless)
}

const isHarmless = (problem: ReportedProblem) => harmlessProblems.includes(problem)

/** @param listFails whether progress can't be stored either, which covers the same problem of other entries */
function secondaryProblems(problems: Problems, listFails: boolean): ReportedProblem[] {
  const names = Object.entries(secondaryEntries)
  const reported = names.flatMap(([key, name]): ReportedProblem[] => {
    const problem = problems[key as keyof typeof secondaryEntries]
    if (!problem || (listFails && (problem === 'full' || problem === 'blocked'))) return []
    return [problem === 'blocked' ? problem : `${name}-${problem}`]
  })
  return [...new Set(reported)]
}
