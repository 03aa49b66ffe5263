import { others } from 'virtual:worlds'
import { pageWorld } from '../../../platform/page-world.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import { storageKeys } from '../../../storage/names.ts'

/** Notes that this world was looked at last; where there is but one, nothing needs to be known. */
function noteLastWorld(): void {
  if (others.length === 0) return
  const { id, home } = pageWorld()
  saveLastWorld(id, home)
}

/** Also where the page comes back out of the browser's memory. @returns stops watching */
export function saveLastWorldOnView(): () => void {
  noteLastWorld()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) noteLastWorld()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

/**
 * Notes the world that is looked at, with which an installed map begins the next time. The home world is it unless
 * another was: whoever knows no other keeps nothing more than the specification names.
 */
function saveLastWorld(id: string, isHome: boolean): void {
  const storage = browserStorage()
  try {
    if (isHome) storage?.removeItem(storageKeys.lastWorld)
    else storage?.setItem(storageKeys.lastWorld, id)
  } catch {
    // Without room an installed map begins with the world that was noted before.
  }
}
