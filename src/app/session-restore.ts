import { writeAddressNow } from '../features/links/address.ts'
import { restoredSession, type SessionCapture } from '../features/chunks/storage/page-reload.ts'
import { openedNow } from '../features/card/opened.ts'
import { drawnLine } from '../features/viewport/drawn-line.ts'
import { useRoute } from '../features/routes/route-store.ts'
import { useProgress } from '../features/progress/progress.ts'
import { setSearchText, usePanelView } from '../features/progress/panel-view.ts'

export const sessionCapture: SessionCapture = {
  begin: writeAddressNow,
  capture: () => {
    const { playthrough, visitedMarkers: visited } = useProgress.getState()
    const { searchText: search, tab, typeId, areasOpen } = usePanelView.getState()
    const { points, back, kept, passed } = useRoute.getState()
    const opened = openedNow()
    return {
      playthrough,
      visited,
      search,
      doing: {
        way: { points, back, kept },
        passed: [...passed],
        measured: drawnLine('measure')?.points,
        panel: { tab, typeId, areasOpen },
        pin: opened?.kind === 'pin' ? opened.id : null,
      },
    }
  },
}

/** Restores the search text from before the page reloaded itself. Called before the first render. */
export function restoreSearch(): void {
  setSearchText(restoredSession()?.search ?? '')
}

let isRestored = false

/** Restores the visited places and the activity from before the page reloaded itself. Later calls do nothing. */
export function restoreVisited(): void {
  if (isRestored) return
  isRestored = true
  const { visited = [], doing, playthrough } = restoredSession() ?? {}
  if (doing)
    void import('./restore-activity.ts').then(({ restoreActivity }) => restoreActivity(doing))
  if (playthrough !== useProgress.getState().playthrough) return
  if (visited.length > 0) useProgress.setState({ visitedMarkers: visited })
}
