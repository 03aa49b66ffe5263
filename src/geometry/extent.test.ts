import { describe, expect, it } from 'vitest'
import { isInExtent, clamp, createClamp } from './extent.ts'

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

it.each([
  [-1, 0],
  [0, 0],
  [0.5, 0.5],
  [2, 1],
  [Infinity, 1],
  [-Infinity, 0],
])('%d of 0 to 1 is %d', (value, clamped) => {
  expect(clamp(value, 0, 1)).toBe(clamped)
})

it('the most counts in a range that is none', () => {
  expect(clamp(0, 3, 1)).toBe(1)
})

it('a coordinate is brought to the edge that it has left, or the corner', () => {
  expect(createClamp([-5, 20, 100, 200])([50, 60])).toEqual([50, 60])
  expect(createClamp([-5, 20, 100, 200])([-6, 60])).toEqual([-5, 60])
  expect(createClamp([-5, 20, 100, 200])([101, 201])).toEqual([100, 200])
})
