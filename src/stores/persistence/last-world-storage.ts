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

/** Where that is forbidden, pages of text lead to the home world. */
export function saveLastWorld(id: string): void {
  try {
    window.sessionStorage.setItem(tabKey, id)
    window.localStorage.setItem(storageKeys.lastWorld, id)
  } catch {
    return
  }
}
