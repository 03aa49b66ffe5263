import { storageKeys } from '../../../storage/names.ts'

/**
 * Notes the world that is looked at, with which an installed map begins the next time. The home world is it unless
 * another was: whoever knows no other keeps nothing more than the specification names.
 */
export function saveLastWorld(id: string, isHome: boolean): void {
  try {
    const { localStorage: site } = window
    if (isHome) site.removeItem(storageKeys.lastWorld)
    else site.setItem(storageKeys.lastWorld, id)
  } catch {
    return
  }
}
