import { noMoreFilters } from '../../core/world/filtering.ts'
import { createPersistedStore } from '../../storage/create-persisted-store.ts'
import { storageKeys } from '../../storage/names.ts'
import { setsToBackUp } from '../progress/sets-to-back-up.ts'
import {
  readFilters,
  readFilterSets,
  type FilterSet,
  type ShownFilters,
} from './model/filter-set.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { settlementNamed } from '../places/settlement.ts'

export const useFilters = createPersistedStore<ShownFilters, ShownFilters>(
  {
    kind: storageKeys.filters,
    scope: 'world',
    migrations: [],
    partialize: filtersOf,
    validate: (stored) => readFilters(stored) ?? {},
    followOtherTabs: true,
  },
  () => ({ visibleTypes: {}, showPins: true, ...noMoreFilters }),
)

/** What is shown, without whatever else stands beside it. */
export function filtersOf({
  visibleTypes,
  showPins,
  found,
  chests,
  yields,
}: ShownFilters): ShownFilters {
  return { visibleTypes, showPins, found, chests, yields }
}

interface FilterSets {
  /** In the order of their chips. */
  readonly sets: readonly FilterSet[]
}

/** Filter sets of the player's own. Changed by change-sets.ts. */
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

setsToBackUp.read = () => useFilterSets.getState().sets

/** What is shown alone, by what it is called in no language. */
export interface Isolated {
  /** `shortcut` is by its number in the world's list, `search` by what was searched for, `new` needs none; the rest is by ids. */
  readonly kind: 'type' | 'settlement' | 'shortcut' | 'set' | 'around' | 'search' | 'new'
  readonly id: string
}

type TitleIn = (id: string, world: LoadedWorld) => string

const titles: Partial<Record<Isolated['kind'], TitleIn>> = {}

/** Gives a kind its words. Whoever shows such a thing alone calls this first, as its words are loaded with it. */
export function titleIsolated(kind: 'around' | 'search' | 'new', title: TitleIn): void {
  titles[kind] = title
}

/** What it is called in the language of the moment. A type's id is no category's. */
export function titleOf({ kind, id }: Isolated, world: LoadedWorld): string | undefined {
  const { types, categories, places, shortcuts = [] } = world
  if (kind === 'type') return [...types, ...categories].find((one) => one.id === id)?.title
  if (kind === 'settlement') return settlementNamed(id, places)?.name
  if (kind === 'set') return useFilterSets.getState().sets.find((set) => set.id === id)?.name
  return kind === 'shortcut' ? shortcuts[+id]?.title : titles[kind]?.(id, world)
}
