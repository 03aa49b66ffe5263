import { create } from 'zustand'
import type { ChecklistOrder } from './model/checklist.ts'
import { everyQuest, type JournalFilter, type JournalOrder } from '../../world/journal-filter.ts'
import type { ListOrder } from '../../world/listed-kinds.ts'
import type { PinOrder } from './model/pin-order.ts'

/** `select` also selects the text. `go-on` only takes the focus, so that the player can go on typing. */
type SearchFocusMode = 'select' | 'go-on'

interface PanelView {
  /** Kept while the panel is rebuilt for another screen size; closing the panel empties it. */
  readonly searchText: string
  /** Set while the search box should take the focus, even before it is on the page. */
  readonly searchFocus: SearchFocusMode | null
  /** The panel's tab while no search is active. */
  readonly tab: string
  readonly typeId: string | null
  readonly quests: boolean
  readonly order: ChecklistOrder
  readonly onlyMissing: boolean
  readonly pinOrder: PinOrder
  readonly listOrder: ListOrder
  readonly journalFilter: JournalFilter
  readonly journalOrder: JournalOrder
  readonly areasOpen: boolean
  readonly areasShaded: boolean
}

/** What the panel shows. Its lists stay as they are while a phone closes the panel to show a place. Not stored. */
export const usePanelView = create<PanelView>()(() => ({
  searchText: '',
  searchFocus: null,
  tab: 'filters',
  typeId: null,
  quests: false,
  order: 'distance',
  onlyMissing: false,
  pinOrder: 'distance',
  listOrder: 'distance',
  journalFilter: everyQuest,
  journalOrder: 'story',
  areasOpen: true,
  areasShaded: false,
}))

export function focusSearch(searchFocus: SearchFocusMode = 'select'): void {
  usePanelView.setState({ searchFocus })
}

export function setSearchText(searchText: string): void {
  usePanelView.setState({ searchText })
}
