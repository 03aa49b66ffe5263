import type { LoadedWorld } from '../worlds/world-context.tsx'
import { settlementNamed } from '../places/open-settlement.ts'
import { useFilterSets } from './filters.ts'

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
