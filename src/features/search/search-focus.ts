import { create } from 'zustand'

/** How the search box takes the focus: with all of its text selected, or to go on writing. */
export type SearchFocusMode = 'select' | 'go-on'

interface SearchFocus {
  /** Whether the search box is to take the focus as soon as it is there. */
  readonly wanted: SearchFocusMode | null
  readonly ask: (mode?: SearchFocusMode) => void
  readonly taken: () => void
}

/** How a key pressed anywhere reaches a search box that may not be on the page yet. */
export const useSearchFocus = create<SearchFocus>()((set) => ({
  wanted: null,
  ask: (mode = 'select') => set({ wanted: mode }),
  taken: () => set({ wanted: null }),
}))
