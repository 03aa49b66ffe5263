import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { typesInUse } from './types-in-use.ts'

it('finds nothing in good data', () => {
  expect(typesInUse(goodSource())).toEqual([])
})

it('names a type without a marker', () => {
  const source = { ...goodSource(), markers: [marker()] }
  expect(typesInUse(source)).toEqual([
    {
      file: files.types,
      line: 3,
      field: 'id',
      reason: 'no marker of markers.csv is of type "treasure_chest"',
    },
  ])
})
