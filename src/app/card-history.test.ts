// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { syncAddress } from '../features/links/address.ts'
import { indexWorld } from '../features/worlds/world-context.tsx'
import { emptyWorld } from '../testing/world-samples.ts'
import { setSearchText, usePanelView } from '../features/progress/panel-view.ts'
import { useSettings } from '../features/settings/settings.ts'
import { watchCardHistory } from './card-history.ts'
import {
  openMarker,
  openPin,
  openQuest,
  openSpot,
  openTown,
  openedId,
} from '../testing/open-cards.ts'
import { closeAll, closeCard, openedNow, openInFront } from '../features/card/opened.ts'

const select = openMarker
const deselect = closeCard
let entries: unknown[] = []
let back = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  closeAll()
  useSettings.setState({ panelOpen: true })
  setSearchText('')
  // A fake of the browser's history, which the test page lacks.
  entries = [{ view: 'own' }]
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1))
  vi.spyOn(history, 'replaceState').mockImplementation(
    (state) => void (entries[entries.length - 1] = state),
  )
  vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state))
  back = vi.spyOn(history, 'back').mockImplementation(goBack)
  stop = watchCardHistory()
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const settled = () => Promise.resolve()

function goBack(): void {
  entries.pop()
  window.dispatchEvent(Object.assign(new Event('popstate'), { state: entries.at(-1) }))
}

const selected = () => openedId('marker')

function setScreen(isSmall: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isSmall } as MediaQueryList)
}

it('a card that opens another one is come back to [F120]', async () => {
  select(7, 'pointer')
  await settled()
  deselect()
  openSpot([1, 2], 'event', 'Treasure map I')
  await settled()
  expect(entries).toHaveLength(2)
  expect(entries[1]).toMatchObject({ view: 'own' })
  goBack()
  expect([selected(), openedId('spot')]).toEqual([7, null])
  expect(openedNow()?.by).toBe('event')
})

it('Back that was pressed before the script was there is obeyed', async () => {
  select(7, 'pointer')
  await settled()
  select(8, 'event')
  await settled()
  stop()
  const stopAddress = syncAddress(indexWorld(emptyWorld))
  goBack()
  expect(selected()).toBe(8)
  stop = watchCardHistory()
  expect(selected()).toBe(7)
  stopAddress()
})

it('a settlement and a pin are come back to', async () => {
  openTown('Rattay', 'pointer')
  await settled()
  openPin('0123456789abcdef01234567', 'event')
  await settled()
  select(7, 'event')
  await settled()
  expect(entries).toHaveLength(3)
  goBack()
  expect(openedId('pin')).toBe('0123456789abcdef01234567')
  goBack()
  expect(openedId('settlement')).toBe('Rattay')
  expect(openedId('pin')).toBeNull()
})

it.each([
  ['a press on the map', () => select(8, 'pointer')],
  ['a key on the map', () => select(8, 'keyboard')],
  ['closing the card', () => deselect()],
  ['the same card again', () => select(7, 'event')],
])('%s adds nothing to the history', async (_name, act) => {
  select(7, 'pointer')
  await settled()
  act()
  await settled()
  expect(entries).toHaveLength(1)
})

it('a card behind another one that only comes back adds nothing to the history', async () => {
  openTown('Rattay', 'event')
  openInFront({ kind: 'marker', id: 7 })
  await settled()
  deselect()
  await settled()
  expect(openedId('settlement')).toBe('Rattay')
  expect(entries).toHaveLength(1)
})

it('a button that leads back is the same as Back', async () => {
  select(7, 'pointer')
  await settled()
  openInFront({ kind: 'settlement', name: 'Rattay' })
  await settled()
  closeCard()
  await settled()
  expect(back).toHaveBeenCalledTimes(1)
  expect([selected(), entries.length]).toEqual([7, 1])
})

it('a list that covered the map is come back to', async () => {
  setScreen(true)
  useSettings.setState({ panelOpen: true })
  await settled()
  useSettings.setState({ panelOpen: false })
  select(7, 'event')
  await settled()
  expect(entries).toHaveLength(2)
  goBack()
  expect([selected(), useSettings.getState().panelOpen]).toEqual([null, true])
})

it('a search that covered the map is come back to with its text', async () => {
  setScreen(true)
  useSettings.setState({ panelOpen: true })
  setSearchText('inn')
  await settled()
  useSettings.setState({ panelOpen: false })
  select(7, 'event')
  await settled()
  // The panel clears its search when it is unmounted.
  setSearchText('')
  await settled()
  goBack()
  expect(usePanelView.getState().searchText).toBe('inn')
})

it('a list beside the map needs no way back', async () => {
  setScreen(false)
  select(7, 'event')
  await settled()
  expect(entries).toHaveLength(1)
})

it.each([null, 'x', { cards: 7 }, { view: 'own' }])(
  'an entry of another kind changes nothing: %j',
  async (state) => {
    select(7, 'pointer')
    await settled()
    window.dispatchEvent(Object.assign(new Event('popstate'), { state }))
    expect(selected()).toBe(7)
  },
)

it('a quest in an entry of an earlier version is come back to', () => {
  const cards = { marker: -4, pin: null, place: null, spot: { at: [1, 2], words: 'Cellar' } }
  window.dispatchEvent(Object.assign(new Event('popstate'), { state: { cards } }))
  expect(openedNow()).toMatchObject({
    kind: 'quest',
    id: 4,
    by: 'event',
    behind: { kind: 'spot', coordinate: [1, 2], words: 'Cellar' },
  })
})

it('a quest is come back to from the marker that it led to', async () => {
  openQuest(4, 'pointer')
  await settled()
  select(7, 'event')
  await settled()
  goBack()
  expect(openedId('quest')).toBe(4)
})

it('goes on where the browser refuses more entries', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError')
  })
  select(7, 'pointer')
  await settled()
  select(8, 'event')
  await settled()
  expect(selected()).toBe(8)
})
