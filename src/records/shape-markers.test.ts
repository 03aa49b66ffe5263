import { expect, it } from 'vitest'
import type { Coordinate } from '../geometry/coordinates.ts'
import { markersWithin } from './shape.ts'

it('finds the markers inside, and none in a line without an inside', () => {
  const markers = [
    { id: 1, locationType: 'nest', coordinate: [1, 1] as const },
    { id: 2, locationType: 'nest', coordinate: [9, 9] as const },
  ]
  const corners: Coordinate[] = [
    [0, 0],
    [5, 0],
    [0, 5],
  ]
  expect(markersWithin(markers, corners).map(({ id }) => id)).toEqual([1])
  expect(markersWithin(markers, corners.slice(1))).toEqual([])
})
