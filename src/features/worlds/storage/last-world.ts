import { others } from 'virtual:worlds'
import { pageWorld } from '../../../platform/page-world.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import { storageKeys } from '../../../storage/names.ts'

function noteLastWorld(): void {
  if (others.length === 0) return
  const { id, home } = pageWorld()
  saveLastWorld(id, home)
}

/** Stores the world now, and whenever the back/forward cache restores the page. @returns a function that stops this */
export function saveLastWorldOnView(): () => void {
  noteLastWorld()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) noteLastWorld()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

/** Stores the world with which an installed map starts. The home world is the default, so it needs no entry. */
function saveLastWorld(id: string, isHome: boolean): void {
  const storage = browserStorage()
  try {
    if (isHome) storage?.removeItem(storageKeys.lastWorld)
    else storage?.setItem(storageKeys.lastWorld, id)
  } catch {
    // If the storage is full, an installed map starts with the previous world.
  }
}
