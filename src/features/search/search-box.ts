import { create } from 'zustand'
import { noteSearchText, takeSearchText } from '../chunks/storage/page-reload.ts'

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

/**
 * What stands in the search box. It outlives the panel's content, which is put together anew where the screen
 * becomes small or large; closing the panel empties it.
 */
export const useSearchText = create<{ readonly text: string }>()(() => ({ text: takeSearchText() }))

export function setSearchText(text: string): void {
  noteSearchText(text)
  useSearchText.setState({ text })
}
