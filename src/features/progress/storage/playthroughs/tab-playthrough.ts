import { pageWorld } from '../../../../core/page-world.ts'
import { isFields } from '../../../../core/records/read-field.ts'
import { isPlaythroughKey } from '../../model/playthrough.ts'

/**
 * In the tab's storage, which playthrough of each world it shows, as `{"my-island":"3fa91c02"}`: known in other worlds
 * of the tab as well. In the history entry, the one of its page alone: that is there in browsers without the other, too.
 */
const key = 'playthrough'

/** What the tab shows of a world, the page's own unless it is given; nothing where it has not shown any. */
export function tabPlaythrough(world = pageWorld().id): string | null {
  const chosen = readChoices()[world] ?? (world === pageWorld().id ? readEntry()[key] : null)
  return isPlaythroughKey(chosen) ? chosen : null
}

/** @param inTab whether the tab's storage notes it as well: not while there is but one */
export function rememberTabPlaythrough(playthrough: string, inTab = true): void {
  try {
    history.replaceState({ ...readEntry(), [key]: playthrough }, '')
    if (!inTab) return
    const choices = { ...readChoices(), [pageWorld().id]: playthrough }
    sessionStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // Without both a reload shows the one that was chosen last in any tab.
  }
}

const readEntry = () => fieldsOf(() => history.state)
const readChoices = () => fieldsOf(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))

function fieldsOf(read: () => unknown): Readonly<Record<string, unknown>> {
  try {
    const input = read()
    return isFields(input) ? input : {}
  } catch {
    return {}
  }
}
