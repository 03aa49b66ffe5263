import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { toggledCategory, withType, type VisibleTypes } from '../domain/filtering.ts'
import { z } from '../domain/schema.ts'
import { followOtherTabs } from './persistence/follow-other-tabs.ts'
import { createSafeStorage } from './persistence/safe-storage.ts'
import { storageKeys } from './persistence/storage-keys.ts'
import { validFields } from './persistence/valid-fields.ts'

interface Filters {
  readonly visibleTypes: VisibleTypes
  readonly setTypesVisible: (typeIds: readonly string[], visible: boolean) => void
  readonly toggleCategory: (typeIds: readonly string[]) => void
}

type StoredFilters = Pick<Filters, 'visibleTypes'>

const version = 0

/** An entry that is not true or false says nothing about its type, which is then visible. */
const visibleTypes = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((entries): VisibleTypes => {
    const flags = Object.entries(entries).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    )
    return Object.fromEntries(flags)
  }),
)

export const useFilters = create<Filters>()(
  persist(
    (set) => ({
      visibleTypes: {},
      setTypesVisible: (typeIds, visible) =>
        set((state) => ({ visibleTypes: withType(state.visibleTypes, typeIds, visible) })),
      toggleCategory: (typeIds) =>
        set((state) => ({ visibleTypes: toggledCategory(state.visibleTypes, typeIds) })),
    }),
    {
      name: storageKeys.filters,
      version,
      partialize: (state): StoredFilters => ({ visibleTypes: state.visibleTypes }),
      storage: createSafeStorage<StoredFilters>({
        key: storageKeys.filters,
        version,
        validate: (stored) => validFields<StoredFilters>(stored, { visibleTypes }),
      }),
    },
  ),
)

followOtherTabs(storageKeys.filters, () => useFilters.persist.rehydrate())
