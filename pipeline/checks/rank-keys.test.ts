import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { rankKeys } from './rank-keys.ts'

it('finds nothing in good data', () => {
  expect(rankKeys(goodSource())).toEqual([])
})

it('refuses a key that two ranks share', () => {
  const ranks = world().ranks.map((rank) => ({ ...rank, key: 'town' }))
  expect(rankKeys({ ...goodSource(), world: world({ ranks }) })).toEqual([
    worldProblem('ranks[1].key', '"town" is taken by ranks[0]'),
  ])
})
