import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { geographyCoordinates } from './geography-coordinates.ts'

it('finds nothing in good data', () => {
  expect(geographyCoordinates(goodSource())).toEqual([])
})

it('names a point outside of the extent', () => {
  const source = {
    ...goodSource(),
    features: [feature({ line: 3, shape: 'point', runs: [[[100, 301]]] })],
  }
  expect(geographyCoordinates(source)).toEqual([
    {
      file: files.geography,
      line: 3,
      field: 'features[0].geometry',
      reason: "the point 100,301 lies outside the world's extent (x 0..400, y 0..300)",
    },
  ])
})

it('refuses a fraction', () => {
  const source = {
    ...goodSource(),
    features: [feature({ line: 3, shape: 'point', runs: [[[1.5, 2]]] })],
  }
  expect(geographyCoordinates(source)).toEqual([
    {
      file: files.geography,
      line: 3,
      field: 'features[0].geometry',
      reason: 'the point 1.5,2 must consist of whole numbers',
    },
  ])
})

it('counts the edges as inside', () => {
  const corners = [[0, 0] as const, [400, 300] as const]
  const source = { ...goodSource(), features: [feature({ runs: [corners] })] }
  expect(geographyCoordinates(source)).toEqual([])
})
