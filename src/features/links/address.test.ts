// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MarkerType, Marker } from '../../world/marker.ts'
import type { Place } from '../../world/names/world-names.ts'
import {
  addressInterval,
  applyAddress,
  syncAddress,
  recallAddress,
  startPosition,
  viewOnScreen,
  writeAddressNow,
} from './address.ts'
import { useFilters } from '../filters/filters.ts'
import { backToOwn } from '../filters/isolate.ts'
import { showLinkedTypes, showTypes, useFilterOverride } from '../filters/shown-filters.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import { nearZoom } from '../../geometry/scale.ts'
import { hidePage } from '../../testing/hide-page.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import { openMarker, openSpot, openTown, openedId } from '../../testing/open-cards.ts'
import { closeAll, closeCard, openedNow } from '../card/opened.ts'
import { useViewport } from '../viewport/viewport-store.ts'

const nest: Marker = { id: 3, locationType: 'nest', coordinate: [100, 200] }
const bed: Marker = { id: 7, locationType: 'bed', coordinate: [4000, 5000] }
const typeOf = (id: string): MarkerType => ({
  id,
  title: id,
  category: 'other',
  icon: '',
  colour: '#000000',
  priority: 0,
  glyph: id,
})

const rattay: Place = { name: 'Rattay', rank: 'town', coordinate: [5218, 1191] }

const world = indexWorld({
  ...emptyWorld,
  id: 'kcd1',
  types: ['nest', 'bed', 'inn'].map(typeOf),
  markers: [nest, bed],
  places: [rattay],
})

const here = { coordinates: [1000, 2000], zoom: 4 } as const
const rest = (x: number) => useViewport.setState({ position: { coordinates: [x, 2000], zoom: 4 } })
const go = (search: string, state: unknown = null) =>
  window.history.replaceState(state, '', `/${search}`)
const address = () => window.location.search + window.location.hash
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  useFilters.setState({ visibleTypes: {} })
  useFilterOverride.setState({ override: null, before: null })
  closeAll()
  useViewport.setState({ position: null })
  go('')
  localStorage.clear()
})

afterEach(() => {
  stop()
  stop = () => {}
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('syncAddress', () => {
  it('does not change the address before the map’s first rest', () => {
    stop = syncAddress(world)
    vi.runAllTimers()
    expect(address()).toBe('')
    useViewport.setState({ position: here })
    vi.runAllTimers()
    expect(address()).toBe('?at=1000,2000,4&types=all')
  })

  it('writes the whole state and keeps the part after #', () => {
    go('?utm=1#later')
    useViewport.setState({ position: here })
    stop = syncAddress(world)
    openSpot([5, 6], 'event')
    openMarker(bed.id, 'pointer')
    showTypes(['nest'], false)
    vi.runAllTimers()
    expect(address()).toBe('?marker=7&at=1000,2000,4&spot=5,6&types=-nest#later')
  })

  it('does not lose the view of the address while the map is not there yet', () => {
    go('?at=952,7736,5')
    stop = syncAddress(world)
    openMarker(bed.id, 'pointer')
    vi.runAllTimers()
    expect(address()).toBe('?marker=7&at=952,7736,5&types=all')
  })

  it('adds nothing to the history, and stays below Safari’s 100 changes in 30 seconds', () => {
    useViewport.setState({ position: here })
    stop = syncAddress(world)
    vi.runAllTimers()
    const { length } = window.history
    const replace = vi.spyOn(window.history, 'replaceState')
    for (let step = 0; step < 3000; step += 1) {
      rest(step)
      vi.advanceTimersByTime(10)
    }
    expect(replace.mock.calls.length).toBeLessThan(100)
    expect(replace.mock.calls.length).toBeGreaterThan(50)
    vi.advanceTimersByTime(addressInterval)
    expect(address()).toBe('?at=2999,2000,4&types=all')
    expect(window.history.length).toBe(length)
  })

  it('does not rewrite an unchanged address', () => {
    useViewport.setState({ position: here })
    stop = syncAddress(world)
    vi.runAllTimers()
    const replace = vi.spyOn(window.history, 'replaceState')
    rest(1000.2)
    vi.runAllTimers()
    expect(replace).not.toHaveBeenCalled()
  })

  it('leaves the address of another page alone', () => {
    useViewport.setState({ position: here })
    stop = syncAddress(world)
    window.history.replaceState(null, '', '/terms')
    vi.runAllTimers()
    expect(window.location.pathname + address()).toBe('/terms')
  })

  it('is updated before a reload', () => {
    useViewport.setState({ position: here })
    stop = syncAddress(world)
    openMarker(bed.id, 'pointer')
    vi.runAllTimers()
    closeAll()
    expect(address()).toContain('marker=7')
    writeAddressNow()
    expect(address()).toBe('?at=1000,2000,4&types=all')
  })

  it('changes nothing after it was stopped', () => {
    useViewport.setState({ position: here })
    syncAddress(world)()
    rest(5)
    vi.runAllTimers()
    expect(address()).toBe('')
  })

  it('bears a browser that refuses', () => {
    useViewport.setState({ position: here })
    stop = syncAddress(world)
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too often', 'SecurityError')
    })
    expect(() => vi.runAllTimers()).not.toThrow()
  })

  it('keeps what others note in the history entry', () => {
    go('', { other: 1 })
    useViewport.setState({ position: here })
    stop = syncAddress(world)
    vi.runAllTimers()
    expect(window.history.state).toEqual({ other: 1, view: 'own' })
    showLinkedTypes({ nest: false }, ['nest'])
    vi.runAllTimers()
    expect(window.history.state).toEqual({ other: 1, view: 'link' })
  })
})

