import { create } from 'zustand'
import { useProgress } from './progress.ts'

/** What can be taken back besides changes of the list, of which the journal knows. */
export type StepKind = 'filters' | 'way'

interface PastStep {
  readonly kind: StepKind
  readonly takeBack: () => void
  /** The last change of the list that came before. */
  readonly since: number
}

interface PastSteps {
  /** The latest last. Not kept. */
  readonly steps: readonly PastStep[]
}

/** What was done in this session and can be taken back. */
export const usePastSteps = create<PastSteps>()(() => ({ steps: [] }))

/** @param takeBack makes everything as it is now */
export function rememberStep(kind: StepKind, takeBack: () => void): void {
  const since = useProgress.getState().journal.at(-1)?.sequence ?? 0
  usePastSteps.setState(({ steps }) => ({ steps: [...steps, { kind, takeBack, since }] }))
}

/** Nobody wants them back: what they changed is gone. */
export function forgetSteps(kind: StepKind): void {
  usePastSteps.setState(({ steps }) => ({ steps: steps.filter((step) => step.kind !== kind) }))
}
