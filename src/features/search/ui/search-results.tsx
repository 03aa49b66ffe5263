import { uncoverMap } from '../../settings/settings.ts'
import './search-results.css'
import { useEffect } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { nothingHint } from '../../../i18n/compose/first-sentences.ts'
import { dispatchMarkerSelect } from '../../card/marker-select-event.ts'
import { openCard } from '../../card/opened.ts'
import { isolate } from '../../filters/isolate.ts'
import { isolatedTitles } from '../../filters/title-of.ts'
import { chunks } from '../../chunks/chunks.ts'
import { aboutGame } from '../../../platform/page-world.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPiece } from '../../../ui/dialogs/lazy-chunk.tsx'
import { isComposing } from '../../../ui/keys/composition.ts'
import { rovingStop, rovingFocus } from '../../../ui/keys/focus.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { sortResults, splitByTitle, useOpenFirstOnEnter, type Result } from './in-order.ts'
import { openFoundQuest } from '../quest-search.ts'
import { LinkResult, openLink } from './link-result.tsx'
import {
  FoundKinds,
  openFoundSettlement,
  openFoundSpot,
  QuestResult,
  ResultRow,
  SettlementRow,
  SpotResult,
} from './result-row.tsx'
import { amountFound } from './search-area.tsx'
import type { OwnResult, Search } from './use-search.ts'

export const resultPageSize = 20

const PinRow = lazyPiece(chunks, async () => (await import('../../pins/ui/pin-row.tsx')).PinRow)
const NoteRow = lazyPiece(
  chunks,
  async () => (await import('../../pins/ui/notes/note-row.tsx')).NoteRow,
)

interface SearchResultsProps {
  readonly search: Search
  readonly own: readonly OwnResult[]
  readonly onClear: () => void
}

/** Results of one search, mounted again for each search to begin with the first page. @throws if the search failed */
export function SearchResults({ search, own, onClear }: SearchResultsProps) {
  const { results, searched, from, error } = search
  // The example in the page's language, if the world has one.
  const { searchExample = aboutGame().searchExample } = useWorld()

  useOpenFirstOnEnter(search, () => {
    if (results?.link) openLink(results.link)
    else if (results) openResult(sortResults(results, own, searched)[0])
  })
  const { link } = results ?? {}
  // Opening such a link changes nothing yet: a dialog shows its content and asks.
  useEffect(() => {
    if (link && 'hash' in link && link.isWhole) openLink(link)
  }, [link])
  if (error) throw error
  if (!results) return null
  const { places, settlements, types, quests = [], spot, map } = results
  if (amountFound(results) + own.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 pt-3 pb-4">
        {!results.reason && <p className="text-vellum-soft">{nothingHint(searchExample)}</p>}
        <Button onClick={onClear}>{laterMessages.search.clearAndBrowse}</Button>
      </div>
    )
  }
  const [named, other] = splitByTitle(own, searched)
  return (
    <div ref={rovingFromBox}>
      <div ref={keepAboveKeyboard} />
      {(link || spot) && (
        <div className="-mx-2 grid gap-2 pb-2">
          {link && <LinkResult link={link} />}
          {spot && <SpotResult spot={spot} />}
        </div>
      )}
      {named.length > 0 && (
        <div role="group" aria-label={messages.pins.heading} className="-mx-2 grid pb-2">
          {named.map((found) => 'pin' in found && <PinRow key={found.id} pin={found.pin} />)}
        </div>
      )}
      {settlements.length > 0 && (
        <div role="group" aria-label={laterMessages.search.settlements} className="-mx-2 grid pb-2">
          {settlements.map((settlement) => (
            <SettlementRow key={settlement.name} settlement={settlement} />
          ))}
        </div>
      )}
      {types.length > 0 && <FoundKinds types={types} />}
      {quests.length > 0 && (
        <div role="group" aria-label={laterMessages.quests.title} className="-mx-2 grid pb-2">
          {quests.map((quest) => (
            <QuestResult key={quest.id} quest={quest} />
          ))}
        </div>
      )}
      {places.length > 0 && (
        <Button
          className="mb-2 w-full"
          {...rovingStop}
          onClick={() => {
            isolatedTitles.search.fill((text) => laterMessages.search.shownTitle(text))
            isolate({
              isolated: { kind: 'search', id: searched },
              ids: places.map(({ id }) => id),
            })
            uncoverMap()
          }}
        >
          {laterMessages.search.showOnMap(places.length)}
        </Button>
      )}
      <PagedList
        items={[...other, ...places]}
        within
        pageSize={resultPageSize}
        idOf={({ id }) => id}
        more={laterMessages.search.loadMore}
        moreClass="mt-3 w-full"
        renderRow={(found) =>
          'pin' in found ? (
            <PinRow pin={found.pin} />
          ) : 'note' in found ? (
            <NoteRow marker={found.marker} note={found.note} />
          ) : (
            <ResultRow marker={found} searched={searched} from={from} {...(map && { map })} />
          )
        }
      />
    </div>
  )
}

