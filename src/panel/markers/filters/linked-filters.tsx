import { useRef } from 'react'
import { useLaidFilters } from '../../../stores/markers/shown-filters.ts'
import { parts } from '../../../stores/offline/parts.ts'
import { lazyPart } from '../../../ui/dialogs/lazy-part.tsx'

const LaidNotice = lazyPart(parts, async () => (await import('./laid-notice.tsx')).LaidNotice, {
  className: 'grid justify-items-start gap-2',
})

/** Says so while other filters are shown instead of the player's own, and lets the player choose. */
export function LinkedFilters() {
  const { laid, before } = useLaidFilters()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="empty:-mb-4">
      {/* The pressed button goes, so the focus stays in its place. */}
      {(laid || before) && (
        <LaidNotice laid={laid} onChosen={() => place.current?.focus({ preventScroll: true })} />
      )}
    </div>
  )
}
