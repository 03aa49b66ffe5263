import { messages } from '../../../i18n/generated/first.ts'
import { loadChunk } from '../../chunks/chunks.ts'
import { useProgress } from '../progress.ts'

const importUndo = () => import('../ui/undo-last-step.ts')

export function undoChange(key: string): void {
  const undone = useProgress.getState().undo(key)
  loadChunk(importUndo).then(({ notifyUndone }) => notifyUndone(undone), console.error)
}

/** Undoes the last step of the playthrough on screen, or redoes the step that was undone last. */
export async function undoLastChange(command: 'undo' | 'redo' = 'undo'): Promise<void> {
  const steps = await loadChunk(importUndo).catch(() => null)
  if (steps) await steps[command]()
  // The chunk that shows the notification failed to load. Undo without one.
  else useProgress.getState()[command]()
}

/** Returns the notification's undo button, or nothing if `key` is `null`. */
export function undoing(key: string | null) {
  return key === null ? {} : { action: undoAction(key) }
}

export function undoAction(key: string) {
  return {
    label: () => messages.toasts.undo,
    run: () => undoChange(key),
    undoes: () =>
      useProgress.getState().journal.some((entry) => entry.key === key && !entry.undone),
  }
}
