// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMoreFilters } from '../domain/more-filters.ts'
import type { Marker } from '../domain/marker.ts'
import { createFakeMedia, type FakeMedia } from '../stores/fake-media.ts'
import { useFilters } from '../stores/filters.ts'
import { useRestingPosition } from '../stores/last-position.ts'
import { useLasso } from '../stores/lasso.ts'
import { useMeasuring } from '../stores/measuring.ts'
import { useObstructions } from '../stores/obstructions.ts'
import { usePinEditing } from '../stores/pin-editing.ts'
import { addPin, deletePin } from '../stores/pins.ts'
import { useProgress } from '../stores/progress.ts'
import { useSelection, type SelectionOrigin } from '../stores/selection.ts'
import { useSettings } from '../stores/settings.ts'
import { useSpotMenu } from '../stores/spot-menu.ts'
import { showPins, useLinkedFilters } from '../stores/shown-filters.ts'
import { useSpot } from '../stores/spot.ts'
import { indexWorld } from '../stores/world/world-context.tsx'
import { bindStores, type BindOptions, type Binding } from './bind-stores.ts'
import { createFakeEngine, type FakeEngine } from './engine/fake-engine.ts'
import type { MapContent, MapEvent } from './engine/map-engine.ts'

const nest: Marker = { id: 3, locationType: 'nest', coordinate: [100, 200] }
const bed: Marker = { id: 7, locationType: 'bed', coordinate: [4000, 5000] }

const world = indexWorld({
  id: 'kcd1',
  game: 'A Game',
  title: 'A World',
  extent: [0, 0, 8192, 8192],
  metresPerUnit: 0.5,
  startView: { coordinates: [4700, 4300], zoom: 3.5 },
  categories: [],
  types: [],
  places: [],
  markers: [nest, bed],
})

const stores = [
  useFilters,
  useMeasuring,
  useLinkedFilters,
  useObstructions,
  useProgress,
  useSelection,
  useSettings,
  useSpotMenu,
  useSpot,
]
const onEvent = vi.fn<(event: MapEvent) => void>()
let media: FakeMedia
let still = false
let tasks: (() => void)[] = []
let engine: FakeEngine
let binding: Binding | undefined

beforeEach(() => {
  useFilters.setState({ visibleTypes: {}, showPins: true, ...noMoreFilters })
  usePinEditing.setState({ id: null, look: null, moved: null })
  useMeasuring.setState({ points: null })
  useLasso.getState().end()
  useSpotMenu.setState({ spot: null })
  useObstructions.setState({ covered: {} })
  useProgress.setState({
    marks: new Map(),
    pins: new Map(),
    discoveredMarkers: [],
    visitedMarkers: [],
  })
  useSelection.getState().deselect()
  useSpot.setState({ coordinate: null, origin: null })
  useRestingPosition.setState({ position: null })
  useLinkedFilters.setState({ visibleTypes: null })
  window.history.replaceState(null, '', '/')
  useSettings.setState({ markerSize: 50, panelOpen: true, showNamePlates: true, look: 'parchment' })
  media = createFakeMedia()
  vi.stubGlobal('matchMedia', media.matchMedia)
  localStorage.clear()
  onEvent.mockReset()
  still = false
  tasks = []
})

afterEach(() => {
  binding?.unbind()
  binding = undefined
})

function bind(options: Partial<BindOptions> = {}): FakeEngine {
  binding = bindStores({
    ...options,
    world,
    create: (position, emit) => {
      engine = createFakeEngine(position, emit)
      return engine
    },
    onEvent,
    prefersStillness: () => still,
    afterLayout: (task) => tasks.push(task),
  })
  return engine
}

function unbind(): void {
  binding?.unbind()
  binding = undefined
}

const runTasks = () => tasks.splice(0).forEach((task) => task())
const last = () => engine.contents.at(-1)
const select = (marker: Marker, origin: SelectionOrigin) =>
  useSelection.getState().select(marker, origin)

