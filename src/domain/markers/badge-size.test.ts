import fc from 'fast-check'
import { expect, it } from 'vitest'
import { badgeSize } from './badge-size.ts'

it.each([
  [0, 20],
  [2, 20],
  [3, 24],
  [4, 34],
  [5, 50],
  [7, 50],
])('at zoom %d a badge of 50 is %d CSS pixels wide', (zoom, size) => {
  expect(badgeSize(50, zoom)).toBeCloseTo(size, 6)
})

it('shrinks in proportion, but never below 12 CSS pixels', () => {
  expect(badgeSize(80, 3)).toBeCloseTo(38.4, 6)
  expect(badgeSize(20, 2)).toBe(12)
  expect(badgeSize(20, 5)).toBe(20)
})

it('never jumps, and never shrinks by coming nearer', () => {
  const zooms = fc.double({ min: 0, max: 8, noNaN: true })
  fc.assert(
    fc.property(zooms, fc.integer({ min: 20, max: 80 }), (zoom, full) => {
      const step = badgeSize(full, zoom + 0.01) - badgeSize(full, zoom)
      expect(step).toBeGreaterThanOrEqual(0)
      expect(step).toBeLessThanOrEqual(full * 0.004)
    }),
  )
})
