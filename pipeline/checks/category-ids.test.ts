import { expect, it } from 'vitest'
import { files, goodSource } from '../fixtures/good-source.ts'
import { categoryIds } from './category-ids.ts'

it('finds nothing in good data', () => {
  expect(categoryIds(goodSource())).toEqual([])
})

it('refuses an id that occurs twice', () => {
  const { world } = goodSource()
  const categories = world.categories.map((entry) => ({ ...entry, id: 'other' }))
  expect(categoryIds({ ...goodSource(), world: { ...world, categories } })).toEqual([
    {
      file: files.world,
      line: 9,
      field: 'categories[1].id',
      reason: '"other" is taken by categories[0]',
    },
  ])
})

it('refuses an id that is no lower-case word', () => {
  const { world } = goodSource()
  const categories = world.categories.slice(0, 1).map((entry) => ({ ...entry, id: '' }))
  expect(categoryIds({ ...goodSource(), world: { ...world, categories } })).toEqual([
    {
      file: files.world,
      line: 8,
      field: 'categories[0].id',
      reason: '"" must consist of a-z and _',
    },
  ])
})
