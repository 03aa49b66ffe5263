// Lets the browser's Back button lead from a card to the card, or to a phone's full-screen list, that led to it. Called
// by after-map.ts once the map is ready. Relies on the origin 'event', which the stores note if a list or a card has
// opened something: a press on the map adds no entry to the history. Each entry holds what was open, so that a reload
// loses nothing.
import { isFields, readBoolean, readList, readNumber, readString } from '../platform/read-field.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import { takePoppedState } from '../features/links/address.ts'
import { closeSettlement, useSettlement } from '../features/card/open-settlement.ts'
import { useSpot } from '../features/card/spot.ts'
import { setSearchText, useSearchText } from '../features/search/search-box.ts'
import { useSelection } from '../features/card/selection.ts'
import { useSettings } from '../features/settings/settings.ts'
import { smallScreen } from '../ui/screen-size.ts'

const field = 'cards'

interface Shown {
  readonly marker: number | null
  readonly pin: string | null
  readonly place: string | null
  readonly spot: { readonly at: Coordinate; readonly words: string } | null
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
  const stops = [useSelection, useSettlement, useSpot, useSettings, useSearchText].map((store) =>
    store.subscribe(changed),
  )
  return () => {
    window.removeEventListener('popstate', goBack)
    for (const stop of stops) stop()
  }
}

function shownNow(): Shown {
  const { selectedMarker: marker, selectedPin: pin } = useSelection.getState()
  const { coordinate: at, pin: words } = useSpot.getState()
  const underPanel = useSettings.getState().panelOpen && window.matchMedia(smallScreen).matches
  const { place } = useSettlement.getState()
  const search = underPanel ? useSearchText.getState().text : ''
  return { marker, pin, place, spot: at && { at, words }, underPanel, search }
}

function cardsOf({ marker, pin, place, spot }: Shown): readonly string[] {
  return [
    marker === null ? [] : `marker ${marker}`,
    pin === null ? [] : `pin ${pin}`,
    place === null ? [] : `place ${place}`,
    spot === null ? [] : `spot ${spot.at.join()}`,
  ].flat()
}

/** True if a card, or the list that covered the map, has opened another card. False if an earlier card reappeared. */
function isLedOn(before: Shown, now: Shown): boolean {
  const [card] = cardsOf(now)
  const cards = cardsOf(before)
  if (card === undefined || now.underPanel || cards.includes(card)) return false
  return (cards.length > 0 || before.underPanel) && originOf(now) === 'event'
}

function originOf({ marker, pin, place }: Shown): string | null {
  if (marker !== null || pin !== null) return useSelection.getState().origin
  return (place === null ? useSpot : useSettlement).getState().origin
}

function addEntry(before: Shown, now: Shown): void {
  const state: unknown = history.state
  const others = isFields(state) ? state : {}
  const [card] = cardsOf(now)
  try {
    // A button that leads back to the previous card works like the browser's Back button.
    if (card === others['from']) return history.back()
    history.replaceState({ ...others, [field]: before }, '')
    history.pushState(
      { ...others, [field]: now, from: before.underPanel ? null : cardsOf(before)[0] },
      '',
    )
  } catch {
    // Browsers refuse very frequent changes. The Back button then skips a card.
  }
}

function show({ marker, pin, place, spot, underPanel, search }: Shown): void {
  const now = shownNow()
  if (!spot) {
    if (now.spot) useSpot.getState().remove()
  } else if (spot.at.join() !== now.spot?.at.join()) {
    useSpot.getState().drop(spot.at, 'event', spot.words)
  }
  const { select, selectPin, deselect } = useSelection.getState()
  // Must follow the spot, whose opening closes a settlement, and precede the marker, whose card is above it.
  if (place === null) closeSettlement()
  else useSettlement.setState({ place, origin: 'event', chosen: marker, back: null })
  if (marker !== null && marker !== now.marker) select(marker, 'event')
  else if (pin !== null && pin !== now.pin) selectPin(pin, 'event')
  else if (marker === null && pin === null) deselect()
  if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: underPanel })
  if (underPanel) setSearchText(search)
}

function readShown(state: unknown): Shown | undefined {
  const shown = isFields(state) ? state[field] : undefined
  if (!isFields(shown)) return undefined
  const spot = isFields(shown['spot']) ? shown['spot'] : {}
  const [x, y] = (readList(spot['at']) ?? []).map(readNumber())
  return {
    marker: readNumber()(shown['marker']) ?? null,
    pin: readString(shown['pin']) ?? null,
    place: readString(shown['place']) ?? null,
    spot:
      x === undefined || y === undefined
        ? null
        : { at: [x, y], words: readString(spot['words']) ?? '' },
    underPanel: readBoolean(shown['underPanel']) ?? false,
    search: readString(shown['search']) ?? '',
  }
}
