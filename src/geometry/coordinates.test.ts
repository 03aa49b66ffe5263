import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  distance,
  formatCoordinate,
  isInRings,
  legLengths,
  lineLength,
  appendPoint,
  type Coordinate,
} from './coordinates.ts'

describe('formatCoordinate', () => {
  it('gives whole units, x before y', () => {
    expect(formatCoordinate([7599, 7907])).toBe('7599, 7907')
    expect(formatCoordinate([12.5, 12.4])).toBe('13, 12')
  })

  it('does not write a minus before nothing', () => {
    expect(formatCoordinate([-0.2, -0])).toBe('0, 0')
  })
})

describe('distance', () => {
  it('is measured straight, in world units', () => {
    expect(distance([1, 2], [4, 6])).toBe(5)
    expect(distance([4, 6], [1, 2])).toBe(5)
  })
})

const number = fc.integer({ min: -50, max: 50 })
const point = fc.tuple(number, number)
/** Points off the grid of the corners, so that rounding never puts a point on an edge. */
const probe = fc.tuple(number, number).map(([x, y]): Coordinate => [x + 0.31, y + 0.47])
const ring = fc.array(point, { minLength: 3, maxLength: 12 })

const within = (at: Coordinate, corners: readonly Coordinate[]) => isInRings(at, [corners.flat()])

describe('a point and a closed line', () => {
  it('agrees with a rectangle’s sides, drawn either way round', () => {
    fc.assert(
      fc.property(point, point, probe, ([ax, ay], [bx, by], [x, y]) => {
        const corners: Coordinate[] = [
          [ax, ay],
          [bx, ay],
          [bx, by],
          [ax, by],
        ]
        const inside =
          x > Math.min(ax, bx) &&
          x < Math.max(ax, bx) &&
          y > Math.min(ay, by) &&
          y < Math.max(ay, by)
        expect(within([x, y], corners)).toBe(inside)
        expect(within([x, y], corners.toReversed())).toBe(inside)
      }),
    )
  })

  it('does not depend on the first corner or on the world’s origin', () => {
    fc.assert(
      fc.property(ring, probe, fc.nat(11), point, (corners, [x, y], turn, [dx, dy]) => {
        const inside = within([x, y], corners)
        const at = turn % corners.length
        expect(within([x, y], [...corners.slice(at), ...corners.slice(0, at)])).toBe(inside)
        const moved = corners.map(([cx, cy]): Coordinate => [cx + dx, cy + dy])
        expect(within([x + dx, y + dy], moved)).toBe(inside)
      }),
    )
  })

  it('never finds a point beyond all corners', () => {
    fc.assert(
      fc.property(ring, fc.nat(3), (corners, side) => {
        const far: readonly Coordinate[] = [
          [60, 0.5],
          [-60, 0.5],
          [0.5, 60],
          [0.5, -60],
        ]
        expect(within(far[side] ?? [60, 60], corners)).toBe(false)
      }),
    )
  })

  it('leaves out a bay', () => {
    const bay: Coordinate[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 2],
      [0, 10],
    ]
    expect(within([5, 1], bay)).toBe(true)
    expect(within([5, 5], bay)).toBe(false)
  })
})

const points = fc.array(fc.tuple(fc.nat(8192), fc.nat(8192)))

describe('a measured line', () => {
  it('has legs in metres and their sum as its length', () => {
    const line: Coordinate[] = [
      [0, 0],
      [300, 400],
      [300, 1000],
    ]
    expect(legLengths(line, 0.5)).toEqual([250, 300])
    expect(lineLength(line, 0.5)).toBe(550)
  })

  it('has no leg with fewer than two points', () => {
    expect(legLengths([], 0.5)).toEqual([])
    expect(legLengths([[1, 2]], 0.5)).toEqual([])
    expect(lineLength([[1, 2]], 0.5)).toBe(0)
  })

  it('is as long backwards, and never shorter than the way from end to end', () => {
    fc.assert(
      fc.property(points, (line) => {
        const length = lineLength(line, 0.5)
        expect(lineLength(line.toReversed(), 0.5)).toBeCloseTo(length, 6)
        const [first, last] = [line[0], line.at(-1)]
        const direct = first && last ? lineLength([first, last], 0.5) : 0
        expect(length).toBeGreaterThanOrEqual(direct - 1e-6)
        expect(legLengths(line, 0.5)).toHaveLength(Math.max(line.length - 1, 0))
      }),
    )
  })

  it('takes a point once when it comes twice in a row', () => {
    const once = appendPoint([[1, 2]], [3, 4])
    expect(once).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(appendPoint(once, [3, 4])).toBe(once)
    expect(appendPoint(once, [1, 2])).toHaveLength(3)
  })
})
