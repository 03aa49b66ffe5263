import { useMemo } from 'react'
import { shownCount } from '../../domain/markers/filters/filtering.ts'
import { useHiddenMarkers } from './hidden-markers.ts'
import { useSelection } from './selection.ts'
import { useShownTypes } from './shown-filters.ts'
import type { LoadedWorld } from '../world/world-context.tsx'

/** How many places filters and selection show on the map. */
export function useShownAmount({
  markers,
  counts,
}: Pick<LoadedWorld, 'markers' | 'counts'>): number {
  const types = useShownTypes()
  const selected = useSelection((state) => state.selectedMarker)
  const hidden = useHiddenMarkers(markers)
  return useMemo(
    () => shownCount(counts, types, selected, hidden),
    [counts, types, selected, hidden],
  )
}
