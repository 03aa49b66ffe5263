import { useMemo } from 'react'
import { talliesByType, type Tally } from '../../records/mark.ts'
import { useProgress } from './progress.ts'
import { useMarkers } from '../worlds/world-context.tsx'

export function useTallies(): ReadonlyMap<string, Tally> {
  const markers = useMarkers()
  const discovered = useProgress((state) => state.discoveredMarkers)
  return useMemo(() => talliesByType(markers, new Set(discovered)), [markers, discovered])
}
