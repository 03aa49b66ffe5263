import type { JournalEntry } from '../model/history.ts'
import { capitalised } from '../../../world/marker-label.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { newerThanBackupText } from '../../../i18n/compose/later-sentences.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { saveBackup } from './save-backup.ts'
import { notifyDownload } from './notify-download.ts'
import { undoAction } from '../undo/undo.ts'
import { labelNow } from '../known-names.ts'
import { reminderAfter, sinceBackup, useBackupStatus } from '../backup/backup-status.ts'
import { useProgress } from '../progress.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { worldNow } from '../../worlds/use-world-load.ts'
import { showNote } from '../../../ui/toasts/toasts.tsx'

type UndoAction = ReturnType<typeof undoAction>

/** Notifies the player of a change with a button to undo it, and reminds of the backup. */
export function notifyChange(change: JournalEntry, world: LoadedWorld | null): void {
  const action = undoAction(change.key)
  // The change may have been undone, or another playthrough opened, before this chunk was loaded.
  if (action.undoes()) {
    notifyMark(change, action, world)
    notifyPin(change, action)
  }
  remindOfBackup()
}

/** Notifies of marks made on the map or in the panel. Clearing and importing notify the player themselves. */
function notifyMark(
  { kind, added, removed }: JournalEntry,
  action: UndoAction,
  world: LoadedWorld | null,
): void {
  if (kind === 'passed') {
    const title = () => laterMessages.undoing.action.passed(added.length)
    showNote('progress', { title, action })
    return
  }
  if (kind === 'mark-many' || kind === 'unmark-many') {
    const title = () =>
      kind === 'mark-many'
        ? laterMessages.toasts.markedMany(added.length)
        : laterMessages.toasts.unmarkedMany(removed.length)
    showNote('progress', { title, action })
    return
  }
  if (kind === 'quest') {
    showNote('progress', { title: () => laterMessages.undoing.action.quest, action })
    return
  }
  if (kind !== 'mark' && kind !== 'unmark') return
  const id = [...added, ...removed][0] ?? -1
  if (!world?.markersById.has(id)) return
  showNote('progress', {
    title: () => {
      const label = labelOf(id, worldNow() ?? world)
      return kind === 'mark'
        ? laterMessages.toasts.marked(label)
        : laterMessages.toasts.unmarked(label)
    },
    action,
  })
}

function labelOf(id: number, { markersById, typesById }: LoadedWorld): string {
  const marker = markersById.get(id)
  if (!marker) return ''
  return capitalised(labelNow(marker, typesById.get(marker.locationType)), currentLocale())
}

/** Notifies of moved and deleted pins. Other changes of a pin are visible on its card. */
function notifyPin({ kind, pins }: JournalEntry, action: UndoAction): void {
  if (pinNotice(kind, pins) === null) return
  showNote('progress', { title: () => pinNotice(kind, pins) ?? '', action })
}

function pinNotice(kind: JournalEntry['kind'], pins: JournalEntry['pins']): string | null {
  const texts = laterMessages.pins.toasts
  const [first] = pins
  if (!first) return null
  const label = pinLabel(first.before?.title ?? '')
  if (kind === 'pin-move') return texts.moved(label)
  if (kind === 'pin-delete') return texts.deleted(label)
  if (kind === 'pins-delete') return texts.deletedMany(pins.length)
  return kind === 'note' && first.after.deleted ? texts.noteDeleted : null
}

function remindOfBackup(): void {
  const status = useBackupStatus.getState()
  if (status.reminded) return
  const newer = sinceBackup(useProgress.getState(), status)
  if (newer.marks + newer.pinChanges < reminderAfter) return
  status.noteReminder()
  showNote('backup', {
    title: () => newerThanBackupText(newer) ?? '',
    action: { label: () => laterMessages.storage.backup, run: () => notifyDownload(saveBackup()) },
  })
}
