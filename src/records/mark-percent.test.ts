import { expect, it } from 'vitest'
import { percentOf } from './mark.ts'

it('is 0 only while nothing is found, and 100 only when all is', () => {
  const percents = [
    [0, 1000],
    [1, 1000],
    [400, 1000],
    [999, 1000],
    [1000, 1000],
    [0, 0],
  ].map(([found = 0, total = 0]) => percentOf({ found, total }))
  expect(percents).toEqual([0, 1, 40, 99, 100, 100])
})
