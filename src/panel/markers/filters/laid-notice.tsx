import { titleOf } from '../../../stores/markers/title-of.ts'
import { laidFilters as texts } from '../../../messages/laid-filters-messages.ts'
import { backToOwn, keepLinkedFilters } from '../../../stores/markers/only.ts'
import type { LaidFilters } from '../../../stores/markers/shown-filters.ts'
import { useNoRoomBetween } from '../../../stores/world/obstructions.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { useSmallScreen } from '../../../ui/screen-size.ts'

interface LaidNoticeProps {
  /** Nothing where a link led elsewhere and left the filters alone. */
  readonly laid: LaidFilters | null
  readonly onChosen: () => void
}

/** What is shown instead of the player's own filters, with the ways on. */
export function LaidNotice({ laid, onChosen }: LaidNoticeProps) {
  // Beside the panel the map says it.
  const noRoom = useNoRoomBetween()
  const covers = useSmallScreen() || noRoom
  const world = useWorld()
  const choose = (choice: () => void) => () => {
    choice()
    onChosen()
  }
  if (laid?.reason !== 'link') {
    if (!covers) return null
    const title = laid
      ? texts.only((laid.isolated && titleOf(laid.isolated, world)) ?? '')
      : texts.friends
    return (
      <div
        role="group"
        aria-label={title}
        className="grid gap-2 rounded-md border border-gold bg-raised p-3"
      >
        <strong className="font-medium">{title}</strong>
        <Button onClick={choose(backToOwn)}>{laid ? texts.backToAll : texts.drop}</Button>
      </div>
    )
  }
  return (
    <div
      role="group"
      aria-label={texts.filters}
      className="grid gap-2 rounded-md border border-gold bg-raised p-3"
    >
      <p>
        <strong className="font-medium">{texts.filtersShown}</strong>{' '}
        <span className="text-vellum-soft">{texts.filtersHint}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button look="primary" onClick={choose(keepLinkedFilters)}>
          {texts.keep}
        </Button>
        <Button onClick={choose(backToOwn)}>{texts.drop}</Button>
      </div>
    </div>
  )
}
