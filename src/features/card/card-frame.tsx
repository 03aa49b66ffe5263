import { addressName } from '../../world/names/world-names.ts'
import { capitalised } from '../../world/marker-label.ts'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { findNearestNamed, findWhereabouts } from '../../world/names/whereabouts.ts'
import { formatCoordinate, type Coordinate } from '../../geometry/coordinates.ts'
import { whereWords } from '../../i18n/compose/first-sentences.ts'
import { messages } from '../../i18n/generated/first.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { useSettings } from '../settings/settings.ts'
import { onMapRequest } from '../viewport/last-position.ts'
import { focusMap } from '../viewport/map-view.ts'
import { useViewportPaddingFrom } from '../viewport/viewport-padding.ts'
import { openInFront } from './opened.ts'
import { useWorld } from '../worlds/world-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isEscape } from '../../ui/keys/composition.ts'
import { returnFocus } from '../../ui/keys/focus.ts'
import { focusUnlessTyping } from '../../ui/keys/key-commands.ts'
import { useNarrowScreen, usePeekScreen } from '../../ui/screen-size.ts'
import type { BottomSheet } from './ui/watch-bottom-sheet.ts'

interface CardFrameProps {
  readonly label: string
  readonly title: string
  /** True if the page's address leads to this card, so that the window's title may show the card's. */
  readonly hasAddress?: boolean
  readonly picture?: ReactNode
  /** Position whose location is described below the title. */
  readonly where?: Coordinate
  /** Shown after the location line, for example the "visited" mark. */
  readonly sign?: ReactNode
  /** The part that phones show before the card is raised. */
  readonly peek?: ReactNode
  /** True if phones show the whole card at once. */
  readonly opensRaised?: boolean
  /** False if the card was opened with the pointer on the map, where the focus stays. */
  readonly takesFocus: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function CardFrame(props: CardFrameProps) {
  const {
    label,
    title,
    hasAddress = false,
    picture,
    where,
    sign,
    peek,
    opensRaised = false,
    takesFocus,
    onClose,
  } = props
  const card = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const narrowScreen = useNarrowScreen()
  const besidePanel = useSettings((state) => state.panelOpen)
  const close = useReturningFocus(card, takesFocus, onClose)
  const { peeks, raised, toggle } = useBottomSheet({ card, body, opensRaised, close })
  useViewportPaddingFrom(card, narrowScreen ? 'bottom' : 'right', raised)
  useWindowTitle(hasAddress ? title : undefined)

  return (
    <section
      ref={card}
      tabIndex={-1}
      role="dialog"
      data-own-escape
      aria-label={label}
      data-raised={raised || undefined}
      className={classNames('card', besidePanel && 'card-beside-panel')}
      onKeyDown={(event) => {
        if (!isEscape(event)) return
        event.stopPropagation()
        close()
      }}
    >
      <header className="card-head flex items-center gap-3">
        {peeks && (
          <button
            type="button"
            className="card-grabber"
            aria-label={raised ? messages.card.showLess : messages.card.showMore}
            aria-expanded={raised}
            onClick={toggle}
          />
        )}
        {picture}
        <div className="min-w-0 grow">
          <h2
            dir="auto"
            className="card-title first-letter-capital font-display text-[length:min(1.5rem,7vw)]/7 break-words text-gold-bright"
          >
            {title}
          </h2>
          <div className="flex items-center gap-2">
            {where && <WhereLine coordinate={where} />}
            {sign}
          </div>
        </div>
        <IconButton
          label={messages.card.close}
          onClick={close}
          className="relative -mr-1 self-start"
        >
          <Icon name="close" />
        </IconButton>
      </header>
      <div ref={body} className="card-body">
        {peek}
        <div hidden={!raised}>{props.children}</div>
      </div>
    </section>
  )
}

/** Shows the card's title in the window's title, so that tabs, bookmarks and shared links have it. */
function useWindowTitle(title: string | undefined): void {
  const site = messages.app.title(useWorld().game)
  useEffect(() => {
    if (title === undefined) return undefined
    const own = messages.pages.title(capitalised(title, currentLocale()), messages.app.name)
    document.title = own
    return () => {
      // A text page that has replaced the map has already set its own title.
      if (document.title === own) document.title = site
    }
  }, [title, site])
}

/** Moves the focus into the card. The returned function closes the card and restores the focus. */
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
    if (!returnFocus(cameFrom.current)) focusMap()
  }
}

