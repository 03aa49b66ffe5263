import { expect, it } from 'vitest'
import { isOfLanguage, replacedBy } from './language-files.ts'

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

it('lets what a page says in one language take the place of another, in the same world only', () => {
  const kept = [
    'data/shore/cs.00000000.json',
    'data/shore/de.11111111.json',
    'data/isle/cs.22222222.json',
    'data/cs.33333333.json',
    'assets/alegreya-sans-400-cyrillic-C9x1aB.woff2',
  ].map((path) => scope + path)
  expect(replacedBy(`${scope}data/shore/de.11111111.json`, kept, scope)).toEqual([kept[0]])
  expect(replacedBy(`${scope}data/de.44444444.json`, kept, scope)).toEqual([kept[3]])
  expect(replacedBy(kept[4] ?? '', kept, scope)).toEqual([])
})
