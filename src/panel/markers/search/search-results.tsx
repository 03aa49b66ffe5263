import { messages } from '../../../messages/messages.ts'
import { parts } from '../../../stores/offline/parts.ts'
import { useNotes, usePins } from '../../../stores/pins/pins.ts'
import { aboutGame } from '../../../stores/world/page-world.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPiece } from '../../../ui/dialogs/lazy-part.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PagedList } from '../../paged-list.tsx'
import type { OwnResult } from './use-own-results.ts'
import { ResultRow } from './result-row.tsx'
import type { Search } from './use-search.ts'

/** Rows added by each press of Load more. */
export const resultPageSize = 20

const PinRow = lazyPiece(parts, async () => (await import('../../pins/pin-row.tsx')).PinRow)
const NoteRow = lazyPiece(
  parts,
  async () => (await import('../../pins/notes/note-row.tsx')).NoteRow,
)

/** What has become of the search, and how many of the player's own pins and notes it found. */
export function SearchStatus({ search, own }: { search: Search; own: number }) {
  const { results, searched, error } = search
  const hasOwn = usePins().length + useNotes().size > 0
  if (error) return null
  if (!results) {
    return (
      <p className="inline-flex items-center gap-3 py-6 text-vellum-soft">
        <Spinner />
        {messages.search.searching}
      </p>
    )
  }
  return results.length + own === 0 ? (
    <p className="pt-4 break-words">{messages.search.nothing(searched, hasOwn)}</p>
  ) : (
    <p className="py-2 text-sm text-vellum-soft">{messages.search.found(results.length, own)}</p>
  )
}

interface SearchResultsProps {
  readonly search: Search
  readonly own: readonly OwnResult[]
  readonly onClear: () => void
}

/**
 * Mounted anew for each search, so that every search begins at its first page.
 *
 * @throws while rendering, when nothing can be looked up
 */
export function SearchResults({ search, own, onClear }: SearchResultsProps) {
  const { results, searched, error } = search

  if (error) throw error
  if (!results) return null
  if (results.length + own.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 pt-3 pb-4">
        <p className="text-vellum-soft">{messages.search.nothingHint(aboutGame().searchExample)}</p>
        <Button onClick={onClear}>{messages.search.clearAndBrowse}</Button>
      </div>
    )
  }
  return (
    <PagedList
      items={[...own, ...results]}
      pageSize={resultPageSize}
      idOf={({ id }) => id}
      more={messages.search.loadMore}
      moreClass="mt-3 w-full"
      renderRow={(found) =>
        'pin' in found ? (
          <PinRow pin={found.pin} />
        ) : 'note' in found ? (
          <NoteRow marker={found.marker} note={found.note} />
        ) : (
          <ResultRow marker={found} searched={searched} />
        )
      }
    />
  )
}
