import type { JournalEntry } from '../domain/history.ts'
import { messages } from '../messages/messages.ts'
import { progressKeeper, useProgress } from '../stores/progress.ts'
import { showNote, withdrawUndo } from '../ui/toasts.tsx'

/** Takes a change of the list back, and says so. */
export function undoChange(key: string): void {
  sayUndone(useProgress.getState().undo(key))
}

/** Takes the last change back, which may be one of an earlier visit: only the database knows of those. */
export async function undoLastChange(): Promise<void> {
  await progressKeeper.joined()
  sayUndone(useProgress.getState().undo())
}

function sayUndone(undone: JournalEntry | null): void {
  if (undone) withdrawUndo(undone.key)
  showNote('progress', {
    title: undone ? messages.toasts.undone[undone.kind] : messages.toasts.nothingToUndo,
  })
}

/** The toast's button that takes a change back, if there was a change. */
export function undoing(key: string | null) {
  return key === null
    ? {}
    : { action: { label: messages.toasts.undo, run: () => undoChange(key), undoes: key } }
}
