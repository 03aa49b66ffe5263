import { messages } from '../messages/messages.ts'
import { useProgress } from '../stores/progress.ts'
import { showNote } from '../ui/toasts.tsx'

/** Takes a change of the list back, the last one when none is named, and says so. */
export function undoChange(key?: string): void {
  const undone = useProgress.getState().undo(key)
  showNote('progress', {
    title: undone ? messages.toasts.undone[undone.kind] : messages.toasts.nothingToUndo,
  })
}

/** The toast's button that takes a change back, if there was a change. */
export function undoing(key: string | null) {
  return key === null ? {} : { action: { label: messages.toasts.undo, run: () => undoChange(key) } }
}
