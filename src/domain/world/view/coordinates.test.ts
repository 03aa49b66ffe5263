import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, formatCoordinate, isInRings, type Coordinate } from './coordinates.ts'

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
/** Off the lattice of the corners, so that no point lies on an edge by rounding. */
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

  it('does not depend on the corner that the line begins at, nor on where the world’s middle is', () => {
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
