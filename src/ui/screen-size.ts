import { useSyncExternalStore } from 'react'

/** Below this the panel fills the screen; the styles use the same figure. */
export const smallScreen = '(width < 768px)'

/**
 * Below this there is no room for panel, map and card side by side, so the card lies at the bottom; but for a phone on
 * its side, which has no room there. The styles use the same figures.
 */
const narrowScreen = '(width < 1100px) and ((width < 640px) or (height >= 500px))'

/** Where a card is a peek first: a phone upright, high enough for more than a peek. The styles use the same figures. */
const peekScreen = '(width < 640px) and (height >= 400px)'

export function useSmallScreen(): boolean {
  return useMediaQuery(smallScreen)
}

export function useNarrowScreen(): boolean {
  return useMediaQuery(narrowScreen)
}

export function usePeekScreen(): boolean {
  return useMediaQuery(peekScreen)
}

function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    // As the page was prerendered, before anybody knew its screen.
    () => false,
  )
}
