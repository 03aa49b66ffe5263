import { messages } from '../../../i18n/generated/first.ts'
import { useProgress } from '../../progress/progress.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

interface FoundSwitchProps {
  readonly markerId: number
  /** Whether it is what most players open the card for. */
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
      {/*
       * Part of the name (WCAG 2.5.3), and what it has always been called. The space stands in the same element: a
       * text by itself goes astray where a translation wraps it.
       */}
      {visible !== name && <span className="sr-only">{` ${name}`}</span>}
    </button>
  )
}
