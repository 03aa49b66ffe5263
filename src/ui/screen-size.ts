import { useSyncExternalStore } from 'react'

/** Screens on which the panel covers everything; the styles use the same figure. */
export const smallScreen = '(width < 768px)'

/** Screens too narrow for panel, map and card side by side, except low ones. The styles use the same figures. */
const narrowScreen = '(width < 1100px) and ((width < 640px) or (height >= 500px))'

/** Screens on which a card opens as a peek: upright phones that are high enough. The styles use the same figures. */
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
    // The page is prerendered without knowing the screen.
    () => false,
  )
}
