import { expect, it } from 'vitest'
import { clamp } from './clamp.ts'
import { clampedTo } from '../extent.ts'

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
  expect(clampedTo([-5, 20, 100, 200])([50, 60])).toEqual([50, 60])
  expect(clampedTo([-5, 20, 100, 200])([-6, 60])).toEqual([-5, 60])
  expect(clampedTo([-5, 20, 100, 200])([101, 201])).toEqual([100, 200])
})
