import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { knownLocationTypes } from './known-location-types.ts'

it('finds nothing in good data', () => {
  expect(knownLocationTypes(goodSource())).toEqual([])
})

it('names a type that is not listed [S1.04] [S3.01]', () => {
  const source = { ...goodSource(), markers: [marker({ line: 9, locationType: 'bead' })] }
  expect(knownLocationTypes(source)).toEqual([
    {
      file: files.markers,
      line: 9,
      field: 'location_type',
      reason: '"bead" is not a type of marker-types.csv',
    },
  ])
})
