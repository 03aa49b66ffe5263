import { expect, it } from 'vitest'
import { files, goodSource } from '../fixtures/good-source.ts'
import { categoryColours } from './category-colours.ts'

it('finds nothing in good data', () => {
  expect(categoryColours(goodSource())).toEqual([])
})

it('refuses a colour that is not #RRGGBB', () => {
  const { world } = goodSource()
  const categories = world.categories.slice(0, 1).map((entry) => ({ ...entry, colour: '#28F' }))
  expect(categoryColours({ ...goodSource(), world: { ...world, categories } })).toEqual([
    {
      file: files.world,
      line: 8,
      field: 'categories[0].colour',
      reason: '"#28F" is not a colour written #RRGGBB',
    },
  ])
})
