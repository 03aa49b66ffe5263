import { laidFilters } from '../../messages/laid-filters-messages.ts'
import { undoFilters } from '../../stores/markers/only.ts'
import { showNote } from '../../ui/toasts/toasts.tsx'

/** Takes the last change of filters back and says so. @returns whether there was one, later than any of the list */
export function undoFilterChange(): boolean {
  const undone = undoFilters()
  if (undone) showNote('filters', { title: () => laidFilters.undone })
  return undone
}
