import { expect, it } from 'vitest'
import { buildingUses } from '../../src/basemap/geography.ts'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { knownBuildingUses } from './known-building-uses.ts'

it('finds nothing in good data', () => {
  expect(knownBuildingUses(goodSource())).toEqual([])
})

it('reports unknown uses of buildings', () => {
  const features = [
    feature({ kind: 'building', shape: 'polygon', use: 'pub' }),
    feature({ path: 'features[1]', use: 'barn' }),
  ]
  expect(knownBuildingUses({ ...goodSource(), features })).toEqual([
    {
      file: files.geography,
      line: 1,
      field: 'features[0].properties.use',
      reason: `"pub" is not one of ${buildingUses.join(', ')}`,
    },
    {
      file: files.geography,
      line: 1,
      field: 'features[1].properties.use',
      reason: 'only buildings have a use',
    },
  ])
})
