import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  dropNearPoints,
  findCrossings,
  extentOfRuns,
  lazily,
  lengthOf,
  splitRun,
  pointAt,
  smooth,
  toShape,
  pointsAlong,
  type Run,
} from './curves.ts'
import { overlaps } from '../geometry/extent.ts'
import { isInRings } from '../geometry/coordinates.ts'

const point = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))
const run = (minLength = 2) =>
  fc.array(point, { minLength, maxLength: 12 }).map((points) => points.flat())

const square: Run = [0, 0, 100, 0, 100, 100, 0, 100]
const hole: Run = [40, 40, 60, 40, 60, 60, 40, 60]

function distanceTo(line: Run, x: number, y: number): number {
  let least = Infinity
  for (let index = 0; index + 1 < line.length / 2; index += 1) {
    const [ax, ay] = pointAt(line, index)
    const [bx, by] = pointAt(line, index + 1)
    const square = (bx - ax) ** 2 + (by - ay) ** 2
    const share = square === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square
    const along = Math.min(Math.max(share, 0), 1)
    least = Math.min(least, Math.hypot(ax + (bx - ax) * along - x, ay + (by - ay) * along - y))
  }
  return least
}

it('measures a ring with the side that closes it, a line without', () => {
  expect(lengthOf(square, true)).toBe(400)
  expect(lengthOf(square)).toBe(300)
  expect(lengthOf([])).toBe(0)
})

describe('smooth', () => {
  it('cuts the corners of a ring and of a line', () => {
    expect(smooth([0, 0, 40, 0, 40, 40], false, 1)).toEqual([
      0, 0, 10, 0, 30, 0, 40, 10, 40, 30, 40, 40,
    ])
    expect(smooth([0, 0, 40, 0, 0, 40], true, 1)).toEqual([
      10, 0, 30, 0, 30, 10, 10, 30, 0, 30, 0, 10,
    ])
  })

  it('keeps a line without corners', () => {
    expect(smooth([0, 0, 40, 0], false, 3)).toEqual([0, 0, 40, 0])
  })

  it('keeps the ends of a line, and never leaves the extent of its points', () => {
    fc.assert(
      fc.property(run(), fc.boolean(), fc.nat(3), (line, closed, rounds) => {
        const soft = smooth(line, closed, rounds)
        if (!closed) {
          expect(soft.slice(0, 2)).toEqual(line.slice(0, 2))
          expect(soft.slice(-2)).toEqual(line.slice(-2))
        }
        const [minX, minY, maxX, maxY] = extentOfRuns([line])
        const [softMinX, softMinY, softMaxX, softMaxY] = extentOfRuns([soft])
        expect(softMinX >= minX && softMinY >= minY).toBe(true)
        expect(softMaxX <= maxX && softMaxY <= maxY).toBe(true)
      }),
    )
  })
})

describe('walk', () => {
  it('gives points at even distances along a line, on the line', () => {
    fc.assert(
      fc.property(run(), fc.integer({ min: 5, max: 90 }), fc.nat(20), (line, step, from) => {
        const steps = pointsAlong(line, false, step, from)
        const length = lengthOf(line)
        // Rounding decides whether a point at the very end is included.
        const wanted = (length - from) / step
        expect(steps.length).toBeGreaterThanOrEqual(Math.floor(wanted - 1e-6) + 1)
        expect(steps.length).toBeLessThanOrEqual(Math.max(Math.floor(wanted + 1e-6) + 1, 0))
        steps.forEach(({ x, y, dx, dy, distance }, index) => {
          expect(distance).toBe(from + index * step)
          expect(distanceTo(line, x, y)).toBeLessThan(1e-6)
          expect(Math.hypot(dx, dy)).toBeCloseTo(1, 9)
        })
      }),
    )
  })

  it('goes around corners, and back to where a ring begins', () => {
    const at = (closed: boolean) => pointsAlong(square, closed, 50).map(({ x, y }) => [x, y])
    const open = [[0, 0], [50, 0], [100, 0], [100, 50], [100, 100], [50, 100], [0, 100]] // prettier-ignore
    expect(at(false)).toEqual(open)
    expect(at(true)).toEqual([...open, [0, 50], [0, 0]])
    expect(pointsAlong(square, false, 70)[2]).toMatchObject({ x: 100, y: 40, dx: 0, dy: 1 })
  })
})

