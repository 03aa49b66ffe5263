import {
  isMarkerId,
  mergedDiscoveries,
  rebasedDiscoveries,
  withDiscovery,
  withoutDiscovery,
  type Discoveries,
} from '../domain/discoveries.ts'
import { z } from '../domain/schema.ts'
import { createKeptStore } from './persistence/create-kept-store.ts'
import { storageKeys } from './persistence/storage-keys.ts'
import { validFields } from './persistence/valid-fields.ts'

interface KeptProgress {
  readonly discoveredMarkers: Discoveries
  /** What the last Clear removed, so that it can be undone, even after a reload. */
  readonly clearedMarkers: Discoveries
}

interface Progress extends KeptProgress {
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

/** A list with some wrong entries keeps its right ones. */
const idList = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): number[] => [...new Set(entries.filter(isMarkerId))]),
)

export const useProgress = createKeptStore<Progress, KeptProgress>(
  {
    key: storageKeys.progress,
    version: 0,
    keep: ({ discoveredMarkers, clearedMarkers }) => ({ discoveredMarkers, clearedMarkers }),
    validate: (stored) =>
      validFields<KeptProgress>(stored, { discoveredMarkers: idList, clearedMarkers: idList }),
    rebase: (stored, base, next) => {
      const join = (list: keyof KeptProgress) =>
        // A list that the other tab wrote wrongly says nothing about what it found.
        rebasedDiscoveries(stored[list] ?? next[list], base[list] ?? [], next[list])
      return {
        discoveredMarkers: join('discoveredMarkers'),
        clearedMarkers: join('clearedMarkers'),
      }
    },
    followOtherTabs: true,
  },
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
)
