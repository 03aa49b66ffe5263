import { memo, useEffect, type ComponentType } from 'react'
import { isSearchable } from '../platform/folded-text.ts'
import { useLocale } from '../i18n/language/use-locale.ts'
import { messages } from '../i18n/generated/first.ts'
import { setSearchText, usePanelView } from '../features/progress/panel-view.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { useSettings } from '../features/settings/settings.ts'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'
import { Segments } from '../ui/fields/segments.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { FilterPanel } from '../features/filters/ui/filter-panel.tsx'
import { PinsSwitch } from '../features/filters/ui/more-filters.tsx'
import { SearchArea, SearchBox } from '../features/search/ui/search-area.tsx'
import { useSearch } from '../features/search/ui/use-search.ts'

export const PanelBody = memo(function PanelBody() {
  useLocale()
  const text = usePanelView((state) => state.searchText)
  useEffect(
    () => () => {
      if (!useSettings.getState().panelOpen) setSearchText('')
    },
    [],
  )
  const search = useSearch(text)
  const searching = isSearchable(text)
  return (
    <>
      <SearchBox text={text} onTextChange={setSearchText} onSubmit={search.runNow} />
      <SearchArea search={search} searching={searching} />
      {!searching && <Tabs />}
    </>
  )
})

function Tabs() {
  const tab = usePanelView((state) => state.tab)
  const Tab = tabs[tab]
  return (
    <>
      <Segments<string>
        label={messages.panel.tab}
        choices={messages.panel.tabs}
        value={tab}
        onChange={(next) => usePanelView.setState({ tab: next })}
        className="panel-tabs mb-1 gap-0! p-0! *:px-1!"
      />
      {tab === 'pins' && <PinsSwitch />}
      {Tab ? <Tab /> : <FilterPanel />}
    </>
  )
}

/** Tabs by their keys in `messages.panel.tabs`. The first tab, with the filters, is missing here. */
export const tabs: Readonly<Partial<Record<string, ComponentType>>> = {
  list: tabOf(async () => (await import('../features/lists/ui/list-tab.tsx')).Tab),
  pins: tabOf(async () => (await import('../features/pins/ui/pins-tab.tsx')).Tab),
  progress: tabOf(async () => {
    const tab = import('../features/lists/ui/progress-tab.tsx')
    // Also loads parts of the tab, so that nothing moves under a finger. If one fails, its place shows an error.
    await Promise.allSettled([
      tab,
      import('../features/areas/ui/area-list.tsx'),
      import('../features/progress/ui/recent-changes.tsx'),
    ])
    return (await tab).Tab
  }),
}

function tabOf(load: () => Promise<ComponentType>): ComponentType {
  return lazyChunk(chunks, load, {
    className: 'grid justify-items-start gap-2 rounded-md border border-danger p-3',
    // Fills the panel's height, so that the footer does not move to where the player is about to tap.
    waiting: (
      <div className="min-h-dvh">
        <Spinner label={messages.progress.loading} className="py-6 text-vellum-soft" />
      </div>
    ),
  })
}
