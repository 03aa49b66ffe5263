import { useSelection } from '../card/selection.ts'
import { useProgress } from './progress.ts'

/** The marker handled last. The player may remove its "visited" mark while it is selected; don't add it again. */
let latest: number | null = null

/** Marks each selected marker as visited, beginning with the present one. Returns a function that stops it. */
export function watchVisits(): () => void {
  visit(useSelection.getState().selectedMarker)
  return useSelection.subscribe(({ selectedMarker }) => visit(selectedMarker))
}

function visit(selected: number | null): void {
  if (selected === latest) return
  latest = selected
  // A negative id is the start of a quest, not a marker.
  if (selected !== null && selected >= 0) useProgress.getState().addVisited(selected)
}
