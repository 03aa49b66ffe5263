import { laidFilters } from '../../messages/laid-filters-messages.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { undoStep } from '../../stores/progress/undo-step.ts'
import { showNote } from '../../ui/toasts/toasts.tsx'

const undone = {
  filters: () => laidFilters.undone,
  way: () => wayMessages.undone,
} as const

/** Takes the last change of filters or of a way back and says so. @returns whether there was one, later than any of the list */
export function undoLastStep(): boolean {
  const kind = undoStep()
  if (kind) showNote(kind, { title: undone[kind] })
  return kind !== null
}
