// What a tab keeps of its own over a reload: its name in the journal, and which playthrough it shows. Called by progress.ts and
// playthroughs.ts when the page begins, and when a playthrough is chosen. Relies on session storage and the history entry;
// without both, a reloaded tab is like a new one.
import { onPageLeave, onPageReturn } from '../../../platform/page-leave.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { isFields } from '../../../platform/read-field.ts'
import { readTabEntry, takeTabEntry, writeTabEntry } from '../../../storage/browser-storage.ts'
import { newKey } from '../../../storage/new-key.ts'
import { isPlaythroughKey } from '../model/playthrough.ts'

/** Kept in the browser's tab, from the moment when the page is hidden or leaves it to the moment when it is back. */
const originKey = 'tab-origin'

/**
 * A name of this tab, which a reload keeps. While the page is visible, the name is kept nowhere else, so that a tab that
 * is duplicated gets a name of its own. A phone that ends the page in the background keeps it.
 */
export function claimTabOrigin(): string {
  const origin = take() ?? newKey()
  if (typeof window !== 'undefined') {
    // A tab that cannot keep its name asks, after a reload, before it undoes what it did before.
    onPageLeave(() => void writeTabEntry(originKey, origin))
    onPageReturn(take)
  }
  return origin
}

function take(): string | null {
  const origin = takeTabEntry(originKey)
  return origin !== null && /^[0-9a-f]{24}$/.test(origin) ? origin : null
}

/**
 * In the tab's storage, which playthrough of each world it shows, as `{"my-island":"3fa91c02"}`: known in other worlds
 * of the tab as well. In the history entry, the one of its page alone: that is there in browsers without the other, too.
 */
const shownKey = 'playthrough'

/** What the tab shows of a world, the page's own unless it is given; nothing where it has not shown any. */
export function tabPlaythrough(world = pageWorld().id): string | null {
  const chosen = readChoices()[world] ?? (world === pageWorld().id ? readEntry()[shownKey] : null)
  return isPlaythroughKey(chosen) ? chosen : null
}

/** @param inTab whether the tab's storage notes it as well: not while there is but one */
export function rememberTabPlaythrough(playthrough: string, inTab = true): void {
  try {
    history.replaceState({ ...readEntry(), [shownKey]: playthrough }, '')
  } catch {
    // Without both a reload shows the one that was chosen last in any tab.
  }
  if (!inTab) return
  const choices = { ...readChoices(), [pageWorld().id]: playthrough }
  writeTabEntry(shownKey, JSON.stringify(choices))
}

const readEntry = () => fieldsOf(() => history.state)
const readChoices = () => fieldsOf(() => JSON.parse(readTabEntry(shownKey) ?? '{}'))

function fieldsOf(read: () => unknown): Readonly<Record<string, unknown>> {
  try {
    const input = read()
    return isFields(input) ? input : {}
  } catch {
    return {}
  }
}
