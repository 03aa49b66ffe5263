import { onPageLeave } from '../../../platform/page-leave.ts'
import { createSlot } from '../../../platform/slot.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { isRecord, parseJson, readList, readString } from '../../../platform/read-field.ts'
import { handOver } from '../../../storage/hand-over.ts'
import { firstPlaythrough } from '../../../storage/names.ts'

/** State of the screen that is stored nowhere else. The address holds the view and the selection. */
interface OnScreen {
  /** World of the page. A page of another world ignores the note. */
  readonly world: string
  readonly playthrough: string
  readonly visited: readonly number[]
  readonly search: string
  /** Read by app/restore-activity.ts: planned route, measured line, state of the panel, selected pin. */
  readonly doing?: unknown
}

/** Exists only from the start of a reload until the page is back. */
const onScreenNote = handOver('handed-over', readOnScreen)

let restored: { readonly session: OnScreen | undefined } | undefined
/** Removes the listener that an earlier call of {@link saveSession} has added. */
let stopSaving = () => {}

export interface SessionCapture {
  /** Called once, before the first capture. */
  readonly begin: () => void
  readonly capture: () => Omit<OnScreen, 'world'>
}

export const reloadCapture = createSlot<SessionCapture>()

const nothingCaptured = { playthrough: firstPlaythrough, visited: [], search: '' }

/** Returns the state of the screen before the page reloaded itself, or `undefined` if it didn't. */
export function restoredSession(): OnScreen | undefined {
  restored ??= { session: onScreenNote.consume() }
  return restored.session
}

/** Reloads the page and restores what is on screen. */
export function reloadPage(): void {
  saveSession()
  window.location.reload()
}

export function saveSession(): void {
  reloadCapture.get()?.begin()
  saveOnScreen()
  // Save again when the page closes, to include what the player types until then.
  stopSaving()
  stopSaving = onPageLeave(saveOnScreen)
}

function saveOnScreen(): void {
  // If the browser refuses the note, the page comes back as on a new visit.
  onScreenNote.store({
    world: pageWorld().id,
    ...(reloadCapture.get()?.capture() ?? nothingCaptured),
  })
}

function readOnScreen(text: string): OnScreen | undefined {
  const input = parseJson(text)
  const { visited, search, doing, ...owner } = isRecord(input) ? input : {}
  const [ids, typed] = [readList(visited), readString(search)]
  // Notes of a version with only one world name no world.
  const world = readString(owner['world']) ?? (pageWorld().home ? pageWorld().id : '')
  const playthrough = readString(owner['playthrough']) ?? firstPlaythrough
  return ids && typed !== undefined && world === pageWorld().id
    ? { world, playthrough, visited: ids.filter(isMarkerId), search: typed, doing }
    : undefined
}
