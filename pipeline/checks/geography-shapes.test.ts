import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { geographyShapes } from './geography-shapes.ts'

it('finds nothing in good data', () => {
  expect(geographyShapes(goodSource())).toEqual([])
})

it('refuses a line of one point', () => {
  const source = {
    ...goodSource(),
    features: [feature({ line: 2, shape: 'line', runs: [[[1, 1]]] })],
  }
  expect(geographyShapes(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].geometry',
      reason: 'the line has 1 points: it needs 2',
    },
  ])
})

it('refuses a ring of three points', () => {
  const source = {
    ...goodSource(),
    features: [
      feature({
        line: 2,
        shape: 'polygon',
        runs: [
          [
            [1, 1],
            [2, 2],
            [1, 1],
          ],
        ],
      }),
    ],
  }
  expect(geographyShapes(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].geometry',
      reason: 'the ring has 3 points: it needs 4, the last like the first',
    },
  ])
})

it('refuses an open ring', () => {
  const source = {
    ...goodSource(),
    features: [
      feature({
        line: 2,
        shape: 'polygon',
        runs: [
          [
            [1, 1],
            [2, 2],
            [3, 1],
            [1, 2],
          ],
        ],
      }),
    ],
  }
  expect(geographyShapes(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].geometry',
      reason: 'the ring is not closed: repeat its first point at the end',
    },
  ])
})
