import { create } from 'zustand'

interface SearchFocus {
  /** Whether the search box is to take the focus as soon as it is there. */
  readonly wanted: boolean
  readonly ask: () => void
  readonly taken: () => void
}

/** How a key pressed anywhere reaches a search box that may not be on the page yet. */
export const useSearchFocus = create<SearchFocus>()((set) => ({
  wanted: false,
  ask: () => set({ wanted: true }),
  taken: () => set({ wanted: false }),
}))
