import { useEffect } from 'react'
import type { JournalEntry } from '../../domain/progress/history.ts'
import { capitalised } from '../../domain/markers/marker-label.ts'
import { messages } from '../../messages/messages.ts'
import { pinLabel } from '../../messages/compose/pin-label.ts'
import { newerThanBackup } from '../../messages/compose/amounts.ts'
import { spokenLanguage } from '../../messages/language/spoken.ts'
import { saveBackup } from '../files/save-backup.ts'
import { undoAction, undoLastChange } from './undo-change.ts'
import { labelNow } from '../../stores/markers/known-names.ts'
import {
  reminderAfter,
  sinceBackup,
  useKeeping,
  watchKeeping,
} from '../../stores/progress/keeping.ts'
import { loadPart } from '../../stores/offline/load-part.ts'
import { whenIdle } from '../../stores/offline/when-idle.ts'
import { useOpenPlaythrough } from '../../stores/persistence/playthroughs/open-playthrough.ts'
import { usePlaythroughs } from '../../stores/progress/playthroughs.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../../stores/world/world-context.tsx'
import { worldNow } from '../../stores/world/use-world-load.ts'
import { showNote, withdrawUndo } from '../../ui/toasts/toasts.tsx'
import { undoCommand } from '../../ui/keys/commands.ts'

/** Says what was marked and offers to take it back, by button or by Ctrl+Z, and reminds of the backup. */
export function ProgressNotices() {
  const world = useWorldIfLoaded()
  useEffect(watchKeeping, [])
  useEffect(
    () =>
      useProgress.subscribe(({ lastChange, journal }, before) => {
        if (journal !== before.journal) withdrawUndo()
        if (lastChange && lastChange !== before.lastChange) {
          sayMark(lastChange, world)
          sayPin(lastChange)
        }
        remindOfBackup()
      }),
    [world],
  )
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => document.removeEventListener('keydown', undoByKey)
  }, [])
  useEffect(followPlaythroughs, [])
  useEffect(keepListWhenIdle, [])
  return null
}

/** What can be undone is the playthrough's on screen; one that another tab deletes goes off the screen. */
function followPlaythroughs(): () => void {
  const leaveDeleted = () => {
    const { playthroughs } = usePlaythroughs.getState()
    const key = useOpenPlaythrough.getState().key
    if (!playthroughs.some(({ id, deleted, gone }) => gone || (deleted && id === key))) return
    const load = loadPart(() => import('./playthroughs/leave-deleted.ts'))
    load.then(({ sayDeleted }) => sayDeleted(), console.error)
  }
  leaveDeleted()
  return usePlaythroughs.subscribe(() => {
    withdrawUndo()
    leaveDeleted()
  })
}

/** The other copy of the list of playthroughs can wait until the first view is drawn. */
function keepListWhenIdle(): () => void {
  let stop: (() => void) | null = () => {}
  whenIdle(() => {
    import('../../stores/progress/playthrough-list.ts').then(({ keepPlaythroughs }) => {
      if (stop) stop = keepPlaythroughs(offerNameless)
    }, console.error)
  })
  return () => {
    stop?.()
    stop = null
  }
}

function offerNameless(found: readonly unknown[]): void {
  if (found.length === 0) return
  const load = loadPart(() => import('./playthroughs/leave-deleted.ts'))
  load.then((part) => part.offerNameless(), console.error)
}

/** Single marks, and many at once from the map or the panel: whoever clears or uploads says so where it was done. */
function sayMark({ key, kind, added, removed }: JournalEntry, world: LoadedWorld | null): void {
  const action = undoAction(key)
  if (kind === 'mark-many' || kind === 'unmark-many') {
    const title = () =>
      kind === 'mark-many'
        ? messages.toasts.markedMany(added.length)
        : messages.toasts.unmarkedMany(removed.length)
    showNote('progress', { title, action })
    return
  }
  if (kind !== 'mark' && kind !== 'unmark') return
  const id = [...added, ...removed][0] ?? -1
  if (!world?.markersById.has(id)) return
  showNote('progress', {
    title: () => {
      const label = labelOf(id, worldNow() ?? world)
      return kind === 'mark' ? messages.toasts.marked(label) : messages.toasts.unmarked(label)
    },
    action,
  })
}

function labelOf(id: number, { markersById, typesById }: LoadedWorld): string {
  const marker = markersById.get(id)
  if (!marker) return ''
  return capitalised(labelNow(marker, typesById.get(marker.locationType)), spokenLanguage())
}

/** What was moved or deleted: the rest a player sees on the card. */
function sayPin({ key, kind, pins }: JournalEntry): void {
  if (pinNotice(kind, pins) === null) return
  const action = undoAction(key)
  showNote('progress', { title: () => pinNotice(kind, pins) ?? '', action })
}

function pinNotice(kind: JournalEntry['kind'], pins: JournalEntry['pins']): string | null {
  const texts = messages.pins.toasts
  const [first] = pins
  if (!first) return null
  const label = pinLabel(first.before?.title ?? '')
  if (kind === 'pin-move') return texts.moved(label)
  if (kind === 'pin-delete') return texts.deleted(label)
  if (kind === 'pins-delete') return texts.deletedMany(pins.length)
  return kind === 'note' && first.after.deleted ? texts.noteDeleted : null
}

function remindOfBackup(): void {
  const keeping = useKeeping.getState()
  if (keeping.reminded) return
  const newer = sinceBackup(useProgress.getState(), keeping)
  if (newer.marks + newer.pinChanges < reminderAfter) return
  keeping.noteReminder()
  showNote('backup', {
    title: () => newerThanBackup(newer) ?? '',
    action: { label: () => messages.storage.backup, run: saveBackup },
  })
}

function undoByKey(event: KeyboardEvent): void {
  const command = undoCommand(event)
  if (!command) return
  event.preventDefault()
  void undoLastChange(command)
}
