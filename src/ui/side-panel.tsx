import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { isEscape } from './keys/composition.ts'

interface SidePanelProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Whether the panel covers the whole page and keeps the focus. The caller makes the rest inert. */
  readonly modal: boolean
  readonly labelledBy: string
  readonly onRemoved: () => void
  readonly ref: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** A dialog that slides in from the side. Escape closes it, unless an element with `data-own-escape` has the focus. */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, modal, labelledBy, onRemoved, ref, children } = props
  const [there, setThere] = useState(open)
  // A panel that is open from the start doesn't slide in.
  const [opened, setOpened] = useState(false)
  if (open && !there) {
    setThere(true)
    setOpened(true)
  }
  const panel = useRef<HTMLDivElement>(null)

  const gone = useRef(onRemoved)
  useEffect(() => {
    gone.current = onRemoved
  }, [onRemoved])

  useLayoutEffect(() => {
    if (open || !there) return undefined
    let current = true
    const leave = () => {
      if (current) setThere(false)
    }
    // There are no animations if the panel is not on screen.
    const slides = panel.current?.getAnimations?.() ?? []
    Promise.allSettled(slides.map(({ finished }) => finished)).then(leave, leave)
    return () => {
      current = false
    }
  }, [open, there])

  // Only a panel that was shown can be gone.
  const wasThere = useRef(false)
  useEffect(() => {
    if (wasThere.current && !there) gone.current()
    wasThere.current = there
  }, [there])

  useEffect(() => {
    if (!open) return undefined
    // Decided in the capture phase: another handler may remove the target before the event bubbles here.
    let isEscapeUsed = false
    const note = ({ target }: KeyboardEvent) => {
      isEscapeUsed = usesEscape(target)
    }
    const press = (event: KeyboardEvent) => {
      if (!isEscape(event) || event.defaultPrevented || isEscapeUsed) return
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
        if (modal && event.key === 'Tab') trapFocus(event, event.currentTarget)
      }}
    >
      {children}
    </div>
  )
}

/** Whether an element uses Escape itself, as a filled search box, a card and the map's selection do. */
function usesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

function trapFocus(event: React.KeyboardEvent, panel: HTMLElement): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)]
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  const { activeElement } = document
  if (activeElement !== last && !(event.shiftKey && activeElement === panel)) return
  event.preventDefault()
  first?.focus()
}
