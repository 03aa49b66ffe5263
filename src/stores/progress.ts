import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import {
  isMarkerId,
  mergedDiscoveries,
  rebasedDiscoveries,
  withDiscovery,
  withoutDiscovery,
  type Discoveries,
} from '../domain/discoveries.ts'
import { z } from '../domain/schema.ts'
import { followOtherTabs } from './persistence/follow-other-tabs.ts'
import { createSafeStorage } from './persistence/safe-storage.ts'
import { storageKeys } from './persistence/storage-keys.ts'
import { validFields } from './persistence/valid-fields.ts'

interface StoredProgress {
  readonly discoveredMarkers: Discoveries
  /** What the last Clear removed, so that it can be undone, even after a reload. */
  readonly clearedMarkers: Discoveries
}

interface Progress extends StoredProgress {
  /** Opened in this session; not kept. */
  readonly visitedMarkers: readonly number[]
  readonly addDiscovered: (id: number) => void
  readonly removeDiscovered: (id: number) => void
  /** The union with what is there: nothing is removed. */
  readonly mergeDiscovered: (ids: readonly number[]) => void
  readonly clearDiscovered: () => void
  readonly undoClear: () => void
  readonly addVisited: (id: number) => void
  readonly removeVisited: (id: number) => void
}

const version = 0

/** A list with some wrong entries keeps its right ones. */
const idList = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): number[] => [...new Set(entries.filter(isMarkerId))]),
)

export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      discoveredMarkers: [],
      clearedMarkers: [],
      visitedMarkers: [],
      addDiscovered: (id) =>
        set((state) => ({ discoveredMarkers: withDiscovery(state.discoveredMarkers, id) })),
      removeDiscovered: (id) =>
        set((state) => ({ discoveredMarkers: withoutDiscovery(state.discoveredMarkers, id) })),
      mergeDiscovered: (ids) =>
        set((state) => ({ discoveredMarkers: mergedDiscoveries(state.discoveredMarkers, ids) })),
      clearDiscovered: () =>
        set((state) =>
          state.discoveredMarkers.length === 0
            ? state
            : { discoveredMarkers: [], clearedMarkers: state.discoveredMarkers },
        ),
      undoClear: () =>
        set((state) => ({
          discoveredMarkers: mergedDiscoveries(state.clearedMarkers, state.discoveredMarkers),
          clearedMarkers: [],
        })),
      addVisited: (id) =>
        set((state) => ({ visitedMarkers: withDiscovery(state.visitedMarkers, id) })),
      removeVisited: (id) =>
        set((state) => ({ visitedMarkers: withoutDiscovery(state.visitedMarkers, id) })),
    }),
    {
      name: storageKeys.progress,
      version,
      partialize: ({ discoveredMarkers, clearedMarkers }): StoredProgress => ({
        discoveredMarkers,
        clearedMarkers,
      }),
      storage: createSafeStorage<StoredProgress>({
        key: storageKeys.progress,
        version,
        validate: (stored) =>
          validFields<StoredProgress>(stored, {
            discoveredMarkers: idList,
            clearedMarkers: idList,
          }),
        rebase: (stored, base, next) => ({
          ...next,
          discoveredMarkers: rebasedDiscoveries(
            stored.discoveredMarkers,
            base.discoveredMarkers,
            next.discoveredMarkers,
          ),
        }),
        onRebased: () => void useProgress.persist.rehydrate(),
      }),
    },
  ),
)

followOtherTabs(storageKeys.progress, () => useProgress.persist.rehydrate())