describe('applyAddress', () => {
  it('selects, pins and filters as the link says', () => {
    go('?marker=7&spot=5,6&types=bed')
    expect(applyAddress(world)).toBe(true)
    expect(openedNow()).toMatchObject({ kind: 'marker', id: bed.id, by: 'link' })
    expect(openedNow()?.behind).toMatchObject({ kind: 'spot', coordinate: [5, 6] })
    expect(useFilterOverride.getState().override?.visibleTypes).toEqual({
      nest: false,
      bed: true,
      inn: false,
    })
    expect(localStorage.getItem('filters-store')).toBeNull()
  })

  it('opens a settlement’s card behind a marker’s, and keeps both in the address', () => {
    go('?marker=7&place=Rattay&spot=5,6')
    expect(applyAddress(world)).toBe(true)
    expect(openedNow()).toMatchObject({ kind: 'marker', id: bed.id, by: 'link' })
    expect(openedNow()?.behind).toMatchObject({ kind: 'settlement', name: 'Rattay' })
    expect(viewOnScreen(world)).toMatchObject({ marker: 7, place: 'Rattay' })
    closeCard()
    expect(viewOnScreen(world)).toMatchObject({ place: 'Rattay' })
  })

  it('names a settlement in English, whatever the page’s language', () => {
    const rataje = { ...rattay, name: 'Rataje', english: 'Rattay' }
    const localized = indexWorld({ ...world, places: [rataje] })
    go('?place=Rattay')
    expect(applyAddress(localized)).toBe(true)
    expect(openedId('settlement')).toBe('Rattay')
    expect(viewOnScreen(localized)).toMatchObject({ place: 'Rattay' })
  })

  it.each(['?place=Nowhere', '?place='])('opens no settlement for %s', (search) => {
    go(search)
    expect(applyAddress(world)).toBe(false)
    expect(openedId('settlement')).toBeNull()
  })

  it('opens a settlement in an embed, and the link to the full map names it [F69]', () => {
    go('?place=Rattay')
    applyAddress(world, {})
    expect(openedId('settlement')).toBe('Rattay')
    expect(viewOnScreen(world).place).toBe('Rattay')
  })

  it('leaves an open settlement where the map was, when the map is shown again', () => {
    openTown('Rattay', 'event')
    applyAddress(world)
    expect(openedNow()).toMatchObject({ kind: 'settlement', name: 'Rattay', by: 'reload' })
  })

  it('stays at the view that comes with a marker', () => {
    go('?marker=7&at=1,2,3')
    applyAddress(world)
    expect(openedNow()?.by).toBe('link-with-view')
  })

  it.each(['', '?marker=8', '?marker=-1', '?types=dragon', '?spot=1', '?at=1,2'])(
    'changes nothing for %s',
    (search) => {
      go(search)
      expect(applyAddress(world)).toBe(false)
      expect(openedId('marker')).toBeNull()
      expect(openedId('spot')).toBeNull()
      expect(useFilterOverride.getState().override).toBeNull()
    },
  )

  it('prefers the player’s own filters to an older address of the same page', () => {
    useFilters.setState({ visibleTypes: { bed: false } })
    go('?marker=7&at=1,2,3&types=-nest', { view: 'own' })
    expect(applyAddress(world)).toBe(false)
    expect(useFilterOverride.getState().override).toBeNull()
    expect(openedNow()).toMatchObject({ kind: 'marker', id: bed.id, by: 'reload' })
  })

  it('shows a link’s filters again after a reload', () => {
    go('?at=1,2,3&types=-nest', { view: 'link' })
    expect(applyAddress(world)).toBe(false)
    expect(useFilterOverride.getState().override?.visibleTypes).toMatchObject({ nest: false })
  })

  it('is up to date as soon as the page is hidden, which may end there', () => {
    go('?types=all', { view: 'own' })
    stop = syncAddress(world)
    showTypes(['bed'], false)
    hidePage(() => expect(window.location.search).toBe('?types=-bed'))
  })

  it('is left as it came while a link has not been answered', () => {
    go('?types=-nest')
    stop = syncAddress(world)
    showTypes(['bed'], false)
    hidePage(() => expect(window.location.search).toBe('?types=-nest'))
  })

  describe('after a reload with an outdated address', () => {
    const comeBack = (navigation: string, search: string) => {
      window.dispatchEvent(new Event('pagehide'))
      stop()
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
        { type: navigation } as unknown as PerformanceEntry,
      ])
      go(search)
      recallAddress()
      applyAddress(world)
    }

    it('shows the player’s own filters', () => {
      go('?types=all', { view: 'own' })
      stop = syncAddress(world)
      showTypes(['bed'], false)
      comeBack('reload', '?types=all')
      expect(useFilterOverride.getState().override).toBeNull()
    })

    it('shows a link’s filters', () => {
      go('?types=-nest', { view: 'link' })
      applyAddress(world)
      stop = syncAddress(world)
      comeBack('reload', '?types=-nest')
      expect(useFilterOverride.getState().override?.visibleTypes).toMatchObject({ nest: false })
    })

    it('shows the filters of a link that the page had not answered yet', () => {
      go('?types=-nest')
      stop = syncAddress(world)
      comeBack('reload', '?types=-nest')
      expect(useFilterOverride.getState().override?.visibleTypes).toMatchObject({ nest: false })
    })

    it('restores the last view and selection even if they were not yet written', () => {
      useViewport.setState({ position: here })
      stop = syncAddress(world)
      vi.runAllTimers()
      rest(1500)
      openMarker(bed.id, 'pointer')
      expect(address()).toBe('?at=1000,2000,4&types=all')
      comeBack('reload', '?at=1000,2000,4&types=all#later')
      expect(address()).toBe('?marker=7&at=1500,2000,4&types=all#later')
      expect(openedNow()?.by).toBe('reload')
    })

    it('leaves the address of another page, of a link, and a later one alone', () => {
      const leaveOwn = () => {
        go('?types=all', { view: 'own' })
        stop = syncAddress(world)
        rest(1500)
      }
      leaveOwn()
      comeBack('navigate', '?types=-nest')
      expect(address()).toBe('?types=-nest')
      leaveOwn()
      comeBack('reload', 'kcd2?types=-nest')
      expect(address()).toBe('?types=-nest')
      leaveOwn()
      comeBack('reload', '?types=all')
      go('?types=-nest')
      recallAddress()
      expect(address()).toBe('?types=-nest')
    })

    it.each(['{', 'null', '[]', '{"pathname":"/"}', '{"pathname":"/","search":7,"note":"own"}'])(
      'makes nothing of %s',
      (text) => {
        vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
          { type: 'reload' } as unknown as PerformanceEntry,
        ])
        go('?types=-nest')
        sessionStorage.setItem('left-view', text)
        recallAddress()
        expect(address()).toBe('?types=-nest')
      },
    )
  })

  it.each([[{ view: 'dragon' }], ['own'], [7], [null]])('makes nothing of the note %j', (state) => {
    go('?types=-nest', state)
    applyAddress(world)
    expect(useFilterOverride.getState().override?.visibleTypes).toMatchObject({ nest: false })
  })

  it('does not move the map to the current selection', () => {
    openSpot([5, 6], 'link')
    openMarker(nest.id, 'event')
    expect(applyAddress(world)).toBe(false)
    expect(openedNow()).toMatchObject({ kind: 'marker', id: nest.id, by: 'reload' })
    expect(openedNow()?.behind).toMatchObject({ kind: 'spot', coordinate: [5, 6] })
  })

  it('can use other default filters than the player’s own', () => {
    useFilters.setState({ visibleTypes: { bed: false } })
    applyAddress(world, {})
    expect(useFilterOverride.getState().override?.visibleTypes).toEqual({})
  })
})

