import { memo, useEffect } from 'react'
import { messages } from '../messages/messages.ts'
import { minSearchLength } from '../domain/markers/search/search-length.ts'
import { parts } from '../stores/offline/parts.ts'
import { setSearchText, useSearchText } from '../stores/markers/search-text.ts'
import { useSettings } from '../stores/settings/settings.ts'
import { lazyPart } from '../ui/dialogs/lazy-part.tsx'
import { Segments } from '../ui/fields/segments.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { useProgressView } from '../stores/progress/progress-view.ts'
import { FilterPanel } from './markers/filters/filter-panel.tsx'
import { ShowHideAll } from './markers/filters/show-hide-all.tsx'
import { SearchArea } from './markers/search/search-area.tsx'
import { SearchBox } from './markers/search/search-box.tsx'
import { useSearch } from './markers/search/use-search.ts'

const placed = {
  className: 'grid justify-items-start gap-2 rounded-md border border-danger p-3',
  waiting: <Spinner label={messages.progress.loading} className="py-6 text-vellum-soft" />,
}

const ProgressPage = lazyPart(
  parts,
  async () => (await import('./progress/progress-page.tsx')).ProgressPage,
  placed,
)

const PinList = lazyPart(parts, async () => (await import('./pins/pin-list.tsx')).PinList, placed)

/** What the panel holds between its title and its footer, once the world is there. */
export const PanelBody = memo(function PanelBody() {
  const text = useSearchText((state) => state.text)
  useEffect(
    () => () => {
      if (!useSettings.getState().panelOpen) setSearchText('')
    },
    [],
  )
  const search = useSearch(text)
  const searching = text.trim().length >= minSearchLength
  const showNamePlates = useSettings((state) => state.showNamePlates)
  const toggleNamePlates = useSettings((state) => state.toggleNamePlates)

  return (
    <>
      <SearchBox text={text} onTextChange={setSearchText} onSubmit={search.runNow} />
      <ShowHideAll />
      <Switch
        label={messages.panel.namePlates}
        checked={showNamePlates}
        onCheckedChange={toggleNamePlates}
      />
      <SearchArea search={search} searching={searching} />
      {!searching && <Pages />}
    </>
  )
})

/** What stands there while nothing is searched. */
function Pages() {
  const page = useProgressView((state) => state.page)
  return (
    <>
      <Segments
        label={messages.progress.view}
        choices={{ filters: messages.progress.filters, progress: messages.progress.progress }}
        value={page === 'pins' ? 'filters' : page}
        onChange={(next) => useProgressView.setState({ page: next })}
        className="mt-1 mb-2"
      />
      {page === 'filters' && <FilterPanel />}
      {page === 'pins' && <PinList />}
      {page === 'progress' && <ProgressPage />}
    </>
  )
}
