import { create } from 'zustand'
import { useProgress } from './progress.ts'

/** What can be taken back besides changes of the list, which the journal keeps. */
export type StepKind = 'filters' | 'route' | 'playthrough'

/** A change of the list on screen, by its key in the journal. */
interface ListStep {
  readonly kind: 'list'
  /** The list that was on screen. */
  readonly playthrough: string
  readonly key: string
}

export interface OtherStep {
  readonly kind: StepKind
  /** The list that was on screen. */
  readonly playthrough: string
  readonly takeBack: () => void
  /** @returns what makes everything as it is now; left out where it is not done again by key */
  readonly capture?: () => () => void
  /** Whether it has not been taken back otherwise. */
  readonly stands?: () => boolean
}

export type UndoStep = ListStep | OtherStep

interface UndoStack {
  /** The latest last. Not kept. */
  readonly steps: readonly UndoStep[]
}

/** The undo stack: what was done in this session, of all lists, in the order in which it was done. */
export const useUndoStack = create<UndoStack>()(() => ({ steps: [] }))

useProgress.subscribe(({ lastChange, playthrough }, before) => {
  if (lastChange && lastChange !== before.lastChange) {
    pushUndoStep({ kind: 'list', playthrough, key: lastChange.key })
  }
})

export function pushUndoStep(step: UndoStep): void {
  useUndoStack.setState(({ steps }) => ({ steps: [...steps, step] }))
}

/**
 * All lists share filters and the route: what was done to them beside another list would come back over this.
 *
 * @returns the step, for what offers to take it back
 */
export function recordUndoStep(
  kind: StepKind,
  takeBack: () => void,
  more: Pick<OtherStep, 'capture' | 'stands'> = {},
): OtherStep {
  const { playthrough } = useProgress.getState()
  dropUndoSteps(kind, playthrough)
  const step = { kind, playthrough, takeBack, ...more }
  pushUndoStep(step)
  return step
}

/** Nobody wants them back: what they changed is gone. @param except the list whose steps stay */
export function dropUndoSteps(kind: StepKind, except?: string): void {
  useUndoStack.setState(({ steps }) => ({
    steps: steps.filter((step) => step.kind !== kind || step.playthrough === except),
  }))
}
