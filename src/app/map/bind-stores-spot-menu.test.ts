// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { drawLine, drawnLine } from '../../features/viewport/drawn-line.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { toggleMenu, useOpenMenu } from '../../features/card/open-menu.ts'
import {
  bed,
  bind,
  clearStores,
  markerClick,
  nest,
  select,
  unbind,
} from '../../testing/bound-map.ts'
import type { MapEvent } from '../../map/map-engine.ts'
import { openedId } from '../../testing/open-cards.ts'

beforeEach(() => {
  clearStores()
  return unbind
})

describe('the menu of a spot', () => {
  const ask = {
    kind: 'context',
    coordinate: [10, 20],
    pixel: [30, 40],
    marker: null,
    item: null,
  } as const satisfies MapEvent
  const menu = () => useOpenMenu.getState().menu

  it('opens where the player asked, and moves when they ask elsewhere', () => {
    const engine = bind()
    engine.emit({ kind: 'press' })
    engine.emit(ask)
    expect(menu()).toEqual({ kind: 'spot', coordinate: [10, 20], pixel: [30, 40], pinId: null })
    engine.emit({ kind: 'press' })
    engine.emit({ ...ask, coordinate: [50, 60] })
    expect(menu()).toMatchObject({ coordinate: [50, 60] })
  })

  it.each<MapEvent>([{ kind: 'press' }, { kind: 'view', unitsPerPixel: 3 }])(
    'closes at a $kind',
    (event) => {
      const engine = bind()
      engine.emit(ask)
      engine.emit(event)
      expect(menu()).toBeNull()
    },
  )

  it('leaves the menu of a button open when the map moves', () => {
    const engine = bind()
    toggleMenu('map')
    engine.emit({ kind: 'view', unitsPerPixel: 3 })
    expect(menu()).toEqual({ kind: 'map' })
  })

  it.each<MapEvent>([{ kind: 'empty' }, markerClick(bed)])(
    'is closed by a click that does nothing more: $kind',
    (event) => {
      select(nest, 'pointer')
      const engine = bind()
      engine.emit(ask)
      engine.emit({ kind: 'press' })
      engine.emit(event)
      expect(openedId('marker')).toBe(nest.id)
      expect(useSettings.getState().panelOpen).toBe(true)
      engine.emit({ kind: 'press' })
      engine.emit(markerClick(bed))
      expect(openedId('marker')).toBe(bed.id)
    },
  )

  it('is closed by a click that adds no point', () => {
    drawLine('measure', [[1, 2]])
    const engine = bind()
    engine.emit(ask)
    engine.emit({ kind: 'press' })
    engine.emit({ kind: 'point', coordinate: [7, 8], by: 'pointer' })
    expect(drawnLine('measure')?.points).toHaveLength(1)
  })

  it('leaves the keyboard alone after it was closed by a press', () => {
    drawLine('measure', [[1, 2]])
    const engine = bind()
    engine.emit(ask)
    engine.emit({ kind: 'press' })
    engine.emit({ kind: 'point', coordinate: [7, 8], by: 'keyboard' })
    expect(drawnLine('measure')?.points).toHaveLength(2)
  })
})