describe('bindStores begins', () => {
  it('with the start view of the world', () => {
    expect(bind().position).toEqual({ coordinates: [4700, 4300], zoom: 3.5 })
  })

  it('where the map was left', () => {
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    expect(bind().position).toEqual({ coordinates: [10, 20], zoom: 6 })
  })

  it('with everything that the stores hold', () => {
    useFilters.getState().setTypesVisible(['bed'], false)
    useProgress.getState().addDiscovered(7)
    useProgress.getState().addVisited(3)
    useSettings.getState().setMarkerSize(72)
    useSettings.getState().toggleNamePlates()
    useSettings.getState().setLook('night')
    useMeasuring.getState().begin([1, 2])
    useLasso.getState().begin()
    useFilters.setState({ found: 'missing' })
    useObstructions.setState({ covered: { left: 400 } })
    useSpot.getState().drop([12, 34], 'map')
    select(nest, 'pointer')
    expect(bind().contents).toEqual([
      {
        visibleTypes: { bed: false },
        hidden: new Map([[7, bed]]),
        selected: nest,
        pins: [],
        selectedPin: null,
        spot: [12, 34],
        discovered: new Set([7]),
        visited: new Set([3]),
        markerSize: 72,
        showNamePlates: false,
        look: 'night',
        measured: [[1, 2]],
        lasso: { corners: [], closed: false },
        covered: { left: 400 },
      },
    ])
  })

  it('at the marker of a link, without a flight', () => {
    select(bed, 'link')
    expect(bind().calls).toEqual([{ kind: 'flyTo', coordinate: bed.coordinate, animate: false }])
  })

  it('where the address says, rather than where the map was left', () => {
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    window.history.replaceState(null, '', '/?at=952,7736,5')
    expect(bind().position).toEqual({ coordinates: [952, 7736], zoom: 5 })
  })

  it('where it last was on this page, rather than where another page left it', () => {
    useRestingPosition.setState({ position: { coordinates: [1, 2], zoom: 3 } })
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    expect(bind().position).toEqual({ coordinates: [1, 2], zoom: 3 })
  })

  it('with the filters of a link, where there are any', () => {
    useLinkedFilters.setState({ visibleTypes: { nest: false } })
    expect(bind().contents[0]?.visibleTypes).toEqual({ nest: false })
  })

  it('at the spot of a link, unless a marker is selected', () => {
    useSpot.getState().drop([300, 400], 'link')
    expect(bind().calls).toEqual([{ kind: 'flyTo', coordinate: [300, 400], animate: false }])
    unbind()
    select(bed, 'link')
    expect(bind().calls).toEqual([{ kind: 'flyTo', coordinate: bed.coordinate, animate: false }])
  })

  it('by bringing out a marker that lies in the view that was sent with it', () => {
    window.history.replaceState(null, '', '/?at=4000,5000,4')
    select(bed, 'link-with-view')
    expect(bind().calls).toEqual([{ kind: 'reveal', coordinate: bed.coordinate, animate: false }])
  })

  it.each([
    ['the marker is outside the view that was sent with it', nest, 'link-with-view'],
    ['the page was loaded anew', bed, 'reload'],
  ] as const)('exactly as the address says when %s', (_name, marker, origin) => {
    window.history.replaceState(null, '', '/?at=4000,5000,4')
    select(marker, origin)
    expect(bind().calls).toEqual([])
  })

  it('without going anywhere when nothing is selected', () => {
    expect(bind().calls).toEqual([])
  })
})

