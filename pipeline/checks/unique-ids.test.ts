import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { uniqueIds } from './unique-ids.ts'

it('finds nothing in good data', () => {
  expect(uniqueIds(goodSource())).toEqual([])
})

it('names the row that repeats an id [S3.02]', () => {
  const source = {
    ...goodSource(),
    markers: [marker({ id: 7 }), marker({ line: 3, id: 8 }), marker({ line: 4, id: 7 })],
  }
  expect(uniqueIds(source)).toEqual([
    {
      file: files.markers,
      line: 4,
      field: 'id',
      reason: '7 is taken by line 2: give a new marker the next free id',
    },
  ])
})
