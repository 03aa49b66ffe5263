import type { KeyboardEvent } from 'react'
import { messages } from '../../../messages/messages.ts'
import { parts } from '../../../stores/offline/parts.ts'
import { setSearchText } from '../../../stores/markers/search-text.ts'
import { useSearchFocus } from '../../../stores/markers/search-focus.ts'
import { PartBoundary } from '../../../ui/dialogs/part-boundary.tsx'
import { lazyPiece } from '../../../ui/dialogs/lazy-part.tsx'
import { amountFound, SearchStatus } from './search-status.tsx'
import { useOwnResults } from './use-own-results.ts'
import type { Search } from './use-search.ts'

const SearchResults = lazyPiece(
  parts,
  async () => (await import('./search-results.tsx')).SearchResults,
)

interface SearchAreaProps {
  readonly search: Search
  /** Whether enough is typed. */
  readonly searching: boolean
}

/** What was found, and before it what is being done; its live region is there before it has anything to say. */
export function SearchArea({ search, searching }: SearchAreaProps) {
  const own = useOwnResults(searching ? search.searched : '')
  const amount = search.results && amountFound(search.results) + own.length
  return (
    <section aria-label={searching && amount ? messages.search.results : undefined}>
      <div aria-live="polite" role={searching ? 'status' : undefined}>
        {searching && <SearchStatus search={search} own={own.length} />}
      </div>
      {searching && (
        <PartBoundary settings={parts} className="grid justify-items-start gap-2 py-4">
          <div role="presentation" data-own-escape onKeyDown={leaveByKey}>
            <SearchResults key={search.searched} search={search} own={own} onClear={leave} />
          </div>
        </PartBoundary>
      )}
    </section>
  )
}

/** What had the focus goes with the results, so the box takes it. */
function leave(): void {
  setSearchText('')
  useSearchFocus.getState().ask()
}

function leaveByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  leave()
}
