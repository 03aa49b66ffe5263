import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { wholeIds } from './whole-ids.ts'

it('finds nothing in good data', () => {
  expect(wholeIds(goodSource())).toEqual([])
})

it('refuses a negative id', () => {
  const source = { ...goodSource(), markers: [marker({ line: 6, id: -1 })] }
  expect(wholeIds(source)).toEqual([
    { file: files.markers, line: 6, field: 'id', reason: '-1 is not a whole number from 0 on' },
  ])
})

it('refuses a fraction', () => {
  const source = { ...goodSource(), markers: [marker({ line: 6, id: 1.5 })] }
  expect(wholeIds(source)).toEqual([
    { file: files.markers, line: 6, field: 'id', reason: '1.5 is not a whole number from 0 on' },
  ])
})
