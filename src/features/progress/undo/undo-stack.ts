import { create } from 'zustand'
import { useProgress } from '../progress.ts'

/** Kinds of steps that are not in the journal. `command`: a command with an inverse. */
export type StepKind = 'filters' | 'route' | 'playthrough' | 'command'

interface ListStep {
  readonly kind: 'list'
  readonly playthrough: string
  readonly key: string
}

export interface OtherStep {
  readonly kind: StepKind
  readonly playthrough: string
  readonly takeBack: () => void
  /** Returns a function that restores the present state, for redo. Missing if the step can't be redone by key. */
  readonly capture?: () => () => void
  /** Whether the step can still be undone. False if it was undone in another way. */
  readonly stands?: () => boolean
}

export type UndoStep = ListStep | OtherStep

interface UndoStack {
  /** The latest comes last. Not stored. */
  readonly steps: readonly UndoStep[]
}

/** The undo stack: steps of this session in all playthroughs, in the order in which they were done. */
export const useUndoStack = create<UndoStack>()(() => ({ steps: [] }))

/** Adds a step for each action in the journal. @returns a function that stops this */
export function recordListSteps(): () => void {
  return useProgress.subscribe(({ lastChange, playthrough }, before) => {
    if (lastChange && lastChange !== before.lastChange) {
      pushUndoStep({ kind: 'list', playthrough, key: lastChange.key })
    }
  })
}

export function pushUndoStep(step: UndoStep): void {
  useUndoStack.setState(({ steps }) => ({ steps: [...steps, step] }))
}

/** Adds a step. Drops other playthroughs' steps of this kind, because all share the filters and the route. */
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

/** Removes a kind's steps, except in the playthrough `except`, because their target no longer exists. */
export function dropUndoSteps(kind: StepKind, except?: string): void {
  useUndoStack.setState(({ steps }) => ({
    steps: steps.filter((step) => step.kind !== kind || step.playthrough === except),
  }))
}
