import { useUndoStack, pushUndoStep, type OtherStep, type UndoStep } from './undo-stack.ts'
import { useProgress } from './progress.ts'

/** What was taken back, and the step that was the last of its list then. */
interface Undone {
  readonly step: UndoStep
  readonly again: (() => void) | undefined
  readonly last: UndoStep | undefined
}

/** The latest last. */
let undone: readonly Undone[] = []

/** The last step of the list on screen that still stands; of one kind, where one is named. */
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

/** Takes back the last step of the list on screen, unless it is one of the list itself. @returns its kind */
export function undoLatestStep(kind?: 'route') {
  const step = lastStep(kind)
  if (!step || step.kind === 'list') return null
  takeBack(step)
  return step.kind
}

/** Takes a step back, whatever was done since; it can be done again. */
export function takeBack(step: OtherStep): void {
  const again = step.capture?.()
  step.takeBack()
  noteUndone(step, again)
}

/** A change of the list has been taken back. */
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

/** What was taken back last of the list on screen, unless something else has been done since. */
export function nextRedo(): Undone | undefined {
  const { playthrough, journal } = useProgress.getState()
  const latest = undone.findLast(({ step }) => step.playthrough === playthrough)
  if (!latest || latest.last !== lastOf(playthrough)) return undefined
  const { step } = latest
  const isUndone =
    step.kind !== 'list' || journal.some((entry) => entry.key === step.key && entry.undone)
  return isUndone ? latest : undefined
}

/** It has been done again. */
export function noteRedone(step: UndoStep): void {
  undone = undone.filter((each) => !isSame(each.step, step))
  pushUndoStep(step)
}
