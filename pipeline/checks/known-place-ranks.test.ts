import { expect, it } from 'vitest'
import { files, goodSource, place } from '../fixtures/good-source.ts'
import { knownPlaceRanks } from './known-place-ranks.ts'

it('finds nothing in good data', () => {
  expect(knownPlaceRanks(goodSource())).toEqual([])
})

it('names the ranks that there are', () => {
  const source = { ...goodSource(), places: [place({ line: 8, rank: 'city' })] }
  expect(knownPlaceRanks(source)).toEqual([
    {
      file: files.places,
      line: 8,
      field: 'rank',
      reason: '"city" is not a rank of world.json: town, village',
    },
  ])
})
