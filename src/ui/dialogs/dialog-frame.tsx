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
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { returnFocus } from '../keys/focus.ts'
import { useOverlays } from '../toasts/toasts.tsx'

interface DialogHeadProps {
  readonly onClose: () => void
  /** Accessible name of the back button in dialogs that this dialog opens. */
  readonly backLabel?: string | undefined
  /** Accessible name of the close button. Without it there is no such button. */
  readonly closeLabel?: string
  readonly children: ReactNode
}

/** A dialog's title between the back button, if another dialog opened this one, and the close button. */
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

/**
 * Registers a dialog while it is open.
 *
 * @param backLabel name of the back button in dialogs that this one opens
 * @returns name of this dialog's back button; `undefined` if no dialog opened this one
 */
function useDialogTrail(backLabel: string | undefined, close: () => void): string | undefined {
  const id = useId()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useLayoutEffect(() => {
    const own = { id, backLabel: undefined, close: () => latest.current() }
    useOverlays.setState(({ dialogs }) => ({ dialogs: [...dialogs, own] }))
    return () =>
      useOverlays.setState(({ dialogs }) => ({ dialogs: dialogs.filter((each) => each.id !== id) }))
  }, [id])
  // A change of language changes the label but not the order of the dialogs.
  useLayoutEffect(() => {
    useOverlays.setState(({ dialogs }) => ({
      dialogs: dialogs.map((each) => (each.id === id ? { ...each, backLabel } : each)),
    }))
  }, [id, backLabel])
  return useOverlays(({ dialogs }) => dialogs[dialogs.findIndex((each) => each.id === id) - 1])
    ?.backLabel
}

/** Closes the last dialog. While that one opens, a key can reach the dialog below, which must stay open. */
export function closeLastDialog(): void {
  useOverlays.getState().dialogs.at(-1)?.close()
}

const stackGapCssPx = 8

const minDialogHeightCssPx = 160

/**
 * Shrinks a dialog so that it ends above the stack of toasts. Its upper edge stays, so that buttons don't move. If too
 * little height is left, the dialog can be scrolled past the stack instead.
 *
 * @returns a ref for the dialog
 */
export function useRoomForPageStack(): Dispatch<HTMLElement | null> {
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const top = useOverlays((state) => state.top)
  const left = useOverlays((state) => state.left)
  const isOpen = dialog !== null
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    useOverlays.setState(({ openModals }) => ({ openModals: openModals + 1 }))
    return () => useOverlays.setState(({ openModals }) => ({ openModals: openModals - 1 }))
  }, [isOpen])
  useLayoutEffect(() => {
    if (!dialog) return undefined
    const { style } = dialog
    // Offsets, because the bounding box moves during the opening animation.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = dialog
    const floor = top - stackGapCssPx
    if (offsetLeft + offsetWidth <= left || offsetTop + offsetHeight <= floor) return undefined
    const begin = Math.max(Math.min(offsetTop, floor - 2 * minDialogHeightCssPx), stackGapCssPx)
    if (floor - begin < minDialogHeightCssPx) {
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

/** Returns the focus after closing; Radix does so for its own triggers only. @param returnTo element to use instead */
export function useReturningFocus(returnTo?: RefObject<HTMLElement | null>): FocusHandlers {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      // The result of the dialog may have taken the focus already.
      if (document.activeElement !== document.body) return
      returnFocus(returnTo?.current ?? opener.current)
    },
  }
}
