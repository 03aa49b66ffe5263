import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { knownRouteTypes } from './known-route-types.ts'

it('finds nothing in good data, nor where nothing is said of routes', () => {
  const good = goodSource()
  const landmarks = good.types.map(({ id }) => id)
  expect(knownRouteTypes(good)).toEqual([])
  const ways = { landmarks, fastTravel: landmarks }
  expect(knownRouteTypes({ ...good, world: world({ ways }) })).toEqual([])
})

it('refuses a type that there is not', () => {
  const ways = { landmarks: ['lighthouse'], fastTravel: ['airport'] }
  expect(knownRouteTypes({ ...goodSource(), world: world({ ways }) })).toEqual([
    worldProblem('ways.fastTravel[0]', '"airport" is not a type of marker-types.csv'),
    worldProblem('ways.landmarks[0]', '"lighthouse" is not a type of marker-types.csv'),
  ])
})
