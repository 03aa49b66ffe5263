// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { moveTo, viewportExtent, toScreen, type Viewport } from './viewport.ts'

const viewport: Viewport = { centre: [1000, 2000], resolution: 2, size: [800, 600], pixelRatio: 3 }

describe('frameExtent', () => {
  it('is the visible extent in world units, for any pixel ratio', () => {
    expect(viewportExtent(viewport)).toEqual([200, 1400, 1800, 2600])
  })

  it('reaches beyond the edges by CSS pixels', () => {
    expect(viewportExtent(viewport, 50)).toEqual([100, 1300, 1900, 2700])
  })
})

describe('toScreen', () => {
  it('counts from the upper left corner, with north upwards', () => {
    expect(toScreen([1000, 2000], viewport)).toEqual([400, 300])
    expect(toScreen([200, 2600], viewport)).toEqual([0, 0])
    expect(toScreen([1800, 1400], viewport)).toEqual([800, 600])
  })
})

it.each([
  [1, 'translate(10px, 21px)'],
  [2, 'translate(10.5px, 20.5px)'],
  [2.5, 'translate(10.4px, 20.8px)'],
])('moves to whole pixels of a screen that has %d for a CSS pixel', (ratio, place) => {
  vi.stubGlobal('devicePixelRatio', ratio)
  const element = document.createElement('div')
  moveTo(element, 10.4, 20.7)
  expect(element.style.transform).toBe(place)
  vi.unstubAllGlobals()
})
