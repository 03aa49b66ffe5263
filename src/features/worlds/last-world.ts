import { others } from 'virtual:worlds'
import { saveLastWorld } from './storage/last-world-storage.ts'
import { pageWorld } from '../../core/page-world.ts'

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
