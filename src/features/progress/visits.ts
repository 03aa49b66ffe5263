import { useSelection } from '../selection/selection.ts'
import { useProgress } from './progress.ts'

/** A place that was selected before, and is no longer visited because the player says so, stays that way. */
let latest: number | null = null

/** Marks a place as visited when it is selected, and the one that is. @returns what stops it */
export function watchVisits(): () => void {
  visit(useSelection.getState().selectedMarker)
  return useSelection.subscribe(({ selectedMarker }) => visit(selectedMarker))
}

function visit(selected: number | null): void {
  if (selected === latest) return
  latest = selected
  // Where a quest begins is no place.
  if (selected !== null && selected >= 0) useProgress.getState().addVisited(selected)
}
