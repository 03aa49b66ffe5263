import { useState } from 'react'
import { messages } from '../messages/messages.ts'
import { minSearchLength } from '../domain/search-index.ts'
import { useSettings } from '../stores/settings.ts'
import { Switch } from '../ui/switch.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { ShowHideAll } from './filters/show-hide-all.tsx'
import { SearchBox } from './search/search-box.tsx'
import { SearchResults } from './search/search-results.tsx'
import { useSearch } from './search/use-search.ts'

/** What the panel holds between its title and its footer, once the world is there. */
export function PanelBody() {
  const [text, setText] = useState('')
  const search = useSearch(text)
  const showNamePlates = useSettings((state) => state.showNamePlates)
  const toggleNamePlates = useSettings((state) => state.toggleNamePlates)

  return (
    <>
      <SearchBox text={text} onTextChange={setText} onSubmit={search.runNow} />
      <ShowHideAll />
      <Switch
        label={messages.panel.namePlates}
        checked={showNamePlates}
        onCheckedChange={toggleNamePlates}
      />
      {text.trim().length < minSearchLength ? (
        <FilterPanel />
      ) : (
        <SearchResults key={search.searched} search={search} onClear={() => setText('')} />
      )}
    </>
  )
}
