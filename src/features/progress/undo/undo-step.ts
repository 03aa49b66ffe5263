import { useUndoStack, pushUndoStep, type OtherStep, type UndoStep } from './undo-stack.ts'
import { useProgress } from '../progress.ts'

/** An undone step, and the step that was then the last of its playthrough. */
interface Undone {
  readonly step: UndoStep
  readonly again: (() => void) | undefined
  readonly last: UndoStep | undefined
}

/** The latest comes last. */
let undone: readonly Undone[] = []

/** Returns the last step of the playthrough on screen that can be undone, optionally of one kind. */
export function lastStep(kind?: UndoStep['kind']): UndoStep | undefined {
  const { playthrough, journal } = useProgress.getState()
  return useUndoStack.getState().steps.findLast((step) => {
    if (step.playthrough !== playthrough || (kind && step.kind !== kind)) return false
    if (step.kind !== 'list') return step.stands?.() ?? true
    return journal.some((entry) => entry.key === step.key && !entry.undone)
  })
}

const lastOf = (playthrough: string) =>
  useUndoStack.getState().steps.findLast((step) => step.playthrough === playthrough)

/** Undoes the last step of the playthrough on screen, unless it is a change of the list. Returns its kind. */
export function undoLatestStep(kind?: 'route') {
  const step = lastStep(kind)
  if (!step || step.kind === 'list') return null
  takeBack(step)
  return step.kind
}

/** Undoes a step, even if others were done since. The step can be redone. */
export function takeBack(step: OtherStep): void {
  const again = step.capture?.()
  step.takeBack()
  noteUndone(step, again)
}

export function noteListUndone(key: string): void {
  const { playthrough } = useProgress.getState()
  noteUndone({ kind: 'list', playthrough, key }, undefined)
}

function noteUndone(step: UndoStep, again: (() => void) | undefined): void {
  useUndoStack.setState(({ steps }) => ({ steps: steps.filter((each) => !isSame(each, step)) }))
  if (step.kind === 'list' || again) {
    undone = [...undone, { step, again, last: lastOf(step.playthrough) }]
  }
}

function isSame(one: UndoStep, other: UndoStep): boolean {
  return one === other || (one.kind === 'list' && other.kind === 'list' && one.key === other.key)
}

/** Returns the step that was undone last in the playthrough on screen, unless something else was done since. */
export function nextRedo(): Undone | undefined {
  const { playthrough, journal } = useProgress.getState()
  const latest = undone.findLast(({ step }) => step.playthrough === playthrough)
  if (!latest || latest.last !== lastOf(playthrough)) return undefined
  const { step } = latest
  const isUndone =
    step.kind !== 'list' || journal.some((entry) => entry.key === step.key && entry.undone)
  return isUndone ? latest : undefined
}

export function noteRedone(step: UndoStep): void {
  undone = undone.filter((each) => !isSame(each.step, step))
  pushUndoStep(step)
}
