import { expect, it } from 'vitest'
import { files, goodSource, height } from '../fixtures/good-source.ts'
import { heightRange } from './height-range.ts'

it('finds nothing in good data', () => {
  expect(heightRange(goodSource())).toEqual([])
})

it('refuses heights that no land has [F97]', () => {
  const heights = [10_000, 10_001, -10_001].map((metres, at) => height({ line: 2 + at, metres }))
  expect(heightRange({ ...goodSource(), heights })).toEqual([
    {
      file: files.heights,
      line: 3,
      field: 'metres',
      reason: '10001 is no height from -10,000 to 10,000 m',
    },
    {
      file: files.heights,
      line: 4,
      field: 'metres',
      reason: '-10001 is no height from -10,000 to 10,000 m',
    },
  ])
})