describe('the way back from a link', () => {
  const mine = { coordinates: [1000, 2000], zoom: 4 } as const
  const before = () => useFilterOverride.getState().before
  beforeEach(() => useViewport.setState({ position: mine }))

  it.each([
    '?spot=600,600',
    '?marker=7',
    '?place=Rattay',
    '?at=3000,3000,4',
    '?at=1000,2000,5',
    '?at=1000,2000,4&types=nest',
    '?spot=600,600&at=600,600,4&types=all',
    '?types=nest',
  ])('is offered after %s [F69]', (search) => {
    go(search)
    applyAddress(world)
    expect(before()).toEqual({ opened: null, position: mine })
    backToOwn()
    expect(before()).toBeNull()
    expect(useViewport.getState().asked).toEqual({ position: mine })
    expect(openedId('spot')).toBeNull()
    expect(openedId('marker')).toBeNull()
    expect(openedId('settlement')).toBeNull()
  })

  it.each([
    ['nothing that the address says', '', null],
    ['the player’s own view', '?at=1000,2000,4&types=all', null],
    ['the same view to a pixel', '?at=1000.3,1999.8,4.01&types=all', null],
    ['what the page wrote itself', '?at=3000,3000,4&marker=7&types=all', { view: 'own' }],
  ])('is not offered after %s [F69]', (_what, search, state) => {
    go(search, state)
    applyAddress(world)
    expect(before()).toBeNull()
  })

  it('keeps the view of the player’s own bookmark [F69]', () => {
    go('?marker=7&at=1000,2000,4&types=all')
    applyAddress(world)
    expect(openedNow()?.by).toBe('reload')
    go('?marker=7&at=1010,2000,4&types=all')
    applyAddress(world)
    expect(openedNow()?.by).toBe('link-with-view')
  })

  it('leads to where the player was, also after the map was shown again meanwhile', () => {
    go('?spot=600,600')
    applyAddress(world)
    useViewport.setState({ position: { coordinates: [600, 600], zoom: 4 } })
    go('?at=600,600,4&spot=600,600&types=all', { view: 'own' })
    applyAddress(world)
    expect(before()?.position).toEqual(mine)
  })

  it('is not offered in a frame on another site', () => {
    go('?spot=600,600')
    applyAddress(world, {})
    expect(before()).toBeNull()
  })
})

