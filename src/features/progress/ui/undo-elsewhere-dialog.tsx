import type { JournalEntry } from '../model/history.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useWorldIfLoaded } from '../../worlds/world-context.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { entryWords } from './entry-words.ts'
import { undoChange } from '../undo/undo.ts'

interface UndoElsewhereDialogProps {
  readonly entry: JournalEntry
  readonly onClose: () => void
}

export function UndoElsewhereDialog({ entry, onClose }: UndoElsewhereDialogProps) {
  const world = useWorldIfLoaded()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      texts={laterMessages.undoing.elsewhere}
      appearance="primary"
      onConfirm={() => undoChange(entry.key)}
    >
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {entryWords(entry, world)}
      </p>
    </ConfirmDialog>
  )
}
