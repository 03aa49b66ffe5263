import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { roadClasses } from './road-classes.ts'

it('finds nothing in good data', () => {
  expect(roadClasses(goodSource())).toEqual([])
})

it('names the classes that there are', () => {
  const source = { ...goodSource(), features: [feature({ line: 2, kind: 'road', class: 'trail' })] }
  expect(roadClasses(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].properties.class',
      reason: '"trail" is not one of road, path',
    },
  ])
})

it('refuses a class of anything else', () => {
  const source = { ...goodSource(), features: [feature({ line: 2, class: 'path' })] }
  expect(roadClasses(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].properties.class',
      reason: 'only roads have a class',
    },
  ])
})
