import { expect, it } from 'vitest'
import { files, goodSource, place } from '../fixtures/good-source.ts'
import { placeWords } from './place-words.ts'

it('finds nothing in good data', () => {
  expect(placeWords(goodSource())).toEqual([])
})

it('refuses words for a place without a name', () => {
  const places = [place({ line: 8, name: '', inWords: 'the Inn' })]
  expect(placeWords({ ...goodSource(), places })).toEqual([
    {
      file: files.places,
      line: 8,
      field: 'in_words',
      reason: '"the Inn" stands for a name, and the place has none',
    },
  ])
})
