import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Extent } from './extent.ts'
import { createScale } from './scale.ts'

describe('a world of 8192 half metres a side', () => {
  const scale = createScale([0, 0, 8192, 8192], 0.5)

  it('has 32 units per pixel at zoom 0, zooms 0 to 7 and an eighth as margin', () => {
    expect(scale).toMatchObject({ resolutionAtZoom0: 32, zooms: { min: 0, max: 7 }, margin: 1024 })
  })

  it('has the very numbers that links and stored positions were written with', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 7, noNaN: true }), (zoom) => {
        expect(scale.resolutionAt(zoom)).toBe(32 / 2 ** zoom)
        expect(scale.zoomAt(32 / 2 ** zoom)).toBe(Math.log2(32 / (32 / 2 ** zoom)))
      }),
    )
  })

  it('has a metre a pixel at zoom 4', () => {
    expect(scale.zoomAtMetresPerPixel(1)).toBe(4)
  })

  it('fills about half of a map', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(9000), (width, height) => {
        const zoom = Math.floor(Math.log2(Math.min(width, height) / 256))
        expect(scale.farthestZoom(width, height)).toBe(Math.min(Math.max(zoom, 0), 3))
      }),
    )
  })

  it('brings zooms into its range', () => {
    expect([-1, 0, 3.5, 7, 99].map(scale.clampZoom)).toEqual([0, 0, 3.5, 7, 7])
  })
})

describe('a smaller world', () => {
  const scale = createScale([0, 0, 5320, 5320], 0.5)

  it('shows the same ground at a zoom as its neighbours do', () => {
    expect(scale).toMatchObject({ resolutionAtZoom0: 32, zooms: { min: 0, max: 7 }, margin: 665 })
  })

  it('may be seen from less far, so that it does not shrink to a stamp', () => {
    const larger = createScale([0, 0, 8192, 8192], 0.5)
    expect(larger.farthestZoom(390, 844)).toBe(0)
    expect(scale.farthestZoom(390, 844)).toBe(1)
    expect(scale.farthestZoom(2560, 1400)).toBe(3)
  })
})

describe('a rectangle', () => {
  const scale = createScale([-100, 300, 8092, 4396], 0.5)

  it('is bound by the side that fills the map first', () => {
    expect(scale.resolutionAtZoom0).toBe(32)
    expect(scale.farthestZoom(1440, 900)).toBe(2)
    expect(scale.farthestZoom(2000, 300)).toBe(1)
  })
})

it('counts in metres where a unit is one', () => {
  const scale = createScale([0, 0, 2000, 1500], 1)
  expect(scale).toMatchObject({ resolutionAtZoom0: 8, zooms: { min: 0, max: 6 } })
  expect(scale.resolutionAt(scale.zoomAtMetresPerPixel(1))).toBe(1)
})

describe('every world', () => {
  const side = fc.integer({ min: 256, max: 32_768 })
  const corner = fc.integer({ min: -10_000, max: 10_000 })
  const extent = fc
    .tuple(corner, corner, side, side)
    .map(([x, y, width, height]): Extent => [x, y, x + width, y + height])
  const metres = fc.double({ min: 0.01, max: 100, noNaN: true })

  it('fits 256 pixels at zoom 0, and would not at a level more', () => {
    fc.assert(
      fc.property(extent, metres, (world, metresPerUnit) => {
        const { resolutionAtZoom0 } = createScale(world, metresPerUnit)
        const longer = Math.max(world[2] - world[0], world[3] - world[1])
        expect(longer / resolutionAtZoom0).toBeLessThanOrEqual(256)
        expect(longer / resolutionAtZoom0).toBeGreaterThan(128)
        expect(Number.isInteger(Math.log2(resolutionAtZoom0))).toBe(true)
      }),
    )
  })

  it('ends where a pixel is about an eighth of a metre, after whole levels', () => {
    fc.assert(
      fc.property(extent, metres, (world, metresPerUnit) => {
        const { zooms, resolutionAt } = createScale(world, metresPerUnit)
        expect(Number.isInteger(zooms.max)).toBe(true)
        expect(zooms.max).toBeGreaterThanOrEqual(3)
        const nearest = resolutionAt(zooms.max) * metresPerUnit
        expect(nearest).toBeLessThan(0.125 * 1.42)
        if (zooms.max > 3) expect(nearest).toBeGreaterThan(0.125 / 1.42)
      }),
    )
  })

  it('has a whole farthest zoom for any size of the map [F40]', () => {
    fc.assert(
      fc.property(extent, metres, fc.nat(9000), fc.nat(9000), (world, unit, width, height) => {
        const { zooms, farthestZoom } = createScale(world, unit)
        const zoom = farthestZoom(width, height)
        expect(Number.isInteger(zoom)).toBe(true)
        expect(zoom).toBeGreaterThanOrEqual(0)
        expect(zoom).toBeLessThanOrEqual(zooms.max)
      }),
    )
  })

  it('has zooms and resolutions that undo each other', () => {
    fc.assert(
      fc.property(extent, fc.double({ min: 0, max: 12, noNaN: true }), (world, zoom) => {
        const { resolutionAt, zoomAt } = createScale(world, 0.5)
        expect(zoomAt(resolutionAt(zoom))).toBeCloseTo(zoom, 9)
      }),
    )
  })
})
