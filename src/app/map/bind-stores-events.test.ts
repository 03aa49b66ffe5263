// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useFilters } from '../../features/filters/filters.ts'
import { drawLine, drawnLine, useDrawnLine } from '../../features/viewport/drawn-line.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { showLinkedTypes, useFilterOverride } from '../../features/filters/shown-filters.ts'
import { useOpenMenu } from '../../features/card/open-menu.ts'
import {
  bed,
  bind,
  clearStores,
  last,
  markerClick,
  nest,
  select,
  unbind,
} from '../../testing/bound-map.ts'
import type { MapEvent } from '../../map/map-engine.ts'
import { openedId } from '../../testing/open-cards.ts'
import { openedNow, useOpened } from '../../features/card/opened.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

beforeEach(() => {
  clearStores()
  localStorage.clear()
  return unbind
})

const stores = [
  useFilters,
  useDrawnLine,
  useFilterOverride,
  useViewport,
  useProgress,
  useOpened,
  useSettings,
  useOpenMenu,
]

describe('on the map', () => {
  it.each(['pointer', 'keyboard'] as const)('choosing a marker by %s selects it', (by) => {
    bind().emit(markerClick(nest, by))
    expect(openedNow()).toMatchObject({ kind: 'marker', id: nest.id, by })
    expect(last()?.selected).toBe(nest.id)
    expect(useSettings.getState().panelOpen).toBe(true)
  })

  it('a click on nothing deselects and closes the panel', () => {
    select(nest, 'pointer')
    bind().emit({ kind: 'empty' })
    expect(openedId('marker')).toBeNull()
    expect(useSettings.getState().panelOpen).toBe(false)
  })

  it('coming to rest is remembered', () => {
    bind().emit({ kind: 'rest', position: { coordinates: [1000, 2000], zoom: 5 } })
    expect(JSON.parse(localStorage.getItem('last-position') ?? '')).toEqual({
      coordinates: [1000, 2000],
      zoom: 5,
      mapName: 'kcd1',
    })
    expect(useViewport.getState().position).toEqual({ coordinates: [1000, 2000], zoom: 5 })
  })

  it('the position is stored after following a link, but not while its filters show', () => {
    const engine = bind()
    const position = { coordinates: [1, 2], zoom: 3 } as const
    const stored = () => JSON.parse(localStorage.getItem('last-position') ?? 'null') as unknown
    useFilterOverride.setState({ before: { opened: null, position } })
    engine.emit({ kind: 'rest', position: { coordinates: [5, 6], zoom: 4 } })
    expect(stored()).toMatchObject({ coordinates: [5, 6] })
    showLinkedTypes({ nest: false, bed: true }, ['nest', 'bed'])
    engine.emit({ kind: 'rest', position: { coordinates: [7, 8], zoom: 4 } })
    expect(stored()).toMatchObject({ coordinates: [5, 6] })
  })

  it('within another site’s page, resting and a click on nothing are not kept', () => {
    const engine = bind({ embedded: true })
    engine.emit({ kind: 'rest', position: { coordinates: [1000, 2000], zoom: 5 } })
    engine.emit({ kind: 'empty' })
    expect(useViewport.getState().position).toEqual({ coordinates: [1000, 2000], zoom: 5 })
    expect(useSettings.getState().panelOpen).toBe(true)
    expect(localStorage.getItem('last-position')).toBeNull()
  })

  it('events are passed on after the stores have handled them', () => {
    const selectedThen: unknown[] = []
    const onEvent = vi.fn<(event: MapEvent) => void>(() => {
      selectedThen.push(openedId('marker'))
    })
    const events: MapEvent[] = [
      { kind: 'ready' },
      markerClick(bed),
      { kind: 'view', unitsPerPixel: 2 },
      { kind: 'pointer', coordinate: [1, 2] },
      { kind: 'crosshair', marker: nest.id, item: null },
      { kind: 'rest', position: { coordinates: [1, 2], zoom: 3 } },
      { kind: 'land-failed' },
      { kind: 'empty' },
      { kind: 'press' },
      { kind: 'context', coordinate: [1, 2], pixel: [3, 4], marker: null, item: null },
      { kind: 'point', coordinate: [1, 2], by: 'keyboard' },
    ]
    const engine = bind({ onEvent })
    events.forEach((event) => engine.emit(event))
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual(events)
    expect(selectedThen).toEqual([null, 7, 7, 7, 7, 7, 7, null, null, null, null])
  })

  it('looking around changes nothing in the stores', () => {
    const engine = bind()
    const before = stores.map((store) => store.getState())
    engine.emit({ kind: 'view', unitsPerPixel: 2 })
    engine.emit({ kind: 'pointer', coordinate: [1, 2] })
    engine.emit({ kind: 'crosshair', marker: nest.id, item: null })
    engine.emit({ kind: 'ready' })
    expect(stores.map((store) => store.getState())).toEqual(before)
    expect(localStorage.getItem('last-position')).toBeNull()
  })
})

describe('while a line is measured', () => {
  it('points of the map go on it', () => {
    drawLine('measure', [[1, 2]])
    const engine = bind()
    engine.emit({ kind: 'press' })
    engine.emit({ kind: 'point', coordinate: [7, 8], by: 'pointer' })
    expect(drawnLine('measure')?.points).toEqual([
      [1, 2],
      [7, 8],
    ])
  })
})
