import { create } from 'zustand'
import { storageKeys, type StorageKey } from './names.ts'

/** A key of local storage, or the database that holds the player's list. */
export type StoragePlace = StorageKey | 'database'

/**
 * What is wrong with one place: nothing can be kept there (`blocked`), the last change could not be
 * written (`full`), a newer version wrote it, so that it is left alone (`newer`), it could not be read and
 * was set aside (`set-aside`), or not even that, so that it is left alone (`stuck`).
 */
export type StorageProblem = 'blocked' | 'full' | 'newer' | 'set-aside' | 'stuck'

/** What is kept beside the list, each under a key of its own. */
const besides = {
  [storageKeys.history]: 'history',
  [storageKeys.settings]: 'settings',
  [storageKeys.filters]: 'filters',
  [storageKeys.keeping]: 'keeping',
  [storageKeys.playthroughs]: 'playthroughs',
} as const

type Beside = (typeof besides)[keyof typeof besides]

/** What can befall one of them alone: storage that is blocked is so for all. */
type BesideProblem = Exclude<StorageProblem, 'blocked'>

/**
 * What the player must know: a problem of the list; that it is kept in one place instead of two; that its copy in
 * local storage, or the pins', was set aside while the database holds another; or what has befallen something else.
 */
export type ToldProblem =
  | StorageProblem
  | 'one-copy'
  | 'copy-set-aside'
  | 'pins-set-aside'
  | 'pins-copy-set-aside'
  | `${Beside}-${BesideProblem}`

type Problems = Readonly<Partial<Record<StoragePlace, StorageProblem>>>

interface StorageStatus {
  readonly problems: Problems
  /** Whether the site's data was deleted while the page was open, and the player has not been asked yet. */
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
  storageKeys.keeping,
]

/** Another playthrough comes on screen: what befell the one before is not its trouble. */
export function forgetListProblems(): void {
  for (const place of ofList) clearProblem(place)
}

/** The most pressing first. */
const order: readonly ToldProblem[] = [
  'newer',
  'blocked',
  'full',
  'one-copy',
  'stuck',
  'set-aside',
  'pins-set-aside',
  'copy-set-aside',
  'pins-copy-set-aside',
]

/** Of the copy in local storage, the most pressing first. */
const failures = ['full', 'blocked', 'stuck'] as const

/** What all problems together mean for the player, the most pressing first, each once. */
export function toldProblems(problems: Problems): ToldProblem[] {
  const told = new Set<ToldProblem>()
  const { database, [storageKeys.progress]: list, [storageKeys.pins]: pins, ...others } = problems
  if ([database, list, pins].includes('newer')) told.add('newer')
  const [worst] = failures.filter((failure) => failure === list || failure === pins)
  const databaseFails = database === 'blocked' || database === 'full'
  const isOnlyCopy = database === 'blocked'
  if (list === 'set-aside') told.add(isOnlyCopy ? 'set-aside' : 'copy-set-aside')
  if (pins === 'set-aside') told.add(isOnlyCopy ? 'pins-set-aside' : 'pins-copy-set-aside')
  if (worst && databaseFails) told.add(database === 'full' ? 'full' : worst)
  else if (worst || databaseFails) told.add('one-copy')
  const toldOfList = order.filter((kind) => told.has(kind))
  return [...toldOfList, ...problemsBeside(others, worst !== undefined || databaseFails)]
}

/** @param listFails whether the list cannot be kept either, which says as much */
function problemsBeside(problems: Problems, listFails: boolean): ToldProblem[] {
  const names = Object.entries(besides)
  const told = names.flatMap(([key, name]): ToldProblem[] => {
    const problem = problems[key as keyof typeof besides]
    if (!problem || (listFails && (problem === 'full' || problem === 'blocked'))) return []
    return [problem === 'blocked' ? problem : `${name}-${problem}`]
  })
  return [...new Set(told)]
}
