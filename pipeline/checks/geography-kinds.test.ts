import { expect, it } from 'vitest'
import { landKinds } from '../../src/basemap/geography.ts'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { geographyKinds } from './geography-kinds.ts'

it('finds nothing in good data', () => {
  expect(geographyKinds(goodSource())).toEqual([])
})

it('names the kinds that there are', () => {
  const source = {
    ...goodSource(),
    features: [feature(), feature({ line: 4, path: 'features[1]', kind: 'lake' })],
  }
  expect(geographyKinds(source)).toEqual([
    {
      file: files.geography,
      line: 4,
      field: 'features[1].properties.kind',
      reason: `"lake" is not one of ${landKinds.join(', ')}`,
    },
  ])
})
