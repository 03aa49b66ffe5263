import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
} from 'react'
import { create } from 'zustand'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { returnFocus } from '../keys/focus.ts'
import { useModals, usePageStackRoom } from '../toasts/toasts.tsx'

interface DialogHeadProps {
  readonly onClose: () => void
  /** The accessible name of the button that leads back to this dialog from one that it opens. */
  readonly backLabel?: string | undefined
  /** That of the button that closes it; without it there is none. */
  readonly closeLabel?: string
  /** The title. */
  readonly children: ReactNode
}

/** A dialog's title between the way back to the dialog that led here, where one did, and the way out. */
export function DialogHead({ onClose, backLabel, closeLabel, children }: DialogHeadProps) {
  const trailLabel = useDialogTrail(backLabel, onClose)
  return (
    <header className="flex items-start gap-2">
      {trailLabel !== undefined && (
        <IconButton label={trailLabel} className="-my-1.5 -ml-[min(0.75rem,3vw)]" onClick={onClose}>
          <Icon name="chevron" className="rotate-90" />
        </IconButton>
      )}
      {children}
      {closeLabel !== undefined && (
        <IconButton
          label={closeLabel}
          className="-my-1.5 -mr-[min(0.5rem,2vw)] ml-auto"
          onClick={onClose}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </header>
  )
}

interface OpenDialog {
  readonly id: string
  /** The accessible name of the button that leads back to it. */
  readonly backLabel: string | undefined
  readonly close: () => void
}

/** The open dialogs, each opened from the one before; the last is on screen. */
const useTrail = create<{ readonly dialogs: readonly OpenDialog[] }>()(() => ({ dialogs: [] }))

/**
 * Registers a dialog while it is open.
 *
 * @param backLabel what the button is called that leads back to it from a dialog that it opens
 * @returns the name of the button that leads back from this one; nothing where there is nowhere to go back to
 */
function useDialogTrail(backLabel: string | undefined, close: () => void): string | undefined {
  const id = useId()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useLayoutEffect(() => {
    const own = { id, backLabel: undefined, close: () => latest.current() }
    useTrail.setState(({ dialogs }) => ({ dialogs: [...dialogs, own] }))
    return () =>
      useTrail.setState(({ dialogs }) => ({ dialogs: dialogs.filter((each) => each.id !== id) }))
  }, [id])
  // In another language it has another name, and the same place among the others.
  useLayoutEffect(() => {
    useTrail.setState(({ dialogs }) => ({
      dialogs: dialogs.map((each) => (each.id === id ? { ...each, backLabel } : each)),
    }))
  }, [id, backLabel])
  return useTrail(({ dialogs }) => dialogs[dialogs.findIndex((each) => each.id === id) - 1])
    ?.backLabel
}

/**
 * Closes the dialog that is on screen. A key that comes at the moment when a dialog opens reaches the one that makes way
 * for it, too.
 */
export function closeLastDialog(): void {
  useTrail.getState().dialogs.at(-1)?.close()
}

/** Between a dialog and the stack, in CSS pixels. */
const gap = 8

/** A dialog that would be lower than this is not made so. */
const lowest = 160

/**
 * Has a dialog end above the stack of toasts and notices, and scroll: its upper edge, and what the player is about to
 * press, stay where they are. Where that leaves too little, it can be scrolled clear of the stack instead.
 *
 * @returns what takes the dialog's element
 */
export function useRoomForPageStack(): Dispatch<HTMLElement | null> {
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const { top, left } = usePageStackRoom()
  const isOpen = dialog !== null
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    useModals.setState(({ open }) => ({ open: open + 1 }))
    return () => useModals.setState(({ open }) => ({ open: open - 1 }))
  }, [isOpen])
  useLayoutEffect(() => {
    if (!dialog) return undefined
    const { style } = dialog
    // Offsets: while the dialog rises, its box is elsewhere.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = dialog
    const floor = top - gap
    if (offsetLeft + offsetWidth <= left || offsetTop + offsetHeight <= floor) return undefined
    const begin = Math.max(Math.min(offsetTop, floor - 2 * lowest), gap)
    if (floor - begin < lowest) {
      style.setProperty('--page-stack-room', `${offsetTop + offsetHeight - floor}px`)
    } else {
      style.setProperty('inset', `${begin}px 0 auto`)
      style.setProperty('margin-block', '0')
      style.setProperty('max-height', `${floor - begin}px`)
    }
    const focused = document.activeElement
    if (dialog.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of ['inset', 'margin-block', 'max-height', '--page-stack-room'])
        style.removeProperty(name)
    }
  }, [dialog, top, left])
  return setDialog
}

interface FocusHandlers {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/**
 * Gives the focus back to whatever had it when a dialog opened, unless it has gone elsewhere. The library does so only for a trigger that
 * it owns.
 *
 * @param returnTo where it goes instead, for a dialog that is loaded while the focus may move on
 */
export function useReturningFocus(returnTo?: RefObject<HTMLElement | null>): FocusHandlers {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      // What the dialog led to may have taken it already.
      if (document.activeElement !== document.body) return
      returnFocus(returnTo?.current ?? opener.current)
    },
  }
}