describe('startPosition', () => {
  it('prefers the address, then where the map was, then the world’s start', () => {
    expect(startPosition(world)).toEqual(world.startView)
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    expect(startPosition(world)).toEqual({ coordinates: [10, 20], zoom: 6 })
    useViewport.setState({ position: here })
    expect(startPosition(world)).toEqual(here)
    go('?at=1,2,3')
    expect(startPosition(world)).toEqual({ coordinates: [1, 2], zoom: 3 })
  })

  const near = nearZoom(0, world.scale)
  it.each([
    ['?marker=7', bed.coordinate],
    ['?place=Rattay', rattay.coordinate],
    ['?place=Rattay).', rattay.coordinate],
    ['?spot=600,700', [600, 700]],
    ['?marker=7&place=Rattay', bed.coordinate],
    ['?place=Rattay&spot=600,700', rattay.coordinate],
    ['?marker=8&place=Nowhere&spot=600,700', [600, 700]],
  ] as const)('is what %s names, close enough to tell it', (search, coordinates) => {
    go(search)
    expect(startPosition(world)).toEqual({ coordinates, zoom: near })
    // A map that is already closer keeps its zoom.
    useViewport.setState({ position: { ...here, zoom: 6.5 } })
    expect(startPosition(world)).toEqual({ coordinates, zoom: 6.5 })
  })

  it.each(['?marker=7&place=Rattay&spot=600,700&at=1,2,3', '?at=1,2,3&types=nest'])(
    'is the view of %s, whatever it names',
    (search) => {
      go(search)
      expect(startPosition(world)).toEqual({ coordinates: [1, 2], zoom: 3 })
    },
  )

  it.each(['?marker=8', '?place=Nowhere', '?spot=x', '?types=nest', '?start'])(
    'is the world’s start for %s, which names nothing that there is',
    (search) => {
      go(search)
      expect(startPosition(world)).toEqual(world.startView)
    },
  )
})

it('keeps the words of a shared pin in the address as long as its spot is there', () => {
  window.history.replaceState(null, '', '/?spot=10,20&pin=Cellar%0ATwo+chests')
  applyAddress(world)
  expect(viewOnScreen(world)).toMatchObject({ spot: [10, 20], pin: 'Cellar\nTwo chests' })
  window.history.replaceState(null, '', '/')
  applyAddress(world)
  expect(viewOnScreen(world)).toMatchObject({ spot: [10, 20], pin: 'Cellar\nTwo chests' })
  openSpot([30, 40], 'event')
  expect(viewOnScreen(world)).toMatchObject({ spot: [30, 40], pin: '' })
})
