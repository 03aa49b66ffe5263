import { expect, it } from 'vitest'
import { files, goodSource, type } from '../fixtures/good-source.ts'
import { typePriorities } from './type-priorities.ts'

it('finds nothing in good data', () => {
  expect(typePriorities(goodSource())).toEqual([])
})

it.each([-1, 100])('refuses the priority %d', (priority) => {
  expect(typePriorities({ ...goodSource(), types: [type({ line: 8, priority })] })).toEqual([
    {
      file: files.types,
      line: 8,
      field: 'priority',
      reason: `${priority} is not a whole number from 0 to 99`,
    },
  ])
})
