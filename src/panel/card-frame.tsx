import { useEffect, useRef, type ReactNode } from 'react'
import { messages } from '../messages/messages.ts'
import { focusMap } from '../stores/world/map-focus.ts'
import { useObstruction } from '../stores/world/obstructions.ts'
import { useSettings } from '../stores/settings/settings.ts'
import { IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { focusUnlessTyping } from '../ui/typing.ts'
import { useNarrowScreen } from '../ui/screen-size.ts'

interface CardFrameProps {
  /** The accessible name. */
  readonly label: string
  readonly title: string
  /** Stands before the title. */
  readonly picture?: ReactNode
  /** Not where the card was opened with the pointer on the map: the focus stays where the pointer is. */
  readonly takesFocus: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A card beside the map, a sheet at the bottom of small screens. */
export function CardFrame(props: CardFrameProps) {
  const { label, title, picture, takesFocus, onClose, children } = props
  const card = useRef<HTMLElement>(null)
  const narrowScreen = useNarrowScreen()
  const besidePanel = useSettings((state) => state.panelOpen)
  const close = useReturningFocus(card, takesFocus, onClose)
  useObstruction(card, narrowScreen ? 'bottom' : 'right')

  return (
    <section
      ref={card}
      tabIndex={-1}
      role="dialog"
      data-own-escape
      aria-label={label}
      className={classNames('card', besidePanel && 'card-beside-panel')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <header className="flex items-center gap-3 p-4 pb-2">
        {picture}
        <h2
          dir="auto"
          className="first-letter-capital min-w-0 grow font-display text-2xl/7 break-words text-gold-bright"
        >
          {title}
        </h2>
        <IconButton label={messages.card.close} onClick={close} className="-mr-1 self-start">
          <Icon name="close" />
        </IconButton>
      </header>
      {children}
    </section>
  )
}

/** Moves the focus into the card, and gives it back to where it came from when the card is closed. */
function useReturningFocus(
  card: React.RefObject<HTMLElement | null>,
  takesFocus: boolean,
  onClose: () => void,
): () => void {
  const cameFrom = useRef<Element | null>(null)
  const takes = useRef(takesFocus)

  useEffect(() => {
    cameFrom.current = document.activeElement
    if (takes.current) focusUnlessTyping(card.current, { preventScroll: true })
  }, [card])

  return () => {
    onClose()
    const back = cameFrom.current
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus()
    else focusMap()
  }
}
