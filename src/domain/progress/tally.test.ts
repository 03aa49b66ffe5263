import { expect, it } from 'vitest'
import { sumOf, talliesByType } from './tally.ts'

const markers = ['nest', 'nest', 'bed'].map((locationType, id) => ({
  id,
  locationType,
  coordinate: [0, 0] as const,
}))

it('counts what is found of each type, and of several', () => {
  // 77 is no marker of this world.
  const tallies = talliesByType(markers, new Set([1, 77]))
  expect([...tallies]).toEqual([
    ['nest', { found: 1, total: 2 }],
    ['bed', { found: 0, total: 1 }],
  ])
  expect(sumOf([...tallies.values(), undefined])).toEqual({ found: 1, total: 3 })
  expect(sumOf([])).toEqual({ found: 0, total: 0 })
})
