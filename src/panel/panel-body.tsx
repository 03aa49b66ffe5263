import { memo, useEffect } from 'react'
import { messages } from '../messages/messages.ts'
import { useLanguage } from '../messages/language/use-language.ts'
import { isSearchable } from '../domain/markers/search/folded-text.ts'
import { setSearchText, useSearchText } from '../stores/markers/search-text.ts'
import { useSettings } from '../stores/settings/settings.ts'
import { Segments } from '../ui/fields/segments.tsx'
import { useProgressView } from '../stores/progress/progress-view.ts'
import { FilterPanel } from './markers/filters/filter-panel.tsx'
import { ShowHideAll } from './markers/filters/show-hide-all.tsx'
import { tabs } from './panel-tabs.tsx'
import { SearchArea } from './markers/search/search-area.tsx'
import { SearchBox } from './markers/search/search-box.tsx'
import { useSearch } from './markers/search/use-search.ts'
import { useSwitch } from '../stores/settings/use-switch.ts'
import { Switch } from '../ui/fields/switch.tsx'

/** What the panel holds between its title and its footer, once the world is there. */
export const PanelBody = memo(function PanelBody() {
  useLanguage()
  const text = useSearchText((state) => state.text)
  useEffect(
    () => () => {
      if (!useSettings.getState().panelOpen) setSearchText('')
    },
    [],
  )
  const search = useSearch(text)
  const searching = isSearchable(text)
  const switches = (
    <>
      <ShowHideAll />
      <NamePlatesSwitch />
    </>
  )

  return (
    <>
      <SearchBox text={text} onTextChange={setSearchText} onSubmit={search.runNow} />
      {/* What is found follows the box at once. */}
      {!searching && switches}
      <SearchArea search={search} searching={searching} />
      {searching ? switches : <Tabs />}
    </>
  )
})

/** On its own: it draws nothing else of the panel anew. */
function NamePlatesSwitch() {
  return <Switch label={messages.panel.namePlates} {...useSwitch('showNamePlates')} />
}

/** What stands there while nothing is searched: a tab. */
function Tabs() {
  const tab = useProgressView((state) => state.tab)
  const Tab = tabs[tab]
  return (
    <>
      <Segments<string>
        label={messages.panel.tab}
        choices={messages.panel.tabs}
        value={tab}
        onChange={(next) => useProgressView.setState({ tab: next })}
        className="mt-1 mb-2"
      />
      {Tab ? <Tab /> : <FilterPanel />}
    </>
  )
}
