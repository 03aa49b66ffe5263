import { writeAddressNow } from '../features/links/address.ts'
import { restored, type SessionCapture } from '../features/chunks/storage/page-reload.ts'
import { useSelection } from '../features/card/selection.ts'
import { useMeasuring } from '../features/routes/measuring.ts'
import { usePlannedRoute } from '../features/routes/planned-route.ts'
import { useProgressView } from '../features/progress/progress-view.ts'
import { useProgress } from '../features/progress/progress.ts'

/** Captures what a reload brings back to the screen. */
export const sessionCapture: SessionCapture = {
  begin: writeAddressNow,
  capture: () => {
    const { playthrough, visitedMarkers: visited } = useProgress.getState()
    return {
      playthrough,
      visited,
      doing: {
        way: usePlannedRoute.getState(),
        passed: [...usePlannedRoute.getState().passed],
        measured: useMeasuring.getState().points,
        panel: useProgressView.getState(),
        pin: useSelection.getState().selectedPin,
      },
    }
  },
}

let awaitedVisits = restored?.visited ?? []

/** Restores the visited places and the activity from before the page reloaded itself. Later calls do nothing. */
export function takeVisited(): void {
  const visited = awaitedVisits
  awaitedVisits = []
  const doing = restored?.doing
  if (doing)
    void import('./restore-activity.ts').then(({ restoreActivity }) => restoreActivity(doing))
  if (restored?.playthrough !== useProgress.getState().playthrough) return
  if (visited.length > 0) useProgress.setState({ visitedMarkers: visited })
}
