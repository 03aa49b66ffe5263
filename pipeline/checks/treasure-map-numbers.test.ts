import { expect, it } from 'vitest'
import { files, goodSource, treasureMap } from '../fixtures/good-source.ts'
import { formatProblem } from '../problem.ts'
import { treasureMapNumbers } from './treasure-map-numbers.ts'

it('finds nothing in good data', () => {
  expect(treasureMapNumbers(goodSource())).toEqual([])
})

it('refuses a second map of the same number, and one to the same chest', () => {
  const treasureMaps = [
    treasureMap(),
    treasureMap({ line: 3, chest: 4 }),
    treasureMap({ line: 4, number: 13 }),
  ]
  expect(treasureMapNumbers({ ...goodSource(), treasureMaps }).map(formatProblem)).toEqual([
    `${files.treasureMaps}:3: number: XII is taken by line 2`,
    `${files.treasureMaps}:4: chest: 5 is taken by line 2`,
  ])
})
