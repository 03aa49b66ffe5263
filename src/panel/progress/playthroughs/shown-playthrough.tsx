import { useEffect } from 'react'
import { playthroughMessages as texts } from '../../../messages/playthrough-messages.ts'
import {
  bringBackPlaythrough,
  leaveDeleted,
  switchTo,
} from '../../../stores/progress/playthrough-actions.ts'
import { usePlaythroughs, usePresentPlaythroughs } from '../../../stores/progress/playthroughs.ts'
import { useProgress } from '../../../stores/progress/progress.ts'
import { showSuccess } from '../../../ui/toasts/toasts.tsx'
import { nameOf } from './playthrough-row.tsx'

/** The name of the playthrough on screen, in the panel's head. */
export function ShownPlaythrough() {
  const playthroughs = usePresentPlaythroughs()
  const all = usePlaythroughs((state) => state.playthroughs)
  const shown = useProgress((state) => state.playthrough)
  useEffect(() => {
    const gone = leaveDeleted()
    if (!gone) return
    const bringBack = () => {
      bringBackPlaythrough(gone.id)
      switchTo(gone.id)
    }
    showSuccess({
      title: texts.toastGone(nameOf(gone)),
      action: { label: texts.undo, run: bringBack },
    })
  }, [all])
  const present = playthroughs.find(({ id }) => id === shown)
  if (!present || playthroughs.length < 2) return null
  return <p className="text-sm wrap-anywhere">{texts.head(nameOf(present))}</p>
}
