import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { isEscape } from './keys/composition.ts'

interface SidePanelProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Whether it covers the whole page: then the focus stays in it. The rest is to be inert meanwhile. */
  readonly modal: boolean
  /** The id of its title. */
  readonly labelledBy: string
  /** Called when a closed panel has left the page. */
  readonly onGone: () => void
  readonly ref: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/**
 * A dialog that slides in from the side and out again. What is not for it to close by Escape says so by
 * `data-own-escape`, or takes the key first.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, modal, labelledBy, onGone, ref, children } = props
  const [there, setThere] = useState(open)
  // The page may come with the panel: only a panel that is opened slides in.
  const [opened, setOpened] = useState(false)
  if (open && !there) {
    setThere(true)
    setOpened(true)
  }
  const panel = useRef<HTMLDivElement>(null)

  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  }, [onGone])

  useLayoutEffect(() => {
    if (open || !there) return undefined
    let current = true
    const leave = () => {
      if (current) setThere(false)
    }
    // None where the panel is not on screen anyway.
    const slides = panel.current?.getAnimations?.() ?? []
    Promise.allSettled(slides.map(({ finished }) => finished)).then(leave, leave)
    return () => {
      current = false
    }
  }, [open, there])

  // A page that begins without the panel has lost nothing.
  const wasThere = useRef(false)
  useEffect(() => {
    if (wasThere.current && !there) gone.current()
    wasThere.current = there
  }, [there])

  useEffect(() => {
    if (!open) return undefined
    // Whose key it is, is told on its way down: on its way up what it was for may be done and gone.
    let owned = false
    const note = ({ target }: KeyboardEvent) => {
      owned = isOwned(target)
    }
    const press = (event: KeyboardEvent) => {
      if (!isEscape(event) || event.defaultPrevented || owned) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', note, true)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', note, true)
      document.removeEventListener('keydown', press)
    }
  }, [open, onClose])

  if (!there) return null
  return (
    <div
      ref={(element) => {
        panel.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      data-state={open ? (opened ? 'opened' : 'open') : 'closed'}
      className="side-panel"
      onKeyDown={(event) => {
        if (modal && event.key === 'Tab') keepFocus(event, event.currentTarget)
      }}
    >
      {children}
    </div>
  )
}

/** A filled search box, a card and the map's selection have their own use for Escape. */
function isOwned(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** From the last element the focus goes to the first, and the other way round. */
function keepFocus(event: React.KeyboardEvent, panel: HTMLElement): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)]
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  const { activeElement } = document
  if (activeElement !== last && !(event.shiftKey && activeElement === panel)) return
  event.preventDefault()
  first?.focus()
}
