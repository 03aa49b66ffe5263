import type { Found } from '../../../domain/markers/search/look-up.ts'
import { messages } from '../../../messages/messages.ts'
import { foundWords } from '../../../messages/compose/found-words.ts'
import { useNotes, usePins } from '../../../stores/pins/pins.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Search } from './use-search.ts'

/** What has become of the search, and how many of the player's own pins and notes it found. */
export function SearchStatus({ search, own }: { search: Search; own: number }) {
  const { results, searched, error } = search
  const hasOwn = usePins().length + useNotes().size > 0
  if (error) return null
  if (!results) {
    return (
      <p className="inline-flex items-center gap-3 py-6 text-vellum-soft">
        <Spinner />
        <span>{messages.search.searching}</span>
      </p>
    )
  }
  return amountFound(results) + own === 0 ? (
    <p className="pt-4 break-words">{messages.search.nothing(searched, hasOwn)}</p>
  ) : (
    <p className="amount-found py-2 text-sm text-vellum-soft">
      {foundWords(results.places.length, own)}
    </p>
  )
}

export function amountFound({ places, settlements, types }: Found): number {
  return places.length + settlements.length + types.length
}
