import { toggledCategory, withType, type VisibleTypes } from '../domain/filtering.ts'
import { z } from '../domain/schema.ts'
import { createKeptStore } from './persistence/create-kept-store.ts'
import { storageKeys } from './persistence/storage-keys.ts'
import { validFields } from './persistence/valid-fields.ts'

interface Filters {
  readonly visibleTypes: VisibleTypes
  readonly setTypesVisible: (typeIds: readonly string[], visible: boolean) => void
  readonly toggleCategory: (typeIds: readonly string[]) => void
}

type KeptFilters = Pick<Filters, 'visibleTypes'>

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

export const useFilters = createKeptStore<Filters, KeptFilters>(
  {
    key: storageKeys.filters,
    version: 0,
    keep: ({ visibleTypes }) => ({ visibleTypes }),
    validate: (stored) => validFields<KeptFilters>(stored, { visibleTypes }),
    followOtherTabs: true,
  },
  (set) => ({
    visibleTypes: {},
    setTypesVisible: (typeIds, visible) =>
      set((state) => ({ visibleTypes: withType(state.visibleTypes, typeIds, visible) })),
    toggleCategory: (typeIds) =>
      set((state) => ({ visibleTypes: toggledCategory(state.visibleTypes, typeIds) })),
  }),
)
