import { useSyncExternalStore, useMemo } from 'react'
import {
  isShown,
  findHiddenMarkers,
  nothingHidden,
  type HiddenMarkers,
  shownCount,
} from '../../world/filtering.ts'
import type { Marker } from '../../world/marker.ts'
import { useProgress } from '../progress/progress.ts'
import {
  onShownTypes,
  shownFilters,
  shownTypes,
  useFilterOverride,
  useShownTypes,
} from './shown-filters.ts'
import { useOpenedMarker } from '../card/opened.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

let last: { readonly asked: readonly unknown[]; readonly hidden: HiddenMarkers } | undefined

/** Returns the markers that filters other than types hide. Returns the same map until something changes. */
export function hiddenMarkers(markers: readonly Marker[]): HiddenMarkers {
  const { found, chests, yields } = shownFilters()
  const within = useFilterOverride.getState().override?.within
  const discovered = found === 'all' ? noIds : useProgress.getState().discoveredMarkers
  const asked = [markers, found, chests, yields, discovered, within]
  if (!last || !asked.every((value, index) => value === last?.asked[index])) {
    const hidden = findHiddenMarkers(
      markers,
      { found, chests, yields },
      new Set(discovered),
      within,
    )
    last = { asked, hidden }
  }
  return last.hidden
}

const noIds: readonly number[] = []

function onHidden(changed: () => void): () => void {
  const stops = [onShownTypes(changed), useProgress.subscribe(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function useHiddenMarkers(markers: readonly Marker[]): HiddenMarkers {
  return useSyncExternalStore(
    onHidden,
    () => hiddenMarkers(markers),
    // The prerendered page hides nothing.
    () => nothingHidden,
  )
}

export function shownMarkers(markers: readonly Marker[]): readonly Marker[] {
  const [types, hidden] = [shownTypes(), hiddenMarkers(markers)]
  return markers.filter((marker) => isShown(marker, types, hidden))
}

/** Returns the number of markers on the map, including a selected one that the filters hide. */
export function useShownAmount({
  markers,
  markersById,
  counts,
}: Pick<LoadedWorld, 'markers' | 'markersById' | 'counts'>): number {
  const types = useShownTypes()
  const selected = useOpenedMarker(markersById)
  const hidden = useHiddenMarkers(markers)
  return useMemo(
    () => shownCount(counts, types, selected, hidden),
    [counts, types, selected, hidden],
  )
}
