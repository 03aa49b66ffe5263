import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { knownServices } from './known-services.ts'

it('finds nothing in good data', () => {
  expect(knownServices(goodSource())).toEqual([])
})

it('refuses categories and types that there are not', () => {
  const services = { categories: ['other', 'inns'], types: ['smith'] }
  expect(knownServices({ ...goodSource(), world: world({ services }) })).toEqual([
    worldProblem('services.categories[1]', '"inns" is not one of the categories'),
    worldProblem('services.types[0]', '"smith" is not a type of marker-types.csv'),
  ])
})
