import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { knownWallMaterials } from './known-wall-materials.ts'

it('finds nothing in good data', () => {
  expect(knownWallMaterials(goodSource())).toEqual([])
})

it('reports unknown wall materials', () => {
  const features = [feature({ kind: 'wall' }), feature({ path: 'features[1]', material: 'wood' })]
  expect(knownWallMaterials({ ...goodSource(), features })).toEqual([
    {
      file: files.geography,
      line: 1,
      field: 'features[0].properties.material',
      reason: '"" is not one of stone, wood',
    },
    {
      file: files.geography,
      line: 1,
      field: 'features[1].properties.material',
      reason: 'only walls have a material',
    },
  ])
})
