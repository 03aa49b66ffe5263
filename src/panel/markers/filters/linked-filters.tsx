import { useRef } from 'react'
import { messages } from '../../../messages/messages.ts'
import {
  dropLinkedTypes,
  keepLinkedTypes,
  useLinkedFilters,
} from '../../../stores/markers/shown-filters.ts'
import { Button } from '../../../ui/button.tsx'

/** Says so while the filters of a link are shown instead of the player's own, and lets the player choose. */
export function LinkedFilters() {
  const shown = useLinkedFilters((state) => state.visibleTypes !== null)
  const place = useRef<HTMLDivElement>(null)
  /** The pressed button goes, so the focus stays in its place. */
  const choose = (choice: () => void) => () => {
    choice()
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="empty:-mb-4">
      {shown && (
        <div
          role="group"
          aria-label={messages.links.filters}
          className="grid gap-2 rounded-md border border-gold bg-raised p-3"
        >
          <p>
            <strong className="font-medium">{messages.links.filtersShown}</strong>{' '}
            <span className="text-vellum-soft">{messages.links.filtersHint}</span>
          </p>
          <div className="grid grid-cols-2 gap-2">
            <Button look="primary" onClick={choose(keepLinkedTypes)}>
              {messages.links.keep}
            </Button>
            <Button onClick={choose(dropLinkedTypes)}>{messages.links.drop}</Button>
          </div>
        </div>
      )}
    </div>
  )
}
