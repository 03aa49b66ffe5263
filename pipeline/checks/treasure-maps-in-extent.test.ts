import { expect, it } from 'vitest'
import { files, goodSource, treasureMap } from '../fixtures/good-source.ts'
import { formatProblem } from '../problem.ts'
import { treasureMapsInExtent } from './treasure-maps-in-extent.ts'

it('finds nothing in good data', () => {
  expect(treasureMapsInExtent(goodSource())).toEqual([])
})

it('refuses a map that is had beyond the land, whose edges are inside', () => {
  const treasureMaps = [treasureMap({ x: 400, y: 0 }), treasureMap({ line: 3, x: 401 })]
  expect(treasureMapsInExtent({ ...goodSource(), treasureMaps }).map(formatProblem)).toEqual([
    `${files.treasureMaps}:3: x: 401 lies outside the world's extent 0..400`,
  ])
})
