import { useLayoutEffect, useState, type Dispatch } from 'react'
import { useModals, useStackRoom } from '../toasts/stack-room.ts'

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
export function useRoomForStack(): Dispatch<HTMLElement | null> {
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const { top, left } = useStackRoom()
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
      style.setProperty('--stack-room', `${offsetTop + offsetHeight - floor}px`)
    } else {
      style.setProperty('inset', `${begin}px 0 auto`)
      style.setProperty('margin-block', '0')
      style.setProperty('max-height', `${floor - begin}px`)
    }
    const focused = document.activeElement
    if (dialog.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of ['inset', 'margin-block', 'max-height', '--stack-room'])
        style.removeProperty(name)
    }
  }, [dialog, top, left])
  return setDialog
}
