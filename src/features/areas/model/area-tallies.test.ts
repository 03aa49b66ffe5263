import { expect, it } from 'vitest'
import { talliesByArea } from './area-tallies.ts'

it('counts the found places of each area and skips places outside', () => {
  const markers = [1, 2, 3, 4].map((id) => ({
    id,
    locationType: 'bed',
    coordinate: [0, 0] as const,
  }))
  expect(talliesByArea(markers, new Set([2, 4]), Int16Array.from([0, 0, 2, -1]), 3)).toEqual([
    { found: 1, total: 2 },
    { found: 0, total: 0 },
    { found: 0, total: 1 },
  ])
})
