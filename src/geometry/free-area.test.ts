import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreForFreeMiddle, centreForReveal, freeExtent, type Margins } from './free-area.ts'
import type { Coordinate } from './coordinates.ts'

const free: Margins = { left: 0, right: 0, top: 0, bottom: 0 }
const size = [1000, 600] as const

/** Returns the position of a point on the screen, in CSS pixels from the upper left corner. */
const onScreen = (point: Coordinate, centre: Coordinate, unitsPerPixel: number): Coordinate => [
  size[0] / 2 + (point[0] - centre[0]) / unitsPerPixel,
  size[1] / 2 - (point[1] - centre[1]) / unitsPerPixel,
]

const axis = fc.integer({ min: -2000, max: 10_000 })
const coordinate: fc.Arbitrary<Coordinate> = fc.tuple(axis, axis)
const unitsPerPixel = fc.constantFrom(0.25, 0.5, 1, 4, 32)
/** Margins that leave at least 200 by 200 pixels free. */
const margins: fc.Arbitrary<Margins> = fc.record({
  left: fc.nat(400),
  right: fc.nat(400),
  top: fc.nat(200),
  bottom: fc.nat(200),
})

describe('centreForFreeMiddle', () => {
  it('is the point itself when nothing is covered', () => {
    expect(centreForFreeMiddle([100, 200], free, 4)).toEqual([100, 200])
  })

  it('moves the view against what covers it', () => {
    // A panel on the left pushes the point to the right: the view's centre is west of it.
    expect(centreForFreeMiddle([100, 200], { ...free, left: 400 }, 2)).toEqual([-300, 200])
    // A bottom sheet pushes the point up: the view's centre is south of it.
    expect(centreForFreeMiddle([100, 200], { ...free, bottom: 100 }, 2)).toEqual([100, 100])
  })

  it('shows the point in the centre of the uncovered area', () => {
    fc.assert(
      fc.property(coordinate, margins, unitsPerPixel, (point, padding, scale) => {
        const [x, y] = onScreen(point, centreForFreeMiddle(point, padding, scale), scale)
        expect(x).toBeCloseTo((padding.left + size[0] - padding.right) / 2, 6)
        expect(y).toBeCloseTo((padding.top + size[1] - padding.bottom) / 2, 6)
      }),
    )
  })
})

describe('centreForReveal', () => {
  it('leaves a view alone that shows the point', () => {
    expect(centreForReveal([110, 210], [100, 200], size, free, 1)).toEqual([100, 200])
  })

  it('moves no farther than the edge of what covers the point', () => {
    const padding = { ...free, left: 400 }
    // The point is at 200 px, under the panel. Moved 200 px to the right, it is just visible.
    expect(centreForReveal([-300, 0], [0, 0], size, padding, 1)).toEqual([-200, 0])
    expect(centreForReveal([-300, 0], [0, 0], size, padding, 2)).toEqual([-100, 0])
  })

  it('shows the point, moved as little as possible', () => {
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        margins,
        unitsPerPixel,
        (point, centre, padding, scale) => {
          const before = onScreen(point, centre, scale)
          const after = onScreen(point, centreForReveal(point, centre, size, padding, scale), scale)
          const low = [padding.left, padding.top]
          const high = [size[0] - padding.right, size[1] - padding.bottom]
          for (const side of [0, 1]) {
            const nearest = Math.min(Math.max(before[side] ?? 0, low[side] ?? 0), high[side] ?? 0)
            expect(after[side]).toBeCloseTo(nearest, 6)
          }
        },
      ),
    )
  })

  it('takes the middle where more is covered than there is', () => {
    const padding = { left: 600, right: 600, top: 0, bottom: 0 }
    const centre = centreForReveal([50, 0], [0, 0], size, padding, 1)
    expect(onScreen([50, 0], centre, 1)[0]).toBeCloseTo(500, 6)
  })

  it('gives numbers for a view without a size', () => {
    const centre = centreForReveal([50, 70], [0, 0], [0, 0], free, 1)
    expect(centre.every(Number.isFinite)).toBe(true)
  })
})

it('the free part of a view ends where what covers it begins', () => {
  fc.assert(
    fc.property(coordinate, margins, unitsPerPixel, (centre, padding, units) => {
      const [minX, minY, maxX, maxY] = freeExtent(centre, size, padding, units)
      const [left, top] = onScreen([minX, maxY], centre, units)
      const [right, bottom] = onScreen([maxX, minY], centre, units)
      expect(left).toBeCloseTo(padding.left)
      expect(top).toBeCloseTo(padding.top)
      expect(right).toBeCloseTo(size[0] - padding.right)
      expect(bottom).toBeCloseTo(size[1] - padding.bottom)
    }),
  )
})
