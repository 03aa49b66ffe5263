import { playthroughMessages as texts } from '../../../messages/playthrough-messages.ts'
import {
  bringBackPlaythrough,
  leaveDeleted,
  switchTo,
} from '../../../stores/progress/playthrough-actions.ts'
import { removeGone } from '../../../stores/progress/remove-gone.ts'
import { showSuccess } from '../../../ui/toasts/toasts.tsx'
import { nameOf } from './playthrough-row.tsx'

/** Leaves the playthrough on screen where another tab has deleted it, and says so; removes what is gone. */
export function sayDeleted(): void {
  removeGone()
  const gone = leaveDeleted()
  if (!gone) return
  const bringBack = () => {
    bringBackPlaythrough(gone.id)
    switchTo(gone.id)
  }
  showSuccess({
    title: () => texts.toastGone(nameOf(gone)),
    ...(!gone.gone && { action: { label: () => texts.undo, run: bringBack } }),
  })
}
