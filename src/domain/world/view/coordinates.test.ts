import { describe, expect, it } from 'vitest'
import { distance, formatCoordinate } from './coordinates.ts'

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
