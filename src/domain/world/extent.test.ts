import { describe, expect, it } from 'vitest'
import { isInExtent } from './extent.ts'

describe('isInExtent', () => {
  const extent = [0, 10, 100, 50] as const

  it('counts the edges in', () => {
    expect(isInExtent([0, 10], extent)).toBe(true)
    expect(isInExtent([100, 50], extent)).toBe(true)
  })

  it.each([
    ['west', [-0.1, 20]],
    ['east', [100.1, 20]],
    ['south', [50, 9.9]],
    ['north', [50, 50.1]],
    ['no number', [NaN, 20]],
  ] as const)('leaves out what lies too far %s', (_side, coordinate) => {
    expect(isInExtent(coordinate, extent)).toBe(false)
  })
})
