import { messages } from '../../../i18n/generated/first.ts'
import { useProgress } from '../../progress/progress.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

interface FoundSwitchProps {
  readonly markerId: number
  readonly isMain?: boolean
}

export function FoundSwitch({ markerId, isMain = false }: FoundSwitchProps) {
  const discovered = useProgress((state) => state.marks.get(markerId)?.discovered === true)
  const { addDiscovered, removeDiscovered } = useProgress.getState()
  const name = messages.card.discovered
  const visible = discovered ? messages.card.marked : messages.card.mark
  return (
    <button
      type="button"
      role="switch"
      aria-checked={discovered}
      className={classNames('found-switch', isMain && 'found-switch-main')}
      onClick={() => (discovered ? removeDiscovered(markerId) : addDiscovered(markerId))}
    >
      {discovered && <Icon name="check" />}
      <span>{visible}</span>
      {/* The switch's name must contain its visible text (WCAG 2.5.3). The space is in the same element, because a text
          node of its own gets lost when a browser's translation wraps it. */}
      {visible !== name && <span className="sr-only">{` ${name}`}</span>}
    </button>
  )
}
