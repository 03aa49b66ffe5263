import { useEffect, useState, type ComponentType } from 'react'
import { useOpened } from '../../features/card/opened.ts'
import { loadChunk } from '../../features/chunks/chunks.ts'
import { useLive } from '../../features/follow/live.ts'
import { useHasRoute } from '../../features/routes/route-store.ts'
import type { EdgeArrowProps } from './edge-arrow.tsx'

/** The arrow at the edge of the map. Its script loads once there is something that it can point to. */
export function EdgeArrowOnDemand(props: EdgeArrowProps) {
  const isOpened = useOpened(({ opened }) => opened !== null)
  const hasRoute = useHasRoute()
  const isFollowed = useLive(({ source }) => source !== null)
  const wanted = isOpened || hasRoute || isFollowed
  const [loaded, setLoaded] = useState<{ readonly Arrow: ComponentType<EdgeArrowProps> }>()
  useEffect(() => {
    if (!wanted || loaded) return
    loadChunk(() => import('./edge-arrow.tsx')).then(
      ({ EdgeArrow }) => setLoaded({ Arrow: EdgeArrow }),
      // The map is complete without it.
      () => undefined,
    )
  }, [wanted, loaded])
  return wanted && loaded ? <loaded.Arrow {...props} /> : null
}
