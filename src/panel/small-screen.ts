import { useSyncExternalStore } from 'react'

/** Below this the panel fills the screen and the card is a sheet; the styles use the same figure. */
const query = '(width < 768px)'

export function isSmallScreen(): boolean {
  return window.matchMedia(query).matches
}

export function useSmallScreen(): boolean {
  return useSyncExternalStore((changed) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }, isSmallScreen)
}
