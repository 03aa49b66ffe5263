import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { categoryShapes } from './category-shapes.ts'

it('finds nothing in good data', () => {
  expect(categoryShapes(goodSource())).toEqual([])
})

it('refuses a shape that two categories share', () => {
  const categories = world().categories.map((entry) => ({ ...entry, shape: 'drop' as const }))
  expect(categoryShapes({ ...goodSource(), world: world({ categories }) })).toEqual([
    worldProblem('categories[1].shape', '"drop" is the shape of categories[0]: choose another'),
  ])
})
