import { titleOf } from '../title-of.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { backToOwn, adoptLinkedFilters } from '../isolate.ts'
import type { FilterOverride } from '../shown-filters.ts'
import { useNoRoomBetween } from '../../viewport/viewport-padding.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { useSmallScreen } from '../../../ui/screen-size.ts'

const texts = messages.filterOverride
const later = laterMessages.filterOverride

interface FilterOverrideNoticeProps {
  /** `null` if a link has moved the map without changing the filters. */
  readonly override: FilterOverride | null
  readonly onChosen: () => void
}

export function FilterOverrideNotice({ override, onChosen }: FilterOverrideNoticeProps) {
  // If the map is visible beside the panel, its chip says the same.
  const noRoom = useNoRoomBetween()
  const covers = useSmallScreen() || noRoom
  const world = useWorld()
  const choose = (choice: () => void) => () => {
    choice()
    onChosen()
  }
  if (override?.reason !== 'link') {
    if (!covers) return null
    const title = override
      ? later.isolated((override.isolated && titleOf(override.isolated, world)) ?? '')
      : texts.friends
    return (
      <div
        role="group"
        aria-label={title}
        className="grid gap-2 rounded-md border border-gold bg-raised p-3"
      >
        <strong className="font-medium">{title}</strong>
        <Button onClick={choose(backToOwn)}>{override ? texts.backToAll : texts.drop}</Button>
      </div>
    )
  }
  return (
    <div
      role="group"
      aria-label={later.filters}
      className="grid gap-2 rounded-md border border-gold bg-raised p-3"
    >
      <p>
        <strong className="font-medium">{later.filtersShown}</strong>{' '}
        <span className="text-vellum-soft">{later.filtersHint}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button appearance="primary" onClick={choose(adoptLinkedFilters)}>
          {later.keep}
        </Button>
        <Button onClick={choose(backToOwn)}>{texts.drop}</Button>
      </div>
    </div>
  )
}
