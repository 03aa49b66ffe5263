import { expect, it } from 'vitest'
import { files, goodSource, height } from '../fixtures/good-source.ts'
import { heightsOnce } from './heights-once.ts'

it('finds nothing in good data', () => {
  expect(heightsOnce(goodSource())).toEqual([])
})

it('refuses a second height of a point', () => {
  const heights = [height(), height({ line: 8, metres: 3 })]
  expect(heightsOnce({ ...goodSource(), heights })).toEqual([
    { file: files.heights, line: 8, field: 'x', reason: 'the height of 50,50 stands in line 2' },
  ])
})
