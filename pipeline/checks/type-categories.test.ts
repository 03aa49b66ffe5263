import { expect, it } from 'vitest'
import { files, goodSource, type } from '../fixtures/good-source.ts'
import { typeCategories } from './type-categories.ts'

it('finds nothing in good data', () => {
  expect(typeCategories(goodSource())).toEqual([])
})

it('names the categories that there are', () => {
  const source = { ...goodSource(), types: [type({ line: 4, category: 'beds' })] }
  expect(typeCategories(source)).toEqual([
    {
      file: files.types,
      line: 4,
      field: 'category',
      reason: '"beds" is not a category of world.json: utilities, other',
    },
  ])
})
