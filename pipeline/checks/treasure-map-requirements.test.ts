import { expect, it } from 'vitest'
import { files, goodSource, treasureMap, world } from '../fixtures/good-source.ts'
import { formatProblem } from '../problem.ts'
import { treasureMapRequirements } from './treasure-map-requirements.ts'

const check = (requires: string, of = world()) =>
  treasureMapRequirements({
    ...goodSource(),
    world: of,
    treasureMaps: [treasureMap({ line: 8, requires })],
  }).map(formatProblem)

it('finds nothing in good data', () => {
  expect(treasureMapRequirements(goodSource())).toEqual([])
})

it('names the requirements that there are', () => {
  expect(check('lockpicking:medium')).toEqual([
    `${files.treasureMaps}:8: requires: "lockpicking:medium" is not a requirement of world.json: spade, lockpicking:easy, lockpicking:very-hard, cave`,
  ])
})

it('refuses a requirement where the world has none', () => {
  const { requirements: _, ...open } = world()
  expect(check('spade', open)).toEqual([
    `${files.treasureMaps}:8: requires: "spade" is not a requirement of world.json: it has none`,
  ])
})
