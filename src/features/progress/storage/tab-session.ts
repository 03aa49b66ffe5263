// Keeps a tab's name in the journal and its playthrough over a reload. Called at page start, and when the player
// chooses a playthrough. Uses session storage and the history entry. Without both, a reloaded tab is like a new one.
import { onPageLeave, onPageReturn } from '../../../platform/page-leave.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { isRecord, parseJson } from '../../../platform/read-field.ts'
import { orUndefined } from '../../../storage/browser-storage.ts'
import { handOver } from '../../../storage/hand-over.ts'
import { newKey } from '../../../storage/new-key.ts'
import { isPlaythroughKey } from '../model/playthrough.ts'

/** Exists only from the moment when the page is hidden or left until it is back. */
const originNote = handOver('tab-origin', (text) =>
  /^[0-9a-f]{24}$/.test(text) ? text : undefined,
)

/** Returns this tab's name from before a reload, or a new one. */
export function findTabOrigin(): string {
  return originNote.peek() ?? newKey()
}

/**
 * Keeps this tab's name over a reload. A visible page keeps it in memory only, so that a duplicated tab gets its own.
 * A hidden page has it in session storage, because phones end pages in the background.
 */
export function keepTabOrigin(origin: string): void {
  originNote.consume()
  // A tab that can't keep its name asks before it undoes actions from before a reload.
  onPageLeave(() => void originNote.store(origin))
  onPageReturn(originNote.consume)
}

/** Session storage holds each world's playthrough: `{"my-island":"3fa91c02"}`; the history entry only its page's. */
const shownKey = 'playthrough'
const shownNote = handOver(shownKey, (text) => fieldsOf(parseJson(text)))

/** Returns the playthrough that this tab shows in a world, by default the page's. `null` if it has not shown any. */
export function tabPlaythrough(world = pageWorld().id): string | null {
  const chosen =
    shownNote.peek()?.[world] ?? (world === pageWorld().id ? readEntry()[shownKey] : null)
  return isPlaythroughKey(chosen) ? chosen : null
}

/** @param inTab whether session storage stores it too; false while there is only one playthrough */
export function rememberTabPlaythrough(playthrough: string, inTab = true): void {
  try {
    history.replaceState({ ...readEntry(), [shownKey]: playthrough }, '')
  } catch {
    // Session storage and the history entry both refused. A reload shows the last choice of any tab.
  }
  if (!inTab) return
  shownNote.store({ ...shownNote.peek(), [pageWorld().id]: playthrough })
}

const readEntry = () => fieldsOf(orUndefined(() => history.state))

function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return isRecord(input) ? input : {}
}
