import { isMarkerId } from '../core/world/marker.ts'
import { isFields, readList, readString } from '../core/records/read-field.ts'
import { writeSession, takeSession } from '../storage/session-restore/session-storage.ts'
import { firstPlaythrough } from '../storage/names.ts'
import { writeAddressNow } from '../features/addresses/address.ts'
import { useSelection } from '../features/selection/selection.ts'
import { useMeasuring } from '../features/routes/measuring.ts'
import { usePlannedRoute } from '../features/routes/planned-route.ts'
import { useProgressView } from '../features/progress/progress-view.ts'
import { useProgress } from '../features/progress/progress.ts'
import { pageWorld } from '../core/page-world.ts'

/** What is on screen and kept nowhere else. The address tells the view and what is selected. */
interface OnScreen {
  /** Whose it is: what another page finds of it says nothing. */
  readonly world: string
  readonly playthrough: string
  readonly visited: readonly number[]
  readonly search: string
  /** What restore-activity.ts reads: a planned route, a measured line, what the panel shows, the selected pin. */
  readonly doing?: unknown
}

const restored = read()
let searchText = ''
/** What of it has not been brought back yet: the panel and the map come at their own times. */
let awaited = { search: '', visited: [] as readonly number[], ...restored }

/** Called by the search box, whose text belongs to the panel. */
export function noteSearchText(text: string): void {
  searchText = text
}

/** Loads the page anew and brings back what is on screen. */
export function reloadPage(): void {
  saveSession()
  window.location.reload()
}

export function saveSession(): void {
  writeAddressNow()
  saveOnScreen()
  // What is typed until the page goes comes along.
  window.addEventListener('pagehide', saveOnScreen, { once: true })
}

function saveOnScreen(): void {
  const { playthrough, visitedMarkers: visited } = useProgress.getState()
  const onScreen: OnScreen = {
    world: pageWorld().id,
    playthrough,
    visited,
    search: searchText,
    doing: {
      way: usePlannedRoute.getState(),
      passed: [...usePlannedRoute.getState().passed],
      measured: useMeasuring.getState().points,
      panel: useProgressView.getState(),
      pin: useSelection.getState().selectedPin,
    },
  }
  writeSession(JSON.stringify(onScreen))
}

/** What the search box held before the page reloaded itself; once. */
export function takeSearchText(): string {
  const { search } = awaited
  awaited = { ...awaited, search: '' }
  return search
}

/** Brings back which places had been opened before the page reloaded itself; once. */
export function takeVisited(): void {
  const { visited } = awaited
  awaited = { ...awaited, visited: [] }
  if (restored?.doing)
    void import('./restore-activity.ts').then(({ restoreActivity }) =>
      restoreActivity(restored.doing),
    )
  if (restored?.playthrough !== useProgress.getState().playthrough) return
  if (visited.length > 0) useProgress.setState({ visitedMarkers: visited })
}

function read(): OnScreen | undefined {
  const text = takeSession()
  if (text === null) return undefined
  try {
    const input: unknown = JSON.parse(text)
    const { visited, search, doing, ...owner } = isFields(input) ? input : {}
    const [ids, typed] = [readList(visited), readString(search)]
    // A version that knew of one world alone named none.
    const world = readString(owner['world']) ?? (pageWorld().home ? pageWorld().id : '')
    const playthrough = readString(owner['playthrough']) ?? firstPlaythrough
    return ids && typed !== undefined && world === pageWorld().id
      ? { world, playthrough, visited: ids.filter(isMarkerId), search: typed, doing }
      : undefined
  } catch {
    return undefined
  }
}
