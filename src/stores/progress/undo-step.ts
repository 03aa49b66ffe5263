import { usePastSteps, type StepKind } from './past-steps.ts'
import { useProgress } from './progress.ts'

/** Takes the last step back. @returns its kind; null where there is none, or the list was changed since */
export function undoStep(): StepKind | null {
  const { steps } = usePastSteps.getState()
  const past = steps.at(-1)
  if (!past) return null
  const change = useProgress.getState().undoable()
  if (change && change.sequence > past.since) return null
  usePastSteps.setState({ steps: steps.slice(0, -1) })
  past.takeBack()
  return past.kind
}