describe('bindStores tells the map', () => {
  const changes: [string, () => void, keyof MapContent, unknown][] = [
    [
      'which types are visible',
      () => useFilters.getState().setTypesVisible(['nest'], false),
      'visibleTypes',
      { nest: false },
    ],
    [
      'what is discovered',
      () => useProgress.getState().addDiscovered(7),
      'discovered',
      new Set([7]),
    ],
    ['what was visited', () => useProgress.getState().addVisited(3), 'visited', new Set([3])],
    ['how large markers are', () => useSettings.getState().setMarkerSize(33), 'markerSize', 33],
    [
      'whether it has name plates',
      () => useSettings.getState().toggleNamePlates(),
      'showNamePlates',
      false,
    ],
    ['which look was chosen', () => useSettings.getState().setLook('night'), 'look', 'night'],
    ['that it is being printed', () => media.set('print', true), 'look', 'plain'],
    [
      'what covers it',
      () => useObstructions.setState({ covered: { bottom: 300 } }),
      'covered',
      { bottom: 300 },
    ],
    ['what is measured', () => useMeasuring.getState().begin([5, 6]), 'measured', [[5, 6]]],
    ['what is selected', () => select(bed, 'pointer'), 'selected', bed],
    ['where the pin is', () => useSpot.getState().drop([5, 6], 'map'), 'spot', [5, 6]],
    [
      'which types a link shows',
      () => useLinkedFilters.setState({ visibleTypes: { bed: false } }),
      'visibleTypes',
      { bed: false },
    ],
  ]

  it.each(changes)('%s, and nothing else', (_name, change, part, expected) => {
    bind()
    const before = last()
    change()
    const after = last()
    expect(after?.[part]).toEqual(expected)
    for (const other of Object.keys(before ?? {}) as (keyof MapContent)[]) {
      if (other !== part) expect(after?.[other]).toBe(before?.[other])
    }
  })

  it('what is selected no longer', () => {
    bind()
    select(bed, 'pointer')
    useSelection.getState().deselect()
    expect(last()?.selected).toBeNull()
    runTasks()
    expect(engine.calls).toEqual([])
  })
})

describe('a selection', () => {
  it.each(['event', 'link'] as const)('by %s flies to the marker', (origin) => {
    bind()
    select(bed, origin)
    runTasks()
    expect(engine.calls).toEqual([{ kind: 'flyTo', coordinate: bed.coordinate, animate: true }])
  })

  it.each(['pointer', 'keyboard'] as const)('by %s only reveals the marker', (origin) => {
    bind()
    select(bed, origin)
    runTasks()
    expect(engine.calls).toEqual([{ kind: 'reveal', coordinate: bed.coordinate, animate: true }])
  })

  it.each([
    ['event', 'flyTo'],
    ['pointer', 'reveal'],
  ] as const)('by %s jumps when stillness is preferred', (origin, kind) => {
    bind()
    still = true
    select(bed, origin)
    runTasks()
    expect(engine.calls).toEqual([{ kind, coordinate: bed.coordinate, animate: false }])
  })

  it('waits until what covers the map was measured, and shows the marker before', () => {
    bind()
    select(bed, 'event')
    expect(last()?.selected).toBe(bed)
    expect(engine.calls).toEqual([])
    expect(tasks).toHaveLength(1)
  })

  it('goes to the marker that is selected in the end', () => {
    bind()
    select(bed, 'event')
    select(nest, 'event')
    runTasks()
    expect(engine.calls.at(-1)).toMatchObject({ coordinate: nest.coordinate })
    expect(engine.calls).not.toContainEqual(expect.objectContaining({ coordinate: bed.coordinate }))
  })
})

