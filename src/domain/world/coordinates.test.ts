import { describe, expect, it } from 'vitest'
import { distance, formatCoordinate, isInside } from './coordinates.ts'

describe('formatCoordinate', () => {
  it('gives whole units, x before y', () => {
    expect(formatCoordinate([7599, 7907])).toBe('7599, 7907')
    expect(formatCoordinate([12.5, 12.4])).toBe('13, 12')
  })

  it('does not write a minus before nothing', () => {
    expect(formatCoordinate([-0.2, -0])).toBe('0, 0')
  })
})

describe('isInside', () => {
  const extent = [0, 10, 100, 50] as const

  it('counts the edges in', () => {
    expect(isInside([0, 10], extent)).toBe(true)
    expect(isInside([100, 50], extent)).toBe(true)
  })

  it.each([
    ['west', [-0.1, 20]],
    ['east', [100.1, 20]],
    ['south', [50, 9.9]],
    ['north', [50, 50.1]],
    ['no number', [NaN, 20]],
  ] as const)('leaves out what lies too far %s', (_side, coordinate) => {
    expect(isInside(coordinate, extent)).toBe(false)
  })
})

describe('distance', () => {
  it('is measured straight, in world units', () => {
    expect(distance([1, 2], [4, 6])).toBe(5)
    expect(distance([4, 6], [1, 2])).toBe(5)
  })
})
