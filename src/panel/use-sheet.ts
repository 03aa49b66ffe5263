import { useEffect, useRef, useState, type RefObject } from 'react'
import { loadPart } from '../stores/offline/load-part.ts'
import { usePeekScreen } from '../ui/screen-size.ts'
import type { Sheet } from './watch-sheet.ts'

/** Another place that is chosen while a card is raised has its card raised too; nothing else is remembered. */
let raisedByPlayer = false
let cards = 0

interface SheetParts {
  readonly card: RefObject<HTMLElement | null>
  /** Holds what a peek shows, and last what it does not. */
  readonly body: RefObject<HTMLElement | null>
  /** Whether it is of no use as a peek, now or from now on. */
  readonly opensRaised: boolean
  readonly close: () => void
}

/** A card that lies at the lower edge of a phone as a peek, until it is raised. */
export function useSheet({ card, body, opensRaised, close }: SheetParts) {
  const peeks = usePeekScreen()
  const [raised, setRaised] = useState(opensRaised || raisedByPlayer)
  const [opened, setOpened] = useState(opensRaised)
  const sheet = useRef<Sheet>(undefined)
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
    void loadPart(() => import('./watch-sheet.ts')).then(({ watchSheet }) => {
      const rest = body.current?.lastElementChild
      if (stopped || !card.current || !body.current || !(rest instanceof HTMLElement)) return
      sheet.current = watchSheet({
        card: card.current,
        body: body.current,
        rest,
        setRaised: settle,
        close: () => latest.current(),
      })
    }, noSlides)
    return () => {
      stopped = true
      sheet.current?.stop()
      sheet.current = undefined
    }
  }, [peeks, card, body])
  return {
    peeks,
    raised: raised || !peeks,
    toggle: () => (sheet.current ? sheet.current.moveTo(!raised) : settle(!raised)),
  }
}

function countCard(): () => void {
  cards += 1
  return () => {
    cards -= 1
    // A card that takes this one's place comes in the same breath.
    queueMicrotask(() => {
      if (cards === 0) raisedByPlayer = false
    })
  }
}

/** Its button still raises the card. */
function noSlides(): void {}
