import { useLayoutEffect, useState, type Dispatch } from 'react'
import { useToastRoom } from '../toasts/toast-room.ts'

const room = '--toast-room'

/**
 * Lets a dialog that scrolls be scrolled clear of the toasts above it. One that does not stays as it is: the room
 * would make it grow, and move what the player is about to press.
 *
 * @returns what takes the dialog's element
 */
export function useRoomForToasts(): Dispatch<HTMLElement | null> {
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const { reach, left } = useToastRoom()
  useLayoutEffect(() => {
    if (!dialog) return
    // Offsets: while the dialog rises, its box is elsewhere.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight, scrollHeight, clientHeight } = dialog
    const before = Number.parseFloat(dialog.style.getPropertyValue(room)) || 0
    const scrolls = scrollHeight - before > clientHeight
    const lies = reach - (window.innerHeight - offsetTop - offsetHeight)
    const needed = scrolls && offsetLeft + offsetWidth > left ? Math.max(lies, 0) : 0
    dialog.style.setProperty(room, `${needed}px`)
  }, [dialog, reach, left])
  return setDialog
}
