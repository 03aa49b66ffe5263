import { describe, expect, it } from 'vitest'
import { viewportExtent, toScreen, type Viewport } from './viewport.ts'

const viewport: Viewport = { centre: [1000, 2000], resolution: 2, size: [800, 600], pixelRatio: 3 }

describe('frameExtent', () => {
  it('is what the view shows, in world units, whatever the pixel ratio', () => {
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
