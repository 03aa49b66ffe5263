import type { JournalEntry } from '../../domain/progress/history.ts'
import { capitalised } from '../../domain/markers/marker-label.ts'
import { notedMarker } from '../../domain/pins/pin.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { pinLabel } from '../../messages/compose/pin-label.ts'
import { actionWords } from '../../messages/compose/undoing.ts'
import { spokenLanguage } from '../../messages/language/spoken.ts'
import { labelNow } from '../../stores/markers/known-names.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../../stores/world/world-context.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { undoChange } from './undo-change.ts'

interface UndoElsewhereDialogProps {
  /** The last action of another tab. */
  readonly entry: JournalEntry
  readonly onClose: () => void
}

/** Says what another tab did last, and asks whether to take it back. */
export function UndoElsewhereDialog({ entry, onClose }: UndoElsewhereDialogProps) {
  const world = useWorldIfLoaded()
  const { kind, added, removed, pins } = entry
  const figures = {
    marks: added.length + removed.length,
    pins: pins.length,
    label: labelOf(entry, world),
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      texts={laterMessages.undoing.elsewhere}
      look="primary"
      onConfirm={() => undoChange(entry.key)}
    >
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {actionWords(kind, figures)}
      </p>
    </ConfirmDialog>
  )
}

/** What the action's only place or pin is called; a note, after its place. */
function labelOf({ added, removed, pins }: JournalEntry, world: LoadedWorld | null): string {
  const [pin] = pins
  const id = pin ? notedMarker(pin.after) : [...added, ...removed][0]
  if (pin && id === undefined) {
    return pinLabel(pin.after.title || (pin.before?.title ?? ''))
  }
  const marker = id === undefined ? undefined : world?.markersById.get(id)
  if (!marker) return `#${id}`
  return capitalised(labelNow(marker, world?.typesById.get(marker.locationType)), spokenLanguage())
}
