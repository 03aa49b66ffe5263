import { expect, it } from 'vitest'
import { files, goodSource, place } from '../fixtures/good-source.ts'
import { uniquePlaceNames } from './unique-place-names.ts'

it('finds nothing in good data', () => {
  expect(uniquePlaceNames(goodSource())).toEqual([])
})

it('names the row that repeats a name', () => {
  const source = { ...goodSource(), places: [place(), place({ line: 3 })] }
  expect(uniquePlaceNames(source)).toEqual([
    { file: files.places, line: 3, field: 'name', reason: '"Uzhitz" is taken by line 2' },
  ])
})
