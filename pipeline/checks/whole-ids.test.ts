import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { wholeIds } from './whole-ids.ts'

it('finds nothing in good data', () => {
  expect(wholeIds(goodSource())).toEqual([])
})

it('refuses a negative id', () => {
  const source = { ...goodSource(), markers: [marker({ line: 6, id: -1 })] }
  expect(wholeIds(source)).toEqual([
    {
      file: files.markers,
      line: 6,
      field: 'id',
      reason: '-1 is not a whole number from 0 to 999,999',
    },
  ])
})

it('refuses a fraction', () => {
  const source = { ...goodSource(), markers: [marker({ line: 6, id: 1.5 })] }
  expect(wholeIds(source)).toEqual([
    {
      file: files.markers,
      line: 6,
      field: 'id',
      reason: '1.5 is not a whole number from 0 to 999,999',
    },
  ])
})

it('refuses an id of a thousand million, and takes the highest [F97]', () => {
  const markers = [marker({ id: 999_999 }), marker({ line: 6, id: 4_294_967_296 })]
  expect(wholeIds({ ...goodSource(), markers })).toEqual([
    {
      file: files.markers,
      line: 6,
      field: 'id',
      reason: '4294967296 is not a whole number from 0 to 999,999',
    },
  ])
})
