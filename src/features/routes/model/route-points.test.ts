import { expect, it } from 'vitest'
import { bestLegFor } from './route-points.ts'

it('finds the leg that a further point makes the least longer', () => {
  const points = [
    [0, 0],
    [100, 0],
    [100, 100],
  ] as const
  expect(bestLegFor([50, 10], points)).toBe(0)
  expect(bestLegFor([110, 60], points)).toBe(1)
  expect(bestLegFor([110, 60], [null, [100, 0]])).toBe(0)
})
