import { expect, it } from 'vitest'
import { files, goodSource, name, translatedIn } from '../fixtures/good-source.ts'
import type { SourceName } from '../source.ts'
import { nameForms } from './name-forms.ts'

const check = (what: SourceName['what'], cell: string, language = 'de') =>
  nameForms({
    ...goodSource(),
    names: [name({ what, translations: translatedIn({ [language]: cell }) })],
  })
const problem = (reason: string) => [{ file: files.names, line: 2, field: 'de', reason }]

it('finds nothing in good data, nor in rows that say nothing yet', () => {
  expect(nameForms(goodSource())).toEqual([])
  expect(check('pattern', 'Schatz {roman}')).toEqual([])
  expect(check('pattern', '')).toEqual([])
  expect(check('word', 'waschen;bad')).toEqual([])
  expect(check('word', '床', 'zh')).toEqual([])
})

it('refuses a pattern without a place for the numeral', () => {
  expect(check('pattern', 'Schatz')).toEqual(problem('"Schatz" lacks {roman}'))
})

it('refuses words that the search does not look up', () => {
  expect(check('word', 'bett;ei')).toEqual(
    problem('"ei" must have three letters: shorter is not looked up'),
  )
  expect(check('word', 'bett; schlafen')).toEqual(problem('" schlafen" has white space around it'))
})

it('refuses a translated name that is too long, but accepts a long description [F95]', () => {
  const translations = translatedIn({ de: 'A'.repeat(81) })
  const names = [name({ translations }), name({ what: 'description', translations })]
  expect(nameForms({ ...goodSource(), names })).toEqual([
    expect.objectContaining({
      field: 'de',
      reason: 'the text has 81 characters, and 80 is the most: make it shorter',
    }),
  ])
})
