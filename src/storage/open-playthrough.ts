// Holds the open playthrough. features/progress/playthroughs/playthroughs.ts sets it; stores with one entry
// per playthrough follow it.
import { create } from 'zustand'
import { pageWorld } from '../platform/page-world.ts'
import { entryName, firstPlaythrough, type Scope, type StorageKey } from './names.ts'

interface OpenPlaythrough {
  readonly key: string
}

export const useOpenPlaythrough = create<OpenPlaythrough>()(() => ({ key: firstPlaythrough }))

/** Returns the name of an entry for the page's world and the open playthrough. */
export function presentName(kind: StorageKey, scope: Scope): string {
  return entryName(kind, scope, {
    world: pageWorld(),
    playthrough: useOpenPlaythrough.getState().key,
  })
}
