import { toggledCategory, withType, type VisibleTypes } from '../domain/filtering.ts'
import { lockpickingLevels } from '../domain/chests.ts'
import { foundFilters, noMoreFilters, type MoreFilters } from '../domain/more-filters.ts'
import { z } from '../domain/schema.ts'
import { createKeptStore } from './persistence/create-kept-store.ts'
import { storageKeys } from './persistence/storage-keys.ts'
import { validFields } from './persistence/valid-fields.ts'

interface Filters extends MoreFilters {
  readonly visibleTypes: VisibleTypes
  /** Whether the player's own pins are on the map. */
  readonly showPins: boolean
  readonly setTypesVisible: (typeIds: readonly string[], visible: boolean) => void
  readonly toggleCategory: (typeIds: readonly string[]) => void
  readonly setShowPins: (show: boolean) => void
  readonly setMore: (change: Partial<MoreFilters>) => void
}

type KeptFilters = Pick<Filters, 'visibleTypes' | 'showPins' | keyof MoreFilters>

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

const found = z.enum(foundFilters)
const chests = z.nullable(z.object({ spade: z.boolean(), lockpicking: z.enum(lockpickingLevels) }))
const yields = z.nullable(z.string())

export const useFilters = createKeptStore<Filters, KeptFilters>(
  {
    key: storageKeys.filters,
    migrations: [],
    keep: ({ visibleTypes, showPins, found, chests, yields }) => ({
      visibleTypes,
      showPins,
      found,
      chests,
      yields,
    }),
    validate: (stored) =>
      validFields<KeptFilters>(stored, {
        visibleTypes,
        showPins: z.boolean(),
        found,
        chests,
        yields,
      }),
    followOtherTabs: true,
  },
  (set) => ({
    visibleTypes: {},
    showPins: true,
    ...noMoreFilters,
    setTypesVisible: (typeIds, visible) =>
      set((state) => ({ visibleTypes: withType(state.visibleTypes, typeIds, visible) })),
    toggleCategory: (typeIds) =>
      set((state) => ({ visibleTypes: toggledCategory(state.visibleTypes, typeIds) })),
    setShowPins: (showPins) => set({ showPins }),
    setMore: (change) => set(change),
  }),
)
