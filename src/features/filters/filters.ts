import { noMoreFilters } from '../../world/filtering.ts'
import { createPersistedStore } from '../../storage/create-persisted-store.ts'
import { storageKeys } from '../../storage/names.ts'
import {
  readFilters,
  readFilterSets,
  type FilterSet,
  type ShownFilters,
} from './model/filter-set.ts'

export const useFilters = createPersistedStore<ShownFilters, ShownFilters>(
  {
    kind: storageKeys.filters,
    scope: 'world',
    migrations: [],
    partialize: filtersOf,
    validate: (stored) => readFilters(stored) ?? {},
    followOtherTabs: true,
  },
  () => ({ visibleTypes: {}, showPins: true, ...noMoreFilters, namedTypes: undefined }),
)

export function filtersOf({
  visibleTypes,
  showPins,
  found,
  chests,
  yields,
  namedTypes,
}: ShownFilters): ShownFilters {
  return { visibleTypes, showPins, found, chests, yields, namedTypes }
}

interface FilterSets {
  readonly sets: readonly FilterSet[]
}

/** The player's filter sets, in the order of their chips. change-sets.ts changes them. */
export const useFilterSets = createPersistedStore<FilterSets, FilterSets>(
  {
    kind: storageKeys.filterSets,
    scope: 'world',
    migrations: [],
    partialize: ({ sets }) => ({ sets }),
    validate: (stored) => ({ sets: readFilterSets((stored as FilterSets | null)?.sets) ?? [] }),
    followOtherTabs: true,
  },
  () => ({ sets: [] }),
)
