import { create } from 'zustand'

/** `select` also selects the text. `go-on` only takes the focus, so that the player can go on typing. */
export type SearchFocusMode = 'select' | 'go-on'

interface SearchFocus {
  /** Set while the search box should take the focus, even before it is on the page. */
  readonly wanted: SearchFocusMode | null
  readonly ask: (mode?: SearchFocusMode) => void
  readonly taken: () => void
}

export const useSearchFocus = create<SearchFocus>()((set) => ({
  wanted: null,
  ask: (mode = 'select') => set({ wanted: mode }),
  taken: () => set({ wanted: null }),
}))

/** Text of the search box. Kept while the panel is rebuilt for another screen size; closing the panel empties it. */
export const useSearchText = create<{ readonly text: string }>()(() => ({ text: '' }))

export function setSearchText(text: string): void {
  useSearchText.setState({ text })
}
