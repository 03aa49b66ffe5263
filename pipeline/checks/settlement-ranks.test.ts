import { expect, it } from 'vitest'
import { feature, files, goodSource } from '../fixtures/good-source.ts'
import { settlementRanks } from './settlement-ranks.ts'

it('finds nothing in good data', () => {
  expect(settlementRanks(goodSource())).toEqual([])
})

it('names the ranks that there are', () => {
  const source = {
    ...goodSource(),
    features: [feature({ line: 2, kind: 'settlement', rank: 'city' })],
  }
  expect(settlementRanks(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].properties.rank',
      reason: '"city" is not a rank of world.json: town, village',
    },
  ])
})

it('refuses a rank of anything else', () => {
  const source = { ...goodSource(), features: [feature({ line: 2, rank: 'town' })] }
  expect(settlementRanks(source)).toEqual([
    {
      file: files.geography,
      line: 2,
      field: 'features[0].properties.rank',
      reason: 'only settlements have a rank',
    },
  ])
})
