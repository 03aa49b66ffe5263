// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeMedia } from '../../testing/fake-media.ts'
import { useFilters } from '../../features/filters/filters.ts'
import { drawLine } from '../../features/viewport/drawn-line.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { showLinkedTypes } from '../../features/filters/shown-filters.ts'
import { addPin } from '../../features/pins/pins.ts'
import {
  bed,
  bind,
  clearStores,
  hidesOnly,
  last,
  markerClick,
  runTasks,
  select,
  town,
  unbind,
} from '../../testing/bound-map.ts'
import type { FakeEngine } from '../../testing/fake-engine.ts'
import type { Marker } from '../../world/marker.ts'
import { questStartId } from '../../world/quest-start.ts'
import type { MapContent } from '../../map/map-engine.ts'
import { openPin, openQuest, openSpot, openTown } from '../../testing/open-cards.ts'
import { closeAll, closeCard, openInFront } from '../../features/card/opened.ts'
import { useQuests } from '../../features/card/quests-store.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

let media: FakeMedia

beforeEach(() => {
  media = clearStores()
  return unbind
})

describe('bindStores tells the map', () => {
  const changes: [string, () => void, keyof MapContent, unknown][] = [
    [
      'which types are visible',
      () => useFilters.setState({ visibleTypes: { nest: false } }),
      'isTypeVisible',
      expect.toSatisfy(hidesOnly('nest')),
    ],
    [
      'which types are always named',
      () => useFilters.setState({ namedTypes: ['nest'] }),
      'isTypeNamed',
      expect.toSatisfy((isNamed: (type: string) => boolean) => isNamed('nest') && !isNamed('bed')),
    ],
    ['what is discovered', () => useProgress.getState().addDiscovered(7), 'done', new Set([7])],
    ['what was visited', () => useProgress.getState().addVisited(3), 'visited', new Set([3])],
    ['how large markers are', () => useSettings.setState({ markerSize: 33 }), 'markerSize', 33],
    [
      'whether it shows labels',
      () => useSettings.setState({ showNamePlates: false }),
      'showNamePlates',
      false,
    ],
    [
      'which basemap style was chosen',
      () => useSettings.setState({ look: 'night' }),
      'basemapStyle',
      'night',
    ],
    ['that it is being printed', () => media.set('print', true), 'basemapStyle', 'plain'],
    [
      'what covers it',
      () => useViewport.setState({ padding: { bottom: 300 } }),
      'padding',
      { bottom: 300 },
    ],
    ['that clicks add points', () => drawLine('measure', [[5, 6]]), 'pointing', 'points'],
    ['that drags draw lines', () => drawLine('lasso', []), 'pointing', 'strokes'],
    ['what is selected', () => select(bed, 'pointer'), 'selected', bed.id],
    [
      'which types a link shows',
      () => showLinkedTypes({ bed: false }, ['bed']),
      'isTypeVisible',
      expect.toSatisfy(hidesOnly('bed')),
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

  it('that nothing is selected any more', () => {
    const engine = bind()
    select(bed, 'pointer')
    closeAll()
    expect(last()?.selected).toBeNull()
    runTasks()
    expect(engine.calls).toEqual([])
  })
})

describe('one update of the map a frame', () => {
  const acts: [string, () => void][] = [
    ['following a link', () => showLinkedTypes({ nest: false, bed: true }, ['nest', 'bed'])],
    ['measuring', () => drawLine('measure', [[1, 2]])],
    ['drawing a line round places', () => drawLine('lasso', [])],
    ['choosing another look', () => useSettings.setState({ look: 'night' })],
  ]

  it.each(acts)('%s, with the card that comes to cover the map', (_name, act) => {
    const engine = bind()
    last()
    const before = engine.contents.length
    act()
    useViewport.setState({ padding: { right: 400 } })
    runTasks()
    last()
    expect(engine.contents).toHaveLength(before + 1)
    last()
    expect(engine.contents).toHaveLength(before + 1)
  })
})

describe('the most common acts', () => {
  const start: Marker = { id: questStartId(4), locationType: 'quest', coordinate: [5, 6] }
  const starts = { markers: [start], byId: new Map([[start.id, start]]), shown: true }
  const noTypes = { types: [], glyphs: {}, categories: [], done: new Set<number>() }
  const fromTown = () => openInFront({ kind: 'marker', id: bed.id })
  let engine: FakeEngine

  beforeEach(() => {
    useQuests.setState({ starts: { ...starts, ...noTypes } })
    return () => useQuests.setState({ starts: null })
  })

  const acts: [string, () => void, moves: number, before?: () => void][] = [
    ['clicking a marker', () => engine.emit(markerClick(bed)), 1],
    ['choosing a marker in a search', () => select(bed, 'event'), 1],
    ['choosing a marker of a settlement', fromTown, 1, () => openTown('Rattay', 'event')],
    ['choosing a pin', () => openPin(addPin({ x: 1, y: 2, title: '', note: '' }).id, 'event'), 1],
    ['choosing a settlement', () => openTown('Rattay', 'event'), 1],
    ['choosing a spot', () => openSpot([1, 2], 'event'), 1],
    ['choosing a quest', () => openQuest(4, 'event'), 1],
    ['closing a card', closeCard, 0, () => select(bed, 'pointer')],
    [
      'clicking empty land',
      () => engine.emit({ kind: 'empty' }),
      0,
      () => openSpot([1, 2], 'event'),
    ],
    ['marking a place', () => useProgress.getState().addDiscovered(7), 0],
    ['hiding a type', () => useFilters.setState({ visibleTypes: { nest: false } }), 0],
  ]

  it.each(acts)('%s moves the map at most once', (_name, act, moves, before = () => {}) => {
    engine = bind()
    before()
    useViewport.setState({ padding: { right: 300 } })
    runTasks()
    last()
    const [calls, updates, contents] = counts()
    act()
    // A card comes to cover the map before the next frame.
    useViewport.setState({ padding: { right: 400 } })
    runTasks()
    last()
    expect(counts()[0] - calls).toBe(moves)
    expect(counts()[1] - updates).toBeLessThanOrEqual(4)
    expect(counts()[2] - contents).toBe(1)
  })

  it('returning to a settlement only keeps it in sight', () => {
    engine = bind()
    openTown('Rattay', 'event')
    fromTown()
    runTasks()
    const [calls] = counts()
    closeCard()
    runTasks()
    expect(engine.calls).toHaveLength(calls)
    useViewport.setState({ padding: { bottom: 400 } })
    runTasks()
    expect(engine.calls.slice(calls)).toMatchObject([
      { kind: 'reveal', coordinate: town.coordinate },
    ])
  })

  it('a card that grows after the flight only keeps its marker in sight', () => {
    engine = bind()
    select(bed, 'event')
    useViewport.setState({ padding: { bottom: 100 } })
    runTasks()
    useViewport.setState({ padding: { bottom: 400 } })
    runTasks()
    expect(engine.calls.map(({ kind }) => kind)).toEqual(['flyTo', 'reveal'])
  })

  function counts(): readonly [calls: number, updates: number, contents: number] {
    return [engine.calls.length, engine.updates(), engine.contents.length]
  }
})

describe('unbind', () => {
  it('destroys the map and sends no further changes', () => {
    const engine = bind()
    const shown = engine.contents.length
    unbind()
    expect(engine.calls).toEqual([{ kind: 'destroy' }])
    useFilters.setState({ visibleTypes: { nest: false } })
    useProgress.getState().addDiscovered(7)
    useSettings.setState({ markerSize: 30 })
    media.set('print', true)
    useViewport.setState({ padding: { left: 1 } })
    select(bed, 'event')
    runTasks()
    expect(engine.contents).toHaveLength(shown)
    expect(engine.calls).toEqual([{ kind: 'destroy' }])
  })

  it('cancels tasks that wait for the layout', () => {
    const engine = bind()
    select(bed, 'event')
    unbind()
    expect(runTasks).not.toThrow()
    expect(engine.calls).toEqual([{ kind: 'destroy' }])
  })
})
