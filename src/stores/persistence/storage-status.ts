import { create } from 'zustand'
import { storageKeys, type StorageKey } from './storage-keys.ts'

/** A key of local storage, or the database that holds the player's list. */
export type StoragePlace = StorageKey | 'database'

/**
 * What is wrong with one place: nothing can be kept there (`blocked`), the last change could not be
 * written (`full`), a newer version wrote it, so that it is left alone (`newer`), it could not be read and
 * was set aside (`set-aside`), or not even that, so that it is left alone (`stuck`).
 */
export type StorageTrouble = 'blocked' | 'full' | 'newer' | 'set-aside' | 'stuck'

/** What is kept beside the list, each under a key of its own. */
const besides = {
  [storageKeys.history]: 'history',
  [storageKeys.settings]: 'settings',
  [storageKeys.filters]: 'filters',
  [storageKeys.keeping]: 'keeping',
} as const

type Beside = (typeof besides)[keyof typeof besides]

/** What can befall one of them alone: storage that is blocked is so for all. */
type BesideTrouble = Exclude<StorageTrouble, 'blocked'>

/**
 * What the player must know: a trouble of the list; that it is kept in one place instead of two; that its copy in
 * local storage, or the pins', was set aside while the database holds another; or what has befallen something else.
 */
export type StorageNews =
  | StorageTrouble
  | 'one-copy'
  | 'copy-set-aside'
  | 'pins-set-aside'
  | 'pins-copy-set-aside'
  | `${Beside}-${BesideTrouble}`

type Troubles = Readonly<Partial<Record<StoragePlace, StorageTrouble>>>

interface StorageStatus {
  readonly troubles: Troubles
  /** Whether the site's data was deleted while the page was open, and the player has not been asked yet. */
  readonly emptied: boolean
}

export const useStorageStatus = create<StorageStatus>()(() => ({ troubles: {}, emptied: false }))

export function reportTrouble(place: StoragePlace, trouble: StorageTrouble): void {
  useStorageStatus.setState(({ troubles }) => ({ troubles: { ...troubles, [place]: trouble } }))
}

/** @param trouble only this one; whatever it is when left out */
export function clearTrouble(place: StoragePlace, trouble?: StorageTrouble): void {
  useStorageStatus.setState((status) => {
    const present = status.troubles[place]
    if (!present || (trouble && present !== trouble)) return status
    const { [place]: _solved, ...rest } = status.troubles
    return { troubles: rest }
  })
}

/** The most pressing first. */
const order: readonly StorageNews[] = [
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

/** What all troubles together mean for the player, the most pressing first, each once. */
export function storageNews(troubles: Troubles): StorageNews[] {
  const news = new Set<StorageNews>()
  const { database, [storageKeys.progress]: list, [storageKeys.pins]: pins, ...others } = troubles
  if ([database, list, pins].includes('newer')) news.add('newer')
  const [worst] = failures.filter((failure) => failure === list || failure === pins)
  const databaseFails = database === 'blocked' || database === 'full'
  const isOnlyCopy = database === 'blocked'
  if (list === 'set-aside') news.add(isOnlyCopy ? 'set-aside' : 'copy-set-aside')
  if (pins === 'set-aside') news.add(isOnlyCopy ? 'pins-set-aside' : 'pins-copy-set-aside')
  if (worst && databaseFails) news.add(database === 'full' ? 'full' : worst)
  else if (worst || databaseFails) news.add('one-copy')
  const ofList = order.filter((kind) => news.has(kind))
  return [...ofList, ...newsBeside(others, worst !== undefined || databaseFails)]
}

/** @param listFails whether the list cannot be kept either, which says as much */
function newsBeside(troubles: Troubles, listFails: boolean): StorageNews[] {
  const names = Object.entries(besides)
  const news = names.flatMap(([key, name]): StorageNews[] => {
    const trouble = troubles[key as keyof typeof besides]
    if (!trouble || (listFails && (trouble === 'full' || trouble === 'blocked'))) return []
    return [trouble === 'blocked' ? trouble : `${name}-${trouble}`]
  })
  return [...new Set(news)]
}
