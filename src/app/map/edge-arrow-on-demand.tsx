import { useOpened } from '../../features/card/opened.ts'
import { chunks } from '../../features/chunks/chunks.ts'
import { useLive } from '../../features/follow/live.ts'
import { useHasRoute } from '../../features/routes/route-store.ts'
import { lazyChunk } from '../../ui/dialogs/lazy-chunk.tsx'
import type { EdgeArrowProps } from './edge-arrow.tsx'

const EdgeArrow = lazyChunk(chunks, async () => (await import('./edge-arrow.tsx')).EdgeArrow, {
  className: 'sr-only',
})

/** The arrow at the edge of the map. Its script loads once there is something that it can point to. */
export function EdgeArrowOnDemand(props: EdgeArrowProps) {
  const isOpened = useOpened(({ opened }) => opened !== null)
  const hasRoute = useHasRoute()
  const isFollowed = useLive(({ source }) => source !== null)
  return isOpened || hasRoute || isFollowed ? <EdgeArrow {...props} /> : null
}
