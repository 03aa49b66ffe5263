import { joinFacts } from '../../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { progressRepository, useProgress } from '../progress.ts'
import type { UndoneAction } from '../progress-store.ts'
import {
  lastStep,
  nextRedo,
  noteListUndone,
  noteRedone,
  undoLatestStep,
} from '../undo/undo-step.ts'
import type { StepKind } from '../undo/undo-stack.ts'
import { openDialog } from '../open-dialogs.ts'
import { worldNow } from '../../worlds/use-world-load.ts'
import { showNote } from '../../../ui/toasts/toasts.tsx'
import { entryLabel, entryWords } from './entry-words.ts'
import { undoAction } from '../undo/undo.ts'

/** Titles of notifications. An undone step of another kind is visible on the page, so it needs no notification. */
const undoneSteps: Partial<Record<StepKind, () => string>> = {
  filters: () => laterMessages.filterOverride.undone,
  route: () => laterMessages.routes.undone,
}

/** Undoes the last step, after reading the database. If none is left, offers to undo another tab's last action. */
export async function undo(): Promise<void> {
  if (lastStep()?.kind !== 'list' && undoLastStep()) return
  if (!(await joined())) return
  const step = lastStep()
  if (step?.kind !== 'list' && undoLastStep()) return
  const { undo: takeBack, undoableElsewhere } = useProgress.getState()
  const undone = takeBack(step?.kind === 'list' ? step.key : undefined)
  const elsewhere = undone ? null : undoableElsewhere()
  if (elsewhere) openDialog({ kind: 'undo-elsewhere', entry: elsewhere })
  else notifyUndone(undone)
}

/** Undoes the last step and notifies the player. Returns false if the last step is a change of the list. */
export function undoLastStep(only?: 'route'): boolean {
  const kind = undoLatestStep(only)
  const title = kind && undoneSteps[kind]
  if (title) showNote(kind, { title })
  return kind !== null
}

/** Redoes the step that was undone last, unless something else was done since. */
export async function redo(): Promise<void> {
  const next = nextRedo()
  if (next?.again) {
    next.again()
    noteRedone(next.step)
    return
  }
  if (!(await joined())) return
  notifyRedone(useProgress.getState().redo(next?.step.kind === 'list' ? next.step.key : undefined))
}

/** Waits for the stored progress. Returns false if another playthrough was opened meanwhile. */
async function joined(): Promise<boolean> {
  const { playthrough } = useProgress.getState()
  await progressRepository.joined()
  return useProgress.getState().playthrough === playthrough
}

export function notifyUndone(undone: UndoneAction | null): void {
  const { toasts, undoing } = laterMessages
  if (!undone) {
    showNote('progress', { title: () => toasts.nothingToUndo })
    return
  }
  noteListUndone(undone.key)
  const { kind, kept } = undone
  if (isAllKept(undone)) {
    showNote('progress', { title: () => undoing.allKept })
    return
  }
  const label = () => entryLabel(undone, worldNow() ?? null)
  const isMark = kind === 'mark' || kind === 'unmark'
  showNote('progress', {
    title: () =>
      isMark ? toasts.undone[kind](label()) : toasts.undone[kind === 'passed' ? 'mark-many' : kind],
    ...((!isMark || kept > 0) && {
      detail: () =>
        joinFacts([
          isMark ? '' : entryWords(undone, worldNow() ?? null),
          kept > 0 ? undoing.kept(kept) : '',
        ]),
    }),
    action: {
      label: () => undoing.redo,
      run: () => redoChange(undone.key),
      undoes: () =>
        useProgress.getState().journal.some((entry) => entry.key === undone.key && entry.undone),
    },
  })
}

export function redoChange(key: string): void {
  notifyRedone(useProgress.getState().redo(key))
}

function notifyRedone(redone: UndoneAction | null): void {
  const { undoing } = laterMessages
  if (!redone) {
    showNote('progress', { title: () => undoing.nothingToRedo })
    return
  }
  const { key, kept } = redone
  noteRedone({ kind: 'list', playthrough: useProgress.getState().playthrough, key })
  if (isAllKept(redone)) {
    showNote('progress', { title: () => undoing.allKept })
    return
  }
  showNote('progress', {
    title: () => undoing.redone(entryWords(redone, worldNow() ?? null)),
    ...(kept > 0 && { detail: () => undoing.kept(kept) }),
    action: undoAction(key),
  })
}

function isAllKept({ kept, added, removed, pins }: UndoneAction): boolean {
  return kept > 0 && kept === added.length + removed.length + pins.length
}
