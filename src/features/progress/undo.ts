import { messages } from '../../i18n/generated/first.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { useProgress } from './progress.ts'

const importUndo = () => import('./ui/undo-last-step.ts')

/** Takes a change of the list back, and says so. */
export function undoChange(key: string): void {
  const undone = useProgress.getState().undo(key)
  loadChunk(importUndo).then(({ notifyUndone }) => notifyUndone(undone), console.error)
}

/** Takes back what was done last on screen, or does again what was taken back last. */
export async function undoLastChange(command: 'undo' | 'redo' = 'undo'): Promise<void> {
  const steps = await loadChunk(importUndo).catch(() => null)
  if (steps) await steps[command]()
  // What says it is missing.
  else useProgress.getState()[command]()
}

/** The toast's button that takes a change back, if there was a change. */
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
