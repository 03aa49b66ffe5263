import { focusSearch, usePanelView } from '../features/progress/panel-view.ts'
import { useSettings } from '../features/settings/settings.ts'

export function openSearch(): void {
  useSettings.setState({ panelOpen: true })
  focusSearch()
}

/** Opens a tab of the panel. Search results would replace the tab. */
export function openTab(tab: string): void {
  usePanelView.setState({ searchText: '', tab })
  useSettings.setState({ panelOpen: true })
}
