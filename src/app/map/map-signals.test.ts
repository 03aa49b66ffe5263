import { describe, expect, it, vi } from 'vitest'
import type { MapEvent } from '../../map/map-engine.ts'
import { createMapSignals } from './map-signals.ts'

const nest = 3

describe('map signals', () => {
  it('begin with nothing', () => {
    expect(createMapSignals().current()).toEqual({
      ready: false,
      landFailed: false,
      unitsPerPixel: 0,
      pointer: null,
      crosshair: { marker: null, item: null },
      hover: { marker: null, item: null, pixel: [0, 0] },
    })
  })

  it('keep the last of everything that the map says about itself', () => {
    const { handleEvent, current } = createMapSignals()
    handleEvent({ kind: 'view', unitsPerPixel: 4 })
    handleEvent({ kind: 'view', unitsPerPixel: 2 })
    handleEvent({ kind: 'pointer', coordinate: [1, 2] })
    handleEvent({ kind: 'crosshair', marker: nest, item: null })
    handleEvent({ kind: 'hover', marker: nest, item: null, pixel: [5, 6] })
    handleEvent({ kind: 'ready' })
    expect(current()).toMatchObject({
      ready: true,
      landFailed: false,
      unitsPerPixel: 2,
      pointer: [1, 2],
      crosshair: { marker: nest, item: null },
      hover: { marker: nest, item: null, pixel: [5, 6] },
    })
    handleEvent({ kind: 'pointer', coordinate: null })
    handleEvent({ kind: 'crosshair', marker: null, item: null })
    expect(current()).toMatchObject({
      pointer: null,
      crosshair: { marker: null, item: null },
      ready: true,
    })
  })

  it.each<MapEvent>([{ kind: 'press' }, { kind: 'view', unitsPerPixel: 3 }])(
    'forget what the pointer was over at a $kind',
    (event) => {
      const { handleEvent, current } = createMapSignals()
      handleEvent({ kind: 'hover', marker: nest, item: null, pixel: [5, 6] })
      handleEvent(event)
      expect(current().hover.marker).toBeNull()
    },
  )

  it('say that the land failed until it is tried again', () => {
    const { handleEvent, current, landRetried } = createMapSignals()
    handleEvent({ kind: 'land-failed' })
    expect(current().landFailed).toBe(true)
    landRetried()
    expect(current().landFailed).toBe(false)
  })

  it('tell listeners, until they stop', () => {
    const { handleEvent, subscribe, current } = createMapSignals()
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const stop = subscribe(one)
    subscribe(other)
    const before = current()
    handleEvent({ kind: 'view', unitsPerPixel: 2 })
    expect(current()).not.toBe(before)
    stop()
    handleEvent({ kind: 'ready' })
    expect(one).toHaveBeenCalledTimes(1)
    expect(other).toHaveBeenCalledTimes(2)
  })

  it('stay the same object while nothing is said that they keep', () => {
    const { handleEvent, subscribe, current } = createMapSignals()
    const listener = vi.fn<() => void>()
    subscribe(listener)
    const before = current()
    handleEvent({ kind: 'empty' })
    handleEvent({ kind: 'marker', by: 'pointer', overlapping: [nest], pixel: [0, 0] })
    handleEvent({ kind: 'rest', position: { coordinates: [1, 2], zoom: 3 } })
    expect(current()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })

  it('are of one map alone', () => {
    const [one, other] = [createMapSignals(), createMapSignals()]
    one.handleEvent({ kind: 'ready' })
    expect(other.current().ready).toBe(false)
  })
})
