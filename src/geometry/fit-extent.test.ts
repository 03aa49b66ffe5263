import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createScale } from './scale.ts'
import { isInView, fitExtent, scaleBar } from './fit-extent.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)
const free = { size: [1440, 900], margins: { left: 400, right: 380, top: 64, bottom: 0 } } as const

describe('the view of an extent', () => {
  it('is the closest view that shows the whole extent', () => {
    const place = fc.tuple(fc.nat(7000), fc.nat(7000), fc.nat(1000), fc.nat(1000))
    fc.assert(
      fc.property(place, ([x, y, width, height]) => {
        const extent = [x, y, x + width, y + height] as const
        const view = fitExtent(extent, free, scale)
        expect(isInView(extent, view, free, scale.resolutionAt(view.zoom))).toBe(true)
        const nearer = scale.resolutionAt(view.zoom + 1)
        if (view.zoom < scale.zooms.max) {
          expect(isInView(extent, { ...view, zoom: view.zoom + 1 }, free, nearer)).toBe(false)
        }
      }),
    )
  })
})

/** 1, 2 and 5 times each power of ten, from a tenth of a millimetre to ten thousand kilometres. */
const roundLengths = Array.from({ length: 12 }, (_, index) => index - 4).flatMap((power) =>
  [1, 2, 5].map((factor) => Number(`${factor}e${power}`)),
)

describe('scaleBar', () => {
  it('measures metres, not units', () => {
    // A unit is half a metre and a pixel is a unit, so 100 m are 200 pixels.
    expect(scaleBar(1, 0.5, 200)).toEqual({ metres: 100, width: 200 })
    expect(scaleBar(1, 0.5, 199)).toEqual({ metres: 50, width: 100 })
    expect(scaleBar(2, 0.5, 120)).toEqual({ metres: 100, width: 100 })
  })

  it.each([1, 10, 100, 1000, 10_000])('takes %d m when exactly that fits', (metres) => {
    expect(scaleBar(1, 1, metres)?.metres).toBe(metres)
  })

  it('is the longest round length that fits, as long on screen as it says', () => {
    const scale = fc.double({ min: 1e-3, max: 1e3, noNaN: true })
    const width = fc.integer({ min: 20, max: 400 })
    fc.assert(
      fc.property(scale, fc.constantFrom(0.25, 0.5, 1, 3), width, (units, metresPerUnit, max) => {
        const bar = scaleBar(units, metresPerUnit, max)
        const metresPerPixel = units * metresPerUnit
        const tolerance = 1 + 1e-6
        const closest = roundLengths.findLast((metres) => metres / metresPerPixel <= max)
        expect(bar?.width).toBeLessThanOrEqual(max * tolerance)
        expect(bar?.width).toBeCloseTo((bar?.metres ?? 0) / metresPerPixel, 6)
        expect(bar?.metres).toBeGreaterThanOrEqual((closest ?? 0) / tolerance)
        expect(
          roundLengths.some((metres) => Math.abs(metres - (bar?.metres ?? 0)) <= metres * 1e-9),
        ).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['no scale yet', 0, 0.5, 120],
    ['no width', 1, 0.5, 0],
    ['a negative scale', -1, 0.5, 120],
    ['an endless scale', Infinity, 0.5, 120],
    ['no number', NaN, 0.5, 120],
  ])('draws no bar for %s', (_name, units, metresPerUnit, width) => {
    expect(scaleBar(units, metresPerUnit, width)).toBeUndefined()
  })
})
