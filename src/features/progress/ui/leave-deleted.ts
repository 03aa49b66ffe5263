import { nameOf } from './shown-playthrough.tsx'
import { laterMessages } from '../../../i18n/generated/later.ts'
import {
  bringBackPlaythrough,
  canBringBack,
  leaveDeleted,
  switchTo,
} from './playthrough-actions.ts'
import { adoptNameless, type Nameless } from '../playthroughs/playthrough-list.ts'
import { showNote, showSuccess } from '../../../ui/toasts/toasts.tsx'
import { namelessText } from './playthrough-row.tsx'
import { useProgress } from '../progress.ts'
import { removePlaythrough } from '../storage/playthrough-storage.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { usePlaythroughs } from '../playthroughs/playthroughs.ts'

const texts = laterMessages.playthroughs

/** Offers to restore stored playthroughs that are missing in the list. */
export function offerNameless(found: readonly Nameless[]): void {
  for (const nameless of found) {
    const bringBack = () => {
      adoptNameless(nameless.id)
      switchTo(nameless.id)
    }
    showNote(`nameless-${nameless.id}`, {
      title: () => namelessText(nameless),
      action: { label: () => texts.bringBack, run: bringBack },
    })
  }
}

/** Leaves the playthrough on screen if another tab has deleted it, and notifies the player. Removes erased data. */
export function notifyDeleted(): void {
  removeGone()
  const gone = leaveDeleted()
  if (!gone) return
  const bringBack = () => {
    bringBackPlaythrough(gone.id)
    switchTo(gone.id)
  }
  showSuccess({
    title: () => texts.toastGone(nameOf(gone)),
    ...(!gone.gone && {
      action: {
        label: () => texts.undo,
        run: bringBack,
        undoes: () => canBringBack(gone.id),
      },
    }),
  })
}

/** Time in ms for other tabs to leave a deleted playthrough and to store their pending changes. */
const leavingTakes = 5000

let timer: ReturnType<typeof setTimeout> | undefined

/** Deletes the data of erased playthroughs after a delay. If the page closes before, the next one does it. */
export function removeGone(): void {
  clearTimeout(timer)
  timer = setTimeout(() => whenIdle(remove), leavingTakes)
}

function remove(): void {
  const { playthrough } = useProgress.getState()
  for (const { id, gone } of usePlaythroughs.getState().playthroughs) {
    if (gone && id !== playthrough) removePlaythrough(id)
  }
}
