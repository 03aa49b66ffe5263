import { pageWorld } from '../../world/page-world.ts'
import { isFields } from '../../../domain/persistence/read-field.ts'
import { isPlaythroughKey } from '../../../domain/progress/playthrough.ts'

/** Kept as long as the browser's tab: which playthrough of each world it shows, as `{"my-island":"3fa91c02"}`. */
const key = 'playthrough'

/** The tab's choice in a world, the page's own unless it is given; nothing where it has not chosen. */
export function tabPlaythrough(world = pageWorld().id): string | null {
  const chosen = readChoices()[world]
  return isPlaythroughKey(chosen) ? chosen : null
}

export function rememberTabPlaythrough(playthrough: string): void {
  try {
    const choices = { ...readChoices(), [pageWorld().id]: playthrough }
    sessionStorage.setItem(key, JSON.stringify(choices))
  } catch {
    // Without it a reload shows the one that was chosen last in any tab.
  }
}

function readChoices(): Readonly<Record<string, unknown>> {
  try {
    const input: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isFields(input) ? input : {}
  } catch {
    return {}
  }
}
