import { expect, it } from 'vitest'
import { files, goodSource, type } from '../fixtures/good-source.ts'
import { typeIds } from './type-ids.ts'

it('finds nothing in good data', () => {
  expect(typeIds(goodSource())).toEqual([])
})

it('refuses an id that occurs twice', () => {
  const source = { ...goodSource(), types: [type(), type({ line: 3 })] }
  expect(typeIds(source)).toEqual([
    { file: files.types, line: 3, field: 'id', reason: '"bed" is taken by line 2' },
  ])
})

it('refuses an id that is no lower-case word', () => {
  const source = { ...goodSource(), types: [type({ line: 3, id: 'Bed-2' })] }
  expect(typeIds(source)).toEqual([
    { file: files.types, line: 3, field: 'id', reason: '"Bed-2" must consist of a-z and _' },
  ])
})

it.each(['all', 'none'])('refuses %s, which links use for the types as a whole', (id) => {
  const source = { ...goodSource(), types: [type({ line: 3, id })] }
  expect(typeIds(source)).toEqual([
    {
      file: files.types,
      line: 3,
      field: 'id',
      reason: `"${id}" has a meaning of its own in links`,
    },
  ])
})

it.each(['constructor', '__proto__'])('refuses %s, which every object has [F97]', (id) => {
  const source = { ...goodSource(), types: [type({ line: 3, id })] }
  expect(typeIds(source)).toEqual([
    {
      file: files.types,
      line: 3,
      field: 'id',
      reason: `"${id}" is a word of JavaScript: choose another`,
    },
  ])
})
