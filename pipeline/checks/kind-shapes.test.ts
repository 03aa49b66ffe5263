import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { kindShapes } from './kind-shapes.ts'

it('finds nothing in good data', () => {
  expect(kindShapes(goodSource())).toEqual([])
})

it('reports features whose shape does not fit their kind', () => {
  const features = [
    feature({ kind: 'tower' }),
    feature({ path: 'features[1]', kind: 'bridge', shape: 'polygon' }),
    feature({ kind: 'lake' }),
  ]
  expect(kindShapes({ ...goodSource(), features })).toEqual([
    {
      file: files.geography,
      line: 1,
      field: 'features[0].geometry.type',
      reason: 'is a LineString: a tower is drawn from a Point',
    },
    {
      file: files.geography,
      line: 1,
      field: 'features[1].geometry.type',
      reason: 'is a Polygon: a bridge is drawn from a LineString or a Point',
    },
  ])
})
