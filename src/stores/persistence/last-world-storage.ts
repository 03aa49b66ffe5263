import { storageKeys } from './names.ts'

// Read by the first script, which does without all that the others need of the storage.

/** In the tab: the world that it last showed. */
const tabKey = 'tab-world'

/** Ids of worlds as they were noted, the tab's own first; they may be of worlds that are gone, or anything. */
export function loadLastWorlds(): readonly (string | null)[] {
  try {
    return [
      window.sessionStorage.getItem(tabKey),
      window.localStorage.getItem(storageKeys.lastWorld),
    ]
  } catch {
    return []
  }
}

/**
 * Notes the world that is looked at. The home world is it unless another was: whoever knows no other keeps nothing
 * more than the specification names. Where storage is forbidden, pages of text lead to the home world.
 */
export function saveLastWorld(id: string, isHome: boolean): void {
  try {
    const { sessionStorage: tab, localStorage: site } = window
    if (!isHome || tab.getItem(tabKey) !== null) tab.setItem(tabKey, id)
    if (isHome) site.removeItem(storageKeys.lastWorld)
    else site.setItem(storageKeys.lastWorld, id)
  } catch {
    return
  }
}
