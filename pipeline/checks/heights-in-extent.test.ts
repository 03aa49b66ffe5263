import { expect, it } from 'vitest'
import { files, goodSource, height } from '../fixtures/good-source.ts'
import { heightsInExtent } from './heights-in-extent.ts'

it('finds nothing in good data', () => {
  expect(heightsInExtent(goodSource())).toEqual([])
})

it('refuses a height outside the world', () => {
  expect(heightsInExtent({ ...goodSource(), heights: [height({ line: 8, x: -1 })] })).toEqual([
    {
      file: files.heights,
      line: 8,
      field: 'x',
      reason: "-1 lies outside the world's extent 0..400",
    },
  ])
})
