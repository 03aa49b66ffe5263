import { messages } from '../../messages/messages.ts'
import { useOpenDialog } from '../../stores/settings/open-dialog.ts'
import { loadPart } from '../../stores/offline/load-part.ts'
import { usePastSteps } from '../../stores/progress/past-steps.ts'
import { progressKeeper, useProgress } from '../../stores/progress/progress.ts'
import type { UndoneAction } from '../../stores/progress/progress-store.ts'
import { showNote, undoByToast, withdrawUndo } from '../../ui/toasts/toasts.tsx'

const importUndo = () => import('./undo-last-step.ts')

/** Takes a change of the list back, and says so. */
export function undoChange(key: string): void {
  sayUndone(useProgress.getState().undo(key))
}

/**
 * Takes back what this tab did last, to its filters, its way or its list, on an earlier visit of its own perhaps: only the database knows of those. Where
 * there is nothing more, asks whether to take back what another tab did last.
 */
export async function undoLastChange(): Promise<void> {
  if (usePastSteps.getState().steps.length > 0) {
    const steps = await loadPart(importUndo).catch(() => null)
    if (steps?.undoLastStep()) return
  }
  if (undoByToast()) return
  const { playthrough } = useProgress.getState()
  await progressKeeper.joined()
  const { undo, undoableElsewhere, playthrough: present } = useProgress.getState()
  // What was meant is not on screen any more.
  if (present !== playthrough) return
  const undone = undo()
  const elsewhere = undone ? null : undoableElsewhere()
  if (elsewhere) useOpenDialog.getState().open({ kind: 'undo-elsewhere', entry: elsewhere })
  else sayUndone(undone)
}

function sayUndone(undone: UndoneAction | null): void {
  if (!undone) {
    showNote('progress', { title: () => messages.toasts.nothingToUndo })
    return
  }
  withdrawUndo(undone.key)
  const { kind, kept, added, removed, pins } = undone
  if (kept > 0 && kept === added.length + removed.length + pins.length) {
    showNote('progress', { title: () => messages.undoing.allKept })
    return
  }
  showNote('progress', {
    title: () => messages.toasts.undone[kind],
    ...(kept > 0 && { detail: () => messages.undoing.kept(kept) }),
  })
}

/** The toast's button that takes a change back, if there was a change. */
export function undoing(key: string | null) {
  return key === null ? {} : { action: undoAction(key) }
}

export function undoAction(key: string) {
  return { label: () => messages.toasts.undo, run: () => undoChange(key), undoes: key }
}
