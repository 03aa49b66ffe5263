import { useMemo, useSyncExternalStore } from 'react'
import { isInExtent, type Extent } from '../../geometry/extent.ts'
import { isShown } from '../../world/filtering.ts'
import { freeExtent, type ViewportPadding } from '../../geometry/free-area.ts'
import type { Marker } from '../../world/marker.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { useHiddenMarkers } from './hidden-markers.ts'
import { useShownTypes } from './shown-filters.ts'
import { useViewport } from '../viewport/viewport-store.ts'

type Needed = Pick<ScaledWorld, 'markers' | 'scale'>

/** Returns the visible markers in the uncovered part of the map. A panel that covers the whole map is ignored. */
export function useMarkersInView(world: Needed): readonly Marker[] {
  return useMarkersBeside(
    world,
    useViewport((state) => state.padding),
  )
}

/** Returns the visible markers in the whole window, including the covered part of the map. */
export function useMarkersInWindow(world: Needed): readonly Marker[] {
  return useMarkersBeside(world, nothing)
}

/** Number of visible markers outside the uncovered part of the map; 0 while the map moves to show them. */
export function useAmountOutOfSight(world: Needed): number {
  const inView = useMarkersInView(world)
  const types = useShownTypes()
  const hidden = useHiddenMarkers(world.markers)
  const inProgress = useViewport(
    ({ asked, position }) =>
      !position || (asked && 'shown' in asked && asked.from === position) === true,
  )
  return useMemo(() => {
    const shown = world.markers.filter((marker) => isShown(marker, types, hidden))
    return inProgress ? 0 : shown.length - inView.length
  }, [world.markers, types, hidden, inView, inProgress])
}

const nothing: ViewportPadding = {}

/** Returns the extent of the whole window; `undefined` before the map has come to rest for the first time. */
export function useExtentInWindow({ scale }: Pick<Needed, 'scale'>): Extent | undefined {
  return useExtentBeside(scale, nothing)
}

function useMarkersBeside({ markers, scale }: Needed, padding: ViewportPadding): readonly Marker[] {
  const extent = useExtentBeside(scale, padding)
  const types = useShownTypes()
  const hidden = useHiddenMarkers(markers)
  return useMemo(
    () =>
      extent
        ? markers.filter(
            (marker) => isInExtent(marker.coordinate, extent) && isShown(marker, types, hidden),
          )
        : [],
    [markers, extent, types, hidden],
  )
}

function useExtentBeside(scale: Needed['scale'], padding: ViewportPadding): Extent | undefined {
  const position = useViewport((state) => state.position)
  const width = useSyncExternalStore(onResize, () => window.innerWidth)
  const height = useSyncExternalStore(onResize, () => window.innerHeight)
  return useMemo(() => {
    if (!position) return undefined
    const { left = 0, right = 0, bottom = 0 } = padding
    const margins = { left, right, bottom, top: 0 }
    const unitsPerPixel = scale.resolutionAt(position.zoom)
    return freeExtent(position.coordinates, [width, height], margins, unitsPerPixel)
  }, [scale, position, padding, width, height])
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
