import { describe, expect, it } from 'vitest'
import { frameExtent, toScreen, type Frame } from './frame.ts'

const frame: Frame = { centre: [1000, 2000], resolution: 2, size: [800, 600], pixelRatio: 3 }

describe('frameExtent', () => {
  it('is what the view shows, in world units, whatever the pixel ratio', () => {
    expect(frameExtent(frame)).toEqual([200, 1400, 1800, 2600])
  })

  it('reaches beyond the edges by CSS pixels', () => {
    expect(frameExtent(frame, 50)).toEqual([100, 1300, 1900, 2700])
  })
})

describe('toScreen', () => {
  it('counts from the upper left corner, with north upwards', () => {
    expect(toScreen([1000, 2000], frame)).toEqual([400, 300])
    expect(toScreen([200, 2600], frame)).toEqual([0, 0])
    expect(toScreen([1800, 1400], frame)).toEqual([800, 600])
  })
})
