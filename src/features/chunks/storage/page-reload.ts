import { onPageLeave } from '../../../platform/page-leave.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { isFields, readList, readString } from '../../../platform/read-field.ts'
import { takeTabEntry, writeTabEntry } from '../../../storage/browser-storage.ts'
import { firstPlaythrough } from '../../../storage/names.ts'

/** Kept in the browser's tab, from a reload that the page makes itself to the moment when it is back. */
const key = 'handed-over'

/** What is on screen and kept nowhere else. The address tells the view and what is selected. */
interface OnScreen {
  /** Whose it is: what another page finds of it says nothing. */
  readonly world: string
  readonly playthrough: string
  readonly visited: readonly number[]
  readonly search: string
  /** What app/restore-activity.ts reads: a planned route, a measured line, what the panel shows, the selected pin. */
  readonly doing?: unknown
}

/** What the page had on screen when it loaded itself anew; nothing where it did not. */
export const restored = read()

let searchText = ''
/** Ends the saving as the page goes that an earlier reload began. */
let stopSaving = () => {}
let awaitedSearch = restored?.search ?? ''

interface Capture {
  /** Called once, before anything is captured. */
  readonly begin: () => void
  readonly capture: () => Pick<OnScreen, 'playthrough' | 'visited' | 'doing'>
}

let captured: Capture = {
  begin: () => undefined,
  capture: () => ({ playthrough: firstPlaythrough, visited: [] }),
}

/** Says what of the screen is to come back. The shell, which knows all features, fills it in. */
export function onPageReload(capture: Capture): void {
  captured = capture
}

/** Called by the search box, whose text belongs to the panel. */
export function noteSearchText(text: string): void {
  searchText = text
}

/** What the search box held before the page reloaded itself; once. */
export function takeSearchText(): string {
  const search = awaitedSearch
  awaitedSearch = ''
  return search
}

/** Loads the page anew and brings back what is on screen. */
export function reloadPage(): void {
  saveSession()
  window.location.reload()
}

export function saveSession(): void {
  captured.begin()
  saveOnScreen()
  // What is typed until the page goes comes along.
  stopSaving()
  stopSaving = onPageLeave(saveOnScreen)
}

function saveOnScreen(): void {
  const onScreen: OnScreen = { world: pageWorld().id, search: searchText, ...captured.capture() }
  // Without the entry the page comes back as on a new visit.
  writeTabEntry(key, JSON.stringify(onScreen))
}

function read(): OnScreen | undefined {
  const text = takeTabEntry(key)
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
