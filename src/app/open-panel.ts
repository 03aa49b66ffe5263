import { useProgressView } from '../features/progress/progress-view.ts'
import { focusSearch, setSearchText } from '../features/search/search-box.ts'
import { useSettings } from '../features/settings/settings.ts'

export function openSearch(): void {
  useSettings.setState({ panelOpen: true })
  focusSearch()
}

/** Opens a tab of the panel. Search results would replace the tab. */
export function openTab(tab: string): void {
  setSearchText('')
  useProgressView.setState({ tab })
  useSettings.setState({ panelOpen: true })
}