describe('on the map', () => {
  it.each(['pointer', 'keyboard'] as const)('choosing a marker by %s selects it', (by) => {
    bind().emit({ kind: 'marker', marker: nest, by })
    expect(useSelection.getState()).toMatchObject({ selectedMarker: nest, origin: by })
    expect(last()?.selected).toBe(nest)
    expect(useSettings.getState().panelOpen).toBe(true)
  })

  it('a click on nothing deselects and closes the panel', () => {
    select(nest, 'pointer')
    bind().emit({ kind: 'empty' })
    expect(useSelection.getState().selectedMarker).toBeNull()
    expect(useSettings.getState().panelOpen).toBe(false)
  })

  it('coming to rest is remembered', () => {
    bind().emit({ kind: 'rest', position: { coordinates: [1000, 2000], zoom: 5 } })
    expect(JSON.parse(localStorage.getItem('last-position') ?? '')).toEqual({
      coordinates: [1000, 2000],
      zoom: 5,
      mapName: 'kcd1',
    })
    expect(useRestingPosition.getState().position).toEqual({ coordinates: [1000, 2000], zoom: 5 })
  })

  it('within another site’s page, resting and a click on nothing are not kept', () => {
    bind({ embedded: true })
    engine.emit({ kind: 'rest', position: { coordinates: [1000, 2000], zoom: 5 } })
    engine.emit({ kind: 'empty' })
    expect(useRestingPosition.getState().position).toEqual({ coordinates: [1000, 2000], zoom: 5 })
    expect(useSettings.getState().panelOpen).toBe(true)
    expect(localStorage.getItem('last-position')).toBeNull()
  })

  it('everything is handed on, after the stores have taken what is theirs', () => {
    const selectedThen: unknown[] = []
    onEvent.mockImplementation(() => selectedThen.push(useSelection.getState().selectedMarker))
    const events: MapEvent[] = [
      { kind: 'ready' },
      { kind: 'marker', marker: bed, by: 'pointer' },
      { kind: 'view', unitsPerPixel: 2 },
      { kind: 'pointer', coordinate: [1, 2] },
      { kind: 'aim', marker: nest, pin: null },
      { kind: 'rest', position: { coordinates: [1, 2], zoom: 3 } },
      { kind: 'land-failed' },
      { kind: 'empty' },
      { kind: 'press' },
      { kind: 'context', coordinate: [1, 2], pixel: [3, 4], marker: null, pin: null },
      { kind: 'point', coordinate: [1, 2], by: 'keyboard' },
    ]
    bind()
    events.forEach((event) => engine.emit(event))
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual(events)
    expect(selectedThen).toEqual([null, bed, bed, bed, bed, bed, bed, null, null, null, null])
  })

  it('looking around changes nothing in the stores', () => {
    bind()
    const before = stores.map((store) => store.getState())
    engine.emit({ kind: 'view', unitsPerPixel: 2 })
    engine.emit({ kind: 'pointer', coordinate: [1, 2] })
    engine.emit({ kind: 'aim', marker: nest, pin: null })
    engine.emit({ kind: 'ready' })
    expect(stores.map((store) => store.getState())).toEqual(before)
    expect(localStorage.getItem('last-position')).toBeNull()
  })
})

describe('pins of the player’s own', () => {
  const pins = () => last()?.pins.map(({ id }) => id)
  const add = (x: number, y: number) => addPin({ x, y, title: '', note: '' }).id

  it('are shown, unless they are filtered out; the selected one is shown in any case', () => {
    bind()
    const id = add(100, 200)
    expect(pins()).toEqual([id])
    showPins(false)
    expect(pins()).toEqual([])
    useSelection.getState().selectPin(id, 'event')
    expect(pins()).toEqual([])
    expect(last()?.selectedPin?.id).toBe(id)
    deletePin(id)
    expect(last()?.selectedPin).toBeNull()
  })

  it('are selected and moved by what a player does on the map', () => {
    const id = add(100, 200)
    bind()
    const pin = engine.contents.at(-1)?.pins[0]
    if (!pin) throw new Error('The pin is not shown.')
    engine.emit({ kind: 'pin', pin, by: 'pointer' })
    expect(useSelection.getState()).toMatchObject({ selectedPin: id, selectedMarker: null })
    engine.emit({ kind: 'pin-moved', pin, to: [300.04, 400] })
    expect(last()?.selectedPin).toMatchObject({ x: 300, y: 400 })
    select(bed, 'pointer')
    expect(useSelection.getState().selectedPin).toBeNull()
  })

  it('are flown to from a list, and brought into sight while they are edited or moved by steps', () => {
    const id = add(100, 200)
    bind()
    useSelection.getState().selectPin(id, 'event')
    runTasks()
    usePinEditing.setState({ id })
    runTasks()
    usePinEditing.setState({ moved: { id, to: [110, 200] } })
    expect(last()?.selectedPin).toMatchObject({ x: 110, y: 200 })
    runTasks()
    expect(engine.calls).toEqual([
      { kind: 'flyTo', coordinate: [100, 200], animate: true },
      { kind: 'reveal', coordinate: [100, 200], animate: true },
      { kind: 'reveal', coordinate: [110, 200], animate: true },
    ])
  })

  it('are not another site’s business, and neither is the menu', () => {
    const id = add(100, 200)
    bind({ embedded: true })
    useSelection.getState().selectPin(id, 'event')
    expect(last()).toMatchObject({ pins: [], selectedPin: null })
    engine.emit({
      kind: 'context',
      coordinate: [10, 20],
      pixel: [30, 40],
      marker: null,
      pin: null,
    })
    expect(useSpotMenu.getState().spot).toBeNull()
  })
})

