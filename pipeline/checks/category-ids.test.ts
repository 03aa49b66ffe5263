import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { categoryIds } from './category-ids.ts'

it('finds nothing in good data', () => {
  expect(categoryIds(goodSource())).toEqual([])
})

it('refuses an id that occurs twice', () => {
  const categories = world().categories.map((entry) => ({ ...entry, id: 'other' }))
  expect(categoryIds({ ...goodSource(), world: world({ categories }) })).toEqual([
    worldProblem('categories[1].id', '"other" is taken by categories[0]'),
  ])
})