function openResult(result: Result | undefined): void {
  if (!result) return
  if ('settlement' in result) openFoundSettlement(result.settlement)
  else if ('spot' in result) openFoundSpot(result.spot)
  else if ('quest' in result) void openFoundQuest(result.quest)
  else if ('pin' in result) {
    uncoverMap()
    openCard({ kind: 'pin', id: result.pin.id }, 'event')
  } else dispatchMarkerSelect(result.marker)
}

/** Ref callback that makes the results one Tab stop. Arrow keys lead from the search field through them and back. */
function rovingFromBox(results: HTMLElement | null): (() => void) | undefined {
  const box = document.querySelector<HTMLInputElement>('#search')
  const stop = rovingFocus(results)
  if (!results || !box) return stop
  const down = (event: KeyboardEvent) => {
    if (!isArrow(event, 'ArrowDown')) return
    const first = results.querySelector<HTMLElement>('[data-roving]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  const up = (event: KeyboardEvent) => {
    // On any other row, `rovingFocus` has already moved the focus up and prevented the default.
    const isStop = event.target instanceof HTMLElement && 'roving' in event.target.dataset
    if (!isStop || !isArrow(event, 'ArrowUp')) return
    event.preventDefault()
    box.focus({ preventScroll: true })
  }
  box.addEventListener('keydown', down)
  results.addEventListener('keydown', up)
  return () => {
    stop?.()
    box.removeEventListener('keydown', down)
    results.removeEventListener('keydown', up)
  }
}

function isArrow(event: KeyboardEvent, arrow: 'ArrowDown' | 'ArrowUp'): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const isPlain = !(altKey || ctrlKey || metaKey || shiftKey)
  return key === arrow && isPlain && !isComposing(event) && !defaultPrevented
}

/** Height in CSS pixels below which the panel hides details, for example above a phone's keyboard. */
const shortPanelCssPx = 540

/** Ref callback that keeps the panel above an on-screen keyboard, which covers the page but does not resize it. */
function keepAboveKeyboard(results: HTMLElement | null): (() => void) | undefined {
  const frame = results?.closest<HTMLElement>('.panel-frame')
  const seen = window.visualViewport
  if (!frame || !seen) return undefined
  // The panel may be scrolled from its previous content.
  frame.querySelector('.panel-scroll')?.scrollTo(0, 0)
  const fit = () => {
    // Pinch zoom also reduces the visual viewport, but covers nothing.
    const height = Math.round(seen.height * seen.scale)
    frame.toggleAttribute('data-short', height < shortPanelCssPx)
    frame.style.maxHeight = height < window.innerHeight - 1 ? `${height}px` : ''
  }
  fit()
  seen.addEventListener('resize', fit)
  return () => {
    seen.removeEventListener('resize', fit)
    frame.removeAttribute('data-short')
    frame.style.maxHeight = ''
  }
}
