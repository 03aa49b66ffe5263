import { expect, it } from 'vitest'
import { files, goodSource, name, type } from './fixtures/good-source.ts'
import { unusedNames } from './unused-names.ts'

const shared = (line: number, key: string, en: string) =>
  name({ file: files.sharedNames, line, key, en })

it('finds nothing where each row is of some world', () => {
  expect(unusedNames([])).toEqual([])
  const sharedNames = [shared(2, 'bed', 'Bed'), shared(3, 'inn', 'Inn')]
  const inns = { ...goodSource(), types: [type({ id: 'inn', title: 'Inn' })], sharedNames }
  expect(unusedNames([{ ...goodSource(), sharedNames }, inns])).toEqual([])
})

it('reports rows that fit no world’s names', () => {
  const sharedNames = [shared(2, 'bed', 'Couch'), shared(3, 'inn', 'Inn')]
  expect(unusedNames([{ ...goodSource(), sharedNames }])).toEqual([
    {
      file: files.sharedNames,
      line: 2,
      field: 'key',
      reason: 'no world has a type "bed" that is called "Couch"',
    },
    {
      file: files.sharedNames,
      line: 3,
      field: 'key',
      reason: 'no world has a type "inn" that is called "Inn"',
    },
  ])
})
