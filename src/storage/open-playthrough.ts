// Which playthrough is on screen. Set by features/progress/playthroughs.ts; whatever is stored for each playthrough follows it.
// Relies on names.ts.
import { create } from 'zustand'
import { pageWorld } from '../platform/page-world.ts'
import { entryName, firstPlaythrough, type Scope, type StorageKey } from './names.ts'

interface OpenPlaythrough {
  /** Its key. */
  readonly key: string
}

/** The playthrough on screen. Whatever is kept for each playthrough follows it. */
export const useOpenPlaythrough = create<OpenPlaythrough>()(() => ({ key: firstPlaythrough }))

/** What an entry is called for the page's world and the playthrough on screen. */
export function presentName(kind: StorageKey, scope: Scope): string {
  return entryName(kind, scope, {
    world: pageWorld(),
    playthrough: useOpenPlaythrough.getState().key,
  })
}
