// What is wrong with each place where something is stored, and what of it the player is told. Reported by safe-entry.ts and by
// progress/storage; shown by app/storage-notice.tsx. Relies on whoever reports a problem to clear it.
import { create } from 'zustand'
import { browserStorage } from './browser-storage.ts'
import { storageKeys, type StorageKey } from './names.ts'

/** A key of local storage, or the database that holds the player's list. */
export type StoragePlace = StorageKey | 'database'

/**
 * What is wrong with one place: nothing can be kept there (`blocked`), the last change could not be
 * written (`full`), a newer version wrote it, so that it is left alone (`newer`), it could not be read and
 * was quarantined (`quarantined`), or not even that, so that it is left alone (`stuck`).
 */
export type StorageProblem = 'blocked' | 'full' | 'newer' | 'quarantined' | 'stuck'

/** What is kept beside the list, each under a key of its own. */
const besides = {
  [storageKeys.history]: 'history',
  [storageKeys.settings]: 'settings',
  [storageKeys.filters]: 'filters',
  [storageKeys.filterSets]: 'filters',
  [storageKeys.backupStatus]: 'backup',
  [storageKeys.playthroughs]: 'playthroughs',
} as const

type Beside = (typeof besides)[keyof typeof besides]

/** What can befall one of them alone: storage that is blocked is so for all. */
type BesideProblem = Exclude<StorageProblem, 'blocked'>

/**
 * What the player must know: a problem of the list; that it is kept in one place instead of two; that its copy in
 * local storage, or the pins', was quarantined while the database holds another; or what has befallen something else.
 */
export type ReportedProblem =
  | StorageProblem
  | 'one-copy'
  | 'copy-quarantined'
  | 'pins-quarantined'
  | 'pins-copy-quarantined'
  | `${Beside}-${BesideProblem}`

type Problems = Readonly<Partial<Record<StoragePlace, StorageProblem>>>

interface StorageStatus {
  readonly problems: Problems
  /** Whether the site's data was deleted while the page was open, and the player has not answered yet. */
  readonly emptied: boolean
}

export const useStorageStatus = create<StorageStatus>()(() => ({ problems: {}, emptied: false }))

export function reportProblem(place: StoragePlace, problem: StorageProblem): void {
  useStorageStatus.setState(({ problems }) => ({ problems: { ...problems, [place]: problem } }))
}

/** @param problem only this one; whatever it is when left out */
export function clearProblem(place: StoragePlace, problem?: StorageProblem): void {
  useStorageStatus.setState((status) => {
    const present = status.problems[place]
    if (!present || (problem && present !== problem)) return status
    const { [place]: _solved, ...rest } = status.problems
    return { problems: rest }
  })
}

/** What is kept for each playthrough. */
const ofList: readonly StoragePlace[] = [
  'database',
  storageKeys.progress,
  storageKeys.pins,
  storageKeys.history,
  storageKeys.backupStatus,
]

/** Another playthrough comes on screen: what befell the one before is not its trouble. */
export function forgetListProblems(): void {
  for (const place of ofList) clearProblem(place)
}

/** The most pressing first. */
const order: readonly ReportedProblem[] = [
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

/** Of the copy in local storage, the most pressing first. */
const failures = ['full', 'blocked', 'stuck'] as const

/** What all problems together mean for the player, the most pressing first, each once. */
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
  const reportedOfList = order.filter((kind) => reported.has(kind))
  return [...reportedOfList, ...problemsBeside(others, worst !== undefined || databaseFails)]
}

/** What leaves all of the list in the browser. */
const harmless: readonly ReportedProblem[] = [
  'one-copy',
  'copy-quarantined',
  'pins-copy-quarantined',
]

/** Whether the page may say that the player's progress is safe in this browser. */
export function isProgressSafe(): boolean {
  const { problems, emptied } = useStorageStatus.getState()
  const ofProgress = reportedProblems(problems).filter((problem) => order.includes(problem))
  // Before the list is read, nobody has reported yet that the browser refuses.
  return !emptied && browserStorage() !== undefined && ofProgress.every(isHarmless)
}

const isHarmless = (problem: ReportedProblem) => harmless.includes(problem)

/** @param listFails whether the list cannot be kept either, which says as much */
function problemsBeside(problems: Problems, listFails: boolean): ReportedProblem[] {
  const names = Object.entries(besides)
  const reported = names.flatMap(([key, name]): ReportedProblem[] => {
    const problem = problems[key as keyof typeof besides]
    if (!problem || (listFails && (problem === 'full' || problem === 'blocked'))) return []
    return [problem === 'blocked' ? problem : `${name}-${problem}`]
  })
  return [...new Set(reported)]
}