describe('the menu of a spot', () => {
  const ask = {
    kind: 'context',
    coordinate: [10, 20],
    pixel: [30, 40],
    marker: null,
    pin: null,
  } as const satisfies MapEvent
  const spot = () => useSpotMenu.getState().spot

  it('opens where the player asked, and moves when they ask elsewhere', () => {
    bind().emit({ kind: 'press' })
    engine.emit(ask)
    expect(spot()).toEqual({ coordinate: [10, 20], pixel: [30, 40], pinId: null })
    engine.emit({ kind: 'press' })
    engine.emit({ ...ask, coordinate: [50, 60] })
    expect(spot()?.coordinate).toEqual([50, 60])
  })

  it.each<MapEvent>([{ kind: 'press' }, { kind: 'view', unitsPerPixel: 3 }])(
    'closes at a $kind',
    (event) => {
      bind().emit(ask)
      engine.emit(event)
      expect(spot()).toBeNull()
    },
  )

  it.each<MapEvent>([
    { kind: 'empty' },
    { kind: 'marker', marker: bed, by: 'pointer' },
    { kind: 'point', coordinate: [7, 8], by: 'pointer' },
  ])('is closed by a click that does nothing more: $kind', (event) => {
    select(nest, 'pointer')
    useMeasuring.getState().begin([1, 2])
    bind().emit(ask)
    engine.emit({ kind: 'press' })
    engine.emit(event)
    expect(useSelection.getState().selectedMarker).toBe(nest)
    expect(useSettings.getState().panelOpen).toBe(true)
    expect(useMeasuring.getState().points).toHaveLength(1)
    // The next click is a click again.
    engine.emit({ kind: 'press' })
    engine.emit({ kind: 'marker', marker: bed, by: 'pointer' })
    expect(useSelection.getState().selectedMarker).toBe(bed)
  })

  it('leaves the keyboard alone after it was closed by a press', () => {
    useMeasuring.getState().begin([1, 2])
    bind().emit(ask)
    engine.emit({ kind: 'press' })
    engine.emit({ kind: 'point', coordinate: [7, 8], by: 'keyboard' })
    expect(useMeasuring.getState().points).toHaveLength(2)
    engine.emit({ kind: 'marker', marker: bed, by: 'keyboard' })
    expect(useSelection.getState().selectedMarker).toBe(bed)
  })
})

describe('while a line is measured', () => {
  it('points of the map go on it', () => {
    useMeasuring.getState().begin([1, 2])
    bind().emit({ kind: 'press' })
    engine.emit({ kind: 'point', coordinate: [7, 8], by: 'pointer' })
    expect(last()?.measured).toEqual([
      [1, 2],
      [7, 8],
    ])
    engine.emit({ kind: 'point-moved', index: 0, coordinate: [3, 4] })
    expect(last()?.measured).toEqual([
      [3, 4],
      [7, 8],
    ])
  })
})

describe('unbind', () => {
  it('destroys the map, and tells it nothing more', () => {
    bind()
    const shown = engine.contents.length
    unbind()
    expect(engine.calls).toEqual([{ kind: 'destroy' }])
    useFilters.getState().setTypesVisible(['nest'], false)
    useProgress.getState().addDiscovered(7)
    useSettings.getState().setMarkerSize(30)
    media.set('print', true)
    useObstructions.setState({ covered: { left: 1 } })
    select(bed, 'event')
    runTasks()
    expect(engine.contents).toHaveLength(shown)
    expect(engine.calls).toEqual([{ kind: 'destroy' }])
  })

  it('stops what was waiting for the layout', () => {
    bind()
    select(bed, 'event')
    unbind()
    expect(runTasks).not.toThrow()
    expect(engine.calls).toEqual([{ kind: 'destroy' }])
  })
})
