// Lets the browser's Back button lead from a card to the card, or to a phone's full-screen list, that led to it. Relies
// on `by` being 'event' if a list or a card has opened something: a press on the map adds no entry to the history. Each
// entry holds what was open, so that a reload loses nothing.
import { isRecord, readBoolean, readList, readNumber, readString } from '../platform/read-field.ts'
import { takePoppedState } from '../features/links/address.ts'
import { keyOf, openedFrom, partsOf, type OpenedParts } from '../features/card/model/opened-card.ts'
import { openedNow, useOpened } from '../features/card/opened.ts'
import { setSearchText, usePanelView } from '../features/progress/panel-view.ts'
import { questOfStartId } from '../world/quest-start.ts'
import { useSettings } from '../features/settings/settings.ts'
import { smallScreen } from '../ui/screen-size.ts'

const field = 'cards'

interface Shown extends OpenedParts {
  readonly underPanel: boolean
  /** Search text of a panel that covers the cards. A closed panel forgets it. */
  readonly search: string
}

export function watchCardHistory(): () => void {
  let known = shownNow()
  let isWaiting = false

  // A card often closes in the same task in which the next one opens, so wait for the end of the task.
  const changed = () => {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(() => {
      isWaiting = false
      const before = known
      known = shownNow()
      if (isLedOn(before, known)) addEntry(before, known)
    })
  }

  const showEntry = (state: unknown) => {
    const shown = readShown(state)
    if (!shown) return
    show(shown)
    known = shownNow()
  }
  const goBack = ({ state }: PopStateEvent) => {
    takePoppedState()
    showEntry(state)
  }

  // The player may have pressed Back before this script was loaded.
  showEntry(takePoppedState())
  window.addEventListener('popstate', goBack)
  const stops = [useOpened, useSettings, usePanelView].map((store) => store.subscribe(changed))
  return () => {
    window.removeEventListener('popstate', goBack)
    for (const stop of stops) stop()
  }
}

function shownNow(): Shown {
  const underPanel = useSettings.getState().panelOpen && window.matchMedia(smallScreen).matches
  const search = underPanel ? usePanelView.getState().searchText : ''
  return { ...partsOf(openedNow()), underPanel, search }
}

function cardsOf({ front, settlement, spot }: Shown): readonly string[] {
  return [front, settlement, spot].flatMap((target) => (target ? keyOf(target) : []))
}

/** True if a card, or the list that covered the map, has opened another card. False if an earlier card reappeared. */
function isLedOn(before: Shown, now: Shown): boolean {
  const [card] = cardsOf(now)
  const cards = cardsOf(before)
  if (card === undefined || now.underPanel || cards.includes(card)) return false
  return (cards.length > 0 || before.underPanel) && openedNow()?.by === 'event'
}

function addEntry(before: Shown, now: Shown): void {
  const state: unknown = history.state
  const others = isRecord(state) ? state : {}
  const [card] = cardsOf(now)
  try {
    // A button that leads back to the previous card works like the browser's Back button.
    if (card === others['from']) return history.back()
    history.replaceState({ ...others, [field]: historyEntryOf(before) }, '')
    history.pushState(
      {
        ...others,
        [field]: historyEntryOf(now),
        from: before.underPanel ? null : cardsOf(before)[0],
      },
      '',
    )
  } catch {
    // Browsers refuse very frequent changes. The Back button then skips a card.
  }
}

function show(shown: Shown): void {
  const [card] = cardsOf(shown)
  const isOpen = card === cardsOf(shownNow())[0]
  useOpened.setState({ opened: openedFrom(shown, isOpen ? 'back' : 'event') })
  const { underPanel, search } = shown
  if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: underPanel })
  if (underPanel) setSearchText(search)
}

function historyEntryOf({ front, settlement, spot, underPanel, search }: Shown): object {
  return {
    ...(front && { [front.kind]: front.id }),
    place: settlement?.name,
    spot: spot && { at: spot.coordinate, words: spot.words },
    underPanel,
    search,
  }
}

function readShown(state: unknown): Shown | undefined {
  const shown = isRecord(state) ? state[field] : undefined
  if (!isRecord(shown)) return undefined
  const marker = readNumber()(shown['marker'])
  // Entries of earlier versions hold quests as markers with negative ids.
  const quest = readNumber()(shown['quest']) ?? questOfStartId(marker ?? null)
  const pin = readString(shown['pin'])
  const name = readString(shown['place'])
  const spot = isRecord(shown['spot']) ? shown['spot'] : {}
  const [x, y] = (readList(spot['at']) ?? []).map(readNumber())
  return {
    front:
      quest !== undefined
        ? { kind: 'quest', id: quest }
        : marker !== undefined
          ? { kind: 'marker', id: marker }
          : pin !== undefined
            ? { kind: 'pin', id: pin }
            : null,
    settlement: name === undefined ? null : { kind: 'settlement', name },
    spot:
      x === undefined || y === undefined
        ? null
        : { kind: 'spot', coordinate: [x, y], words: readString(spot['words']) ?? '' },
    underPanel: readBoolean(shown['underPanel']) ?? false,
    search: readString(shown['search']) ?? '',
  }
}
