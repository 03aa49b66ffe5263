import { create } from 'zustand'

/** `select` also selects the text. `go-on` only takes the focus, so that the player can go on typing. */
export type SearchFocusMode = 'select' | 'go-on'

interface SearchBox {
  /** Kept while the panel is rebuilt for another screen size; closing the panel empties it. */
  readonly text: string
  /** Set while the search box should take the focus, even before it is on the page. */
  readonly focus: SearchFocusMode | null
}

/** The search box. Not stored. */
export const useSearchBox = create<SearchBox>()(() => ({ text: '', focus: null }))

export function focusSearch(focus: SearchFocusMode = 'select'): void {
  useSearchBox.setState({ focus })
}

export function setSearchText(text: string): void {
  useSearchBox.setState({ text })
}
