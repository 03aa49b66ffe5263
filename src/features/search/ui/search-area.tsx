import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { cutText } from '../../../platform/characters.ts'
import type { Found } from '../model/look-up.ts'
import { resultCountText } from '../../../i18n/compose/first-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { focusSearch, setSearchText, usePanelView } from '../../progress/panel-view.ts'
import { chunks } from '../../chunks/chunks.ts'
import { useNotes, usePins } from '../../pins/pins.ts'
import { IconButton } from '../../../ui/button.tsx'
import { lazyPiece, ChunkBoundary } from '../../../ui/dialogs/lazy-chunk.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { isEscape } from '../../../ui/keys/composition.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOwnResults, type Search } from './use-search.ts'

interface SearchBoxProps {
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly onSubmit: () => void
}

/** Maximum length in characters: the longest link from another device, plus the address before it. */
const longestText = 1_002_000

const longestQuote = 100

/** Search field. Enter searches at once. Escape clears the text; with an empty field it closes the panel. */
export function SearchBox({ text, onTextChange, onSubmit }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const focusWanted = usePanelView((state) => state.searchFocus)
  // The player can type before the page is hydrated.
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (typed) onTextChange(typed)
  }, [onTextChange])
  useEffect(() => {
    if (!focusWanted) return
    input.current?.focus({ preventScroll: true })
    if (focusWanted === 'select') input.current?.select()
    usePanelView.setState({ searchFocus: null })
  }, [focusWanted])
  useLayoutEffect(() => {
    const box = input.current
    return () => {
      // The panel is rebuilt if the screen size changes, even while the player types.
      if (box && box === document.activeElement) focusSearch('go-on')
    }
  }, [])
  return (
    <Form
      role="search"
      className="sticky top-0 z-10 -mx-4 bg-board px-4 pt-1 pb-2"
      onSubmit={onSubmit}
    >
      <div className="flex items-center rounded-md border border-line bg-ink focus-within:border-gold-bright">
        <Icon name="search" className="ml-3 text-vellum-soft" />
        <input
          ref={input}
          id="search"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestText}
          aria-label={messages.search.label}
          placeholder={messages.search.placeholder}
          value={text}
          data-own-escape={text !== '' || undefined}
          className="h-11 min-w-0 grow bg-transparent px-3 placeholder:text-vellum-soft focus-visible:[outline:none]"
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!isEscape(event) || text === '') return
            event.preventDefault()
            event.stopPropagation()
            onTextChange('')
          }}
        />
        {text !== '' && (
          <IconButton
            label={messages.search.clear}
            onClick={() => {
              onTextChange('')
              input.current?.focus({ preventScroll: true })
            }}
          >
            <Icon name="close" />
          </IconButton>
        )}
      </div>
    </Form>
  )
}

const SearchResults = lazyPiece(
  chunks,
  async () => (await import('./search-results.tsx')).SearchResults,
)

interface SearchAreaProps {
  readonly search: Search
  readonly searching: boolean
}

/** Status and results. The live region is rendered empty first, as screen readers announce only later changes. */
export function SearchArea({ search, searching }: SearchAreaProps) {
  const own = useOwnResults(searching ? search.searched : '')
  const amount = search.results && amountFound(search.results) + own.length
  return (
    <section aria-label={searching && amount ? messages.search.results : undefined}>
      <div aria-live="polite" role={searching ? 'status' : undefined}>
        {searching && <SearchStatus search={search} own={own.length} />}
      </div>
      {searching && (
        <ChunkBoundary settings={chunks} className="grid justify-items-start gap-2 py-4">
          <div role="presentation" data-own-escape onKeyDown={clearSearchByKey}>
            <SearchResults key={search.searched} search={search} own={own} onClear={clearSearch} />
          </div>
        </ChunkBoundary>
      )}
    </section>
  )
}

/** Clears the search and moves the focus to the field, because the focused result disappears. */
function clearSearch(): void {
  setSearchText('')
  focusSearch()
}

function clearSearchByKey(event: KeyboardEvent): void {
  if (!isEscape(event)) return
  event.stopPropagation()
  clearSearch()
}

/** Status of the search. @param own number of matching pins and notes of the player */
function SearchStatus({ search, own }: { search: Search; own: number }) {
  const { results, searched, error } = search
  const hasOwn = usePins().length + useNotes().size > 0
  if (error) return null
  if (!results) {
    return (
      // Fills the panel's height, so that its foot stays out of view.
      <div className="min-h-dvh">
        <p className="inline-flex items-center gap-3 py-6 text-vellum-soft">
          <Spinner />
          <span>{messages.search.searching}</span>
        </p>
      </div>
    )
  }
  return amountFound(results) + own === 0 ? (
    <p className="pt-4 break-words">
      {results.reason?.() ?? messages.search.nothing(quoted(searched), hasOwn)}
    </p>
  ) : (
    <p className="amount-found py-2 text-sm text-vellum-soft">
      {resultCountText(amountListed(results), own)}
    </p>
  )
}

export function quoted(text: string): string {
  const beginning = cutText(text, longestQuote)
  return beginning === text ? text : `${beginning}…`
}

function amountListed({ places, quests = [], spot, link }: Found): number {
  return places.length + quests.length + (spot ? 1 : 0) + (link ? 1 : 0)
}

export function amountFound(found: Found): number {
  return amountListed(found) + found.settlements.length + found.types.length
}
