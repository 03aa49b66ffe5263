import { create } from 'zustand'
import type { StorageKey } from './storage-keys.ts'

/**
 * What the player must know about keeping: nothing can be kept (`blocked`), the last change could not be
 * written (`full`), the stored text was made by a newer version and is left alone (`newer`), it could not
 * be read and was set aside (`set-aside`), or not even that, so that it is left alone (`stuck`).
 */
export type StorageTrouble = 'blocked' | 'full' | 'newer' | 'set-aside' | 'stuck'

interface StorageStatus {
  readonly troubles: Readonly<Partial<Record<StorageKey, StorageTrouble>>>
}

export const useStorageStatus = create<StorageStatus>()(() => ({ troubles: {} }))

export function reportTrouble(key: StorageKey, trouble: StorageTrouble): void {
  useStorageStatus.setState(({ troubles }) => ({ troubles: { ...troubles, [key]: trouble } }))
}

export function clearTrouble(key: StorageKey, trouble: StorageTrouble): void {
  useStorageStatus.setState(({ troubles }) => {
    if (troubles[key] !== trouble) return { troubles }
    const { [key]: _solved, ...rest } = troubles
    return { troubles: rest }
  })
}