describe('pieces', () => {
  it('overlap by one point and lose none', () => {
    fc.assert(
      fc.property(run(), fc.integer({ min: 1, max: 5 }), (line, points) => {
        const parts = splitRun(line, points)
        parts.forEach((part, index) => {
          expect(part.length).toBeLessThanOrEqual(points * 2 + 2)
          expect(part.length).toBeGreaterThanOrEqual(4)
          if (index > 0) expect(part.slice(0, 2)).toEqual(parts[index - 1]?.slice(-2))
        })
        expect([...line.slice(0, 2), ...parts.flatMap((part) => part.slice(2))]).toEqual(line)
      }),
    )
  })
})

describe('coarse', () => {
  it('keeps the first and the last point, and no two others that lie too near', () => {
    fc.assert(
      fc.property(run(1), fc.nat(200), (line, distance) => {
        const few = dropNearPoints(line, distance)
        expect(few.slice(0, 2)).toEqual(line.slice(0, 2))
        expect(few.slice(-2)).toEqual(line.slice(-2))
        for (let index = 1; index + 1 < few.length / 2; index += 1) {
          const [ax, ay] = pointAt(few, index - 1)
          const [bx, by] = pointAt(few, index)
          expect(Math.hypot(bx - ax, by - ay)).toBeGreaterThanOrEqual(distance)
        }
      }),
    )
    expect(dropNearPoints([0, 0, 5, 0, 12, 0, 30, 0], 10)).toEqual([0, 0, 12, 0, 30, 0])
  })
})

describe('extentOf and overlaps', () => {
  it('hold all points of all runs', () => {
    expect(extentOfRuns([[3, 4], square, [-5, 200]])).toEqual([-5, 0, 100, 200])
  })

  it('count touching boxes as overlapping, but not separate ones', () => {
    expect(overlaps([0, 0, 10, 10], [10, 10, 20, 20])).toBe(true)
    expect(overlaps([0, 0, 10, 10], [11, 0, 20, 10])).toBe(false)
    expect(overlaps([0, 0, 10, 10], [0, -20, 10, -1])).toBe(false)
  })
})

describe('isInRings and crossings', () => {
  it('exclude a hole', () => {
    expect(isInRings([20, 50], [square, hole])).toBe(true)
    expect(isInRings([50, 50], [square, hole])).toBe(false)
    expect(isInRings([120, 50], [square, hole])).toBe(false)
    expect(findCrossings([square, hole], 50)).toEqual([0, 40, 60, 100])
  })

  it('agree: an inner point has an odd number of crossings to its west', () => {
    const rings = fc.array(run(3), { maxLength: 3 })
    fc.assert(
      fc.property(
        rings,
        fc.double({ min: -600, max: 600, noNaN: true }),
        point,
        (some, x, [, y]) => {
          const west = findCrossings(some, y + 0.5).filter((crossing) => crossing <= x)
          expect(isInRings([x, y + 0.5], some)).toBe(west.length % 2 === 1)
        },
      ),
    )
  })
})

describe('lazily and toShape', () => {
  it('compute a value once, when it is first asked for, even when it is undefined', () => {
    const compute = vi.fn<() => undefined>()
    const value = lazily(compute)
    expect(compute).not.toHaveBeenCalled()
    value()
    value()
    expect(compute).toHaveBeenCalledOnce()
  })

  it('know a shape’s extent without tracing it', () => {
    // Node has no Path2D, so tracing would throw.
    const shape = toShape([square], true, 2)
    expect(shape.extent).toEqual([0, 0, 100, 100])
    expect(() => shape.path).toThrow('Path2D')
  })
})
