import { createSlot } from '../../platform/slot.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { settlementNamed } from '../../world/names/world-names.ts'
import { useFilterSets } from './filters.ts'

/** The thing that is shown alone, identified independently of the language. */
export interface Isolated {
  /** `id` is an index for `shortcut`, the text for `search`, unused for `new`, and an id for all other kinds. */
  readonly kind: 'type' | 'settlement' | 'shortcut' | 'set' | 'around' | 'search' | 'new'
  readonly id: string
}

type TitleIn = (id: string, world: LoadedWorld) => string

/** Titles whose messages load later. Callers fill the slot before they isolate markers of that kind. */
export const isolatedTitles = {
  around: createSlot<TitleIn>(),
  search: createSlot<TitleIn>(),
  new: createSlot<TitleIn>(),
}

/** Returns the title in the current language. No type has the id of a category. */
export function titleOf({ kind, id }: Isolated, world: LoadedWorld): string | undefined {
  const { types, categories, places, shortcuts = [] } = world
  if (kind === 'type') return [...types, ...categories].find((one) => one.id === id)?.title
  if (kind === 'settlement') return settlementNamed(id, places)?.name
  if (kind === 'set') return useFilterSets.getState().sets.find((set) => set.id === id)?.name
  if (kind === 'shortcut') return shortcuts[+id]?.title
  return isolatedTitles[kind].get()?.(id, world)
}
