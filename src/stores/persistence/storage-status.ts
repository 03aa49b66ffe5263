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

/** What the player must know: a trouble, or that the list is kept in one place instead of two. */
export type StorageNews = StorageTrouble | 'one-copy'

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
const order: readonly StorageNews[] = ['newer', 'blocked', 'full', 'one-copy', 'stuck', 'set-aside']

/** Of the copy in local storage, the most pressing first. */
const failures = ['full', 'blocked', 'stuck'] as const

/** What all troubles together mean for the player, the most pressing first, each once. */
export function storageNews(troubles: Troubles): StorageNews[] {
  const news = new Set<StorageNews>()
  const { database, [storageKeys.progress]: list, [storageKeys.pins]: pins, ...others } = troubles
  for (const trouble of [database, list, pins, ...Object.values(others)]) {
    if (trouble === 'newer' || trouble === 'set-aside') news.add(trouble)
  }
  const [worst] = failures.filter((failure) => failure === list || failure === pins)
  const databaseFails = database === 'blocked' || database === 'full'
  if (worst && databaseFails) news.add(database === 'full' ? 'full' : worst)
  else if (worst || databaseFails) news.add('one-copy')
  else {
    for (const trouble of Object.values(others)) news.add(trouble)
  }
  return order.filter((kind) => news.has(kind))
}