export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 px-4">{children}</dl>
  )
}

export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-vellum-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

export function CoordinateFact({ at }: { readonly at: Coordinate }) {
  const coordinate = formatCoordinate(at)
  return (
    <Fact term={messages.card.coordinate}>
      <CopyButton
        text={coordinate}
        label={messages.card.copyCoordinate(coordinate)}
        copiedLabel={messages.card.copied}
        refusedLabel={messages.card.copyRefused}
        className="-my-2 inline-flex min-h-11 items-center gap-2 rounded-md tabular underline decoration-line underline-offset-4 hover:text-gold-bright"
      >
        {coordinate}
      </CopyButton>
    </Fact>
  )
}

function WhereLine({ coordinate }: { readonly coordinate: Coordinate }) {
  const world = useWorld()
  const near = findNearestNamed(coordinate, world)
  const name = near && addressName(near.place)
  const where = findWhereabouts(coordinate, world)
  return (
    name !== undefined &&
    where && (
      <button
        type="button"
        className="where-line"
        onClick={() => openInFront({ kind: 'settlement', name })}
      >
        {whereWords(where)}
      </button>
    )
  )
}

/** True if the player raised the last card, so that a card that replaces it is raised too. */
let raisedByPlayer = false
let cards = 0

interface BottomSheetParts {
  readonly card: RefObject<HTMLElement | null>
  /** Contains the peek, and as the last child the part that a peek hides. */
  readonly body: RefObject<HTMLElement | null>
  /** True if a peek would be useless, so that the card opens or becomes raised. */
  readonly opensRaised: boolean
  readonly close: () => void
}

/** Shows a card as a peek at the lower edge of phones, until it is raised. */
function useBottomSheet({ card, body, opensRaised, close }: BottomSheetParts) {
  const peeks = usePeekScreen()
  const [raised, setRaised] = useState(opensRaised || raisedByPlayer)
  const [opened, setOpened] = useState(opensRaised)
  const bottomSheet = useRef<BottomSheet>(undefined)
  const latest = useRef(close)
  if (opensRaised !== opened) {
    setOpened(opensRaised)
    if (opensRaised) setRaised(true)
  }
  useEffect(() => {
    latest.current = close
  })
  useEffect(countCard, [])
  const settle = (now: boolean) => {
    raisedByPlayer = now
    setRaised(now)
  }
  useEffect(() => {
    if (!peeks) return undefined
    let stopped = false
    void loadChunk(() => import('./ui/watch-bottom-sheet.ts')).then(({ watchBottomSheet }) => {
      const rest = body.current?.lastElementChild
      if (stopped || !card.current || !body.current || !(rest instanceof HTMLElement)) return
      bottomSheet.current = watchBottomSheet({
        card: card.current,
        body: body.current,
        rest,
        setRaised: settle,
        close: () => latest.current(),
      })
    }, noSlides)
    return () => {
      stopped = true
      bottomSheet.current?.stop()
      bottomSheet.current = undefined
    }
  }, [peeks, card, body])
  useEffect(() => {
    if (!peeks || !raised) return undefined
    // Lower a raised card when a place is to be shown, because it covers the map.
    return onMapRequest((asked) => {
      if ('position' in asked) return
      // The focused button may be in the part that gets hidden.
      if (body.current?.contains(document.activeElement)) card.current?.focus()
      settle(false)
    })
  }, [peeks, raised, card, body])
  return {
    peeks,
    raised: raised || !peeks,
    toggle: () => (bottomSheet.current ? bottomSheet.current.moveTo(!raised) : settle(!raised)),
  }
}

function countCard(): () => void {
  cards += 1
  return () => {
    cards -= 1
    // Wait, because a card that replaces this one is mounted in the same task.
    queueMicrotask(() => {
      if (cards === 0) raisedByPlayer = false
    })
  }
}

/** If the script fails to load, the card can't be dragged, but its button still works. */
function noSlides(): void {}
