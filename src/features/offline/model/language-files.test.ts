import { expect, it } from 'vitest'
import { isOfLanguage, languageAddress, replacedBy, stemsOf } from './language-files.ts'

const scope = 'https://example.org/maps/'

it.each([
  ['data/shore/cs.0a1b2c3d.json', true],
  ['data/cs.0a1b2c3d.json', true],
  ['assets/alegreya-sans-400-cyrillic-C9x_1-aB.woff2', true],
  ['assets/alegreya-sc-700-polish-C9x1aB.woff2', true],
  ['assets/alegreya-sans-400-latin-C9x1aB.woff2', false],
  ['data/shore/world.json', false],
  ['data/shore/geography.json', false],
  ['data/shore/deep/cs.0a1b2c3d.json', false],
  ['assets/cs.0a1b2c3d.json', false],
])('of "%s" it is %j', (path, expected) => {
  expect(isOfLanguage(scope + path, scope)).toBe(expected)
})

it('knows no file of another site', () => {
  expect(isOfLanguage('https://example.com/data/shore/cs.0a1b2c3d.json', scope)).toBe(false)
})

it.each([
  ['data/shore/cs.0a1b2c3d.json', { stem: 'data/shore/cs', lang: 'cs', world: 'shore' }],
  ['data/cs.0a1b2c3d.json', { stem: 'data/cs', lang: 'cs' }],
  [
    'assets/alegreya-sans-400-cyrillic-C9x_1-aB.woff2',
    { stem: 'assets/alegreya-sans-400-cyrillic' },
  ],
])('tells the same file in every version by "%s" [F99]', (path, expected) => {
  expect(languageAddress(scope + path, scope)).toEqual(expected)
})

it('asks for the pages of text and each world, and for nothing in English [F99]', () => {
  expect(stemsOf('de', ['shore'])).toEqual(['data/de', 'data/shore/de'])
  expect(stemsOf('en', ['shore'])).toEqual([])
})

it('lets one language take the place of another, in the same worlds only [F99]', () => {
  const listed = [
    'data/shore/cs.00000000.json',
    'data/shore/de.11111111.json',
    'data/isle/cs.22222222.json',
    'data/cs.33333333.json',
    'assets/alegreya-sans-400-cyrillic-C9x1aB.woff2',
  ].map((path) => scope + path)
  expect(replacedBy('de', ['shore', undefined], listed, scope)).toEqual([listed[0], listed[3]])
  expect(replacedBy('de', ['isle'], listed, scope)).toEqual([listed[2]])
})
