import { openedNow, useOpened } from '../card/opened.ts'
import { useProgress } from './progress.ts'

/** The marker handled last. The player may remove its "visited" mark while it is open; don't add it again. */
let latest: number | null = null

/** Marks each opened marker as visited, beginning with the present one. Returns a function that stops it. */
export function watchVisits(): () => void {
  visitOpened()
  return useOpened.subscribe(visitOpened)
}

function visitOpened(): void {
  const opened = openedNow()
  const marker = opened?.kind === 'marker' ? opened.id : null
  if (marker === latest) return
  latest = marker
  if (marker !== null) useProgress.getState().addVisited(marker)
}
