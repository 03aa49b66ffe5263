import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { knownRivals } from './known-rivals.ts'

it('finds nothing in good data', () => {
  expect(knownRivals(goodSource())).toEqual([])
})

it('refuses a type that there is not', () => {
  const rivals = { groups: { beds: 'bed', 'fast travel': 'wagon' } }
  expect(knownRivals({ ...goodSource(), world: world({ rivals }) })).toEqual([
    worldProblem('rivals.groups.fast travel', '"wagon" is not a type of marker-types.csv'),
  ])
})
