import { useMemo } from 'react'
import { shownCount } from '../../core/world/filtering.ts'
import { useHiddenMarkers } from './hidden-markers.ts'
import { useSelectedMarker } from '../selection/selection.ts'
import { useShownTypes } from './shown-filters.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

/** How many places filters and selection show on the map. */
export function useShownAmount({
  markers,
  markersById,
  counts,
}: Pick<LoadedWorld, 'markers' | 'markersById' | 'counts'>): number {
  const types = useShownTypes()
  const selected = useSelectedMarker(markersById)
  const hidden = useHiddenMarkers(markers)
  return useMemo(
    () => shownCount(counts, types, selected, hidden),
    [counts, types, selected, hidden],
  )
}
