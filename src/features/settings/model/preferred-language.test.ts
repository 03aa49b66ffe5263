import { expect, it } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

const known = ['cs', 'de', 'zh']

it.each([
  [undefined, ['de-AT', 'en'], 'de'],
  [undefined, ['pt-BR', 'cs', 'de'], 'cs'],
  [undefined, ['en-GB', 'cs'], 'en'],
  [undefined, ['pt'], 'en'],
  [undefined, [], 'en'],
  [undefined, ['zh-CN'], 'zh'],
  [undefined, ['zh-Hans-TW'], 'en'],
  [undefined, ['zh-TW', 'de'], 'de'],
  [undefined, ['zh-Hant-HK'], 'en'],
  ['cs', ['de'], 'cs'],
  ['en', ['de'], 'en'],
  ['xx', ['de'], 'de'],
  [7, ['DE'], 'de'],
] as const)('of chosen %j and wanted %j it is "%s"', (chosen, wanted, expected) => {
  expect(preferredLanguage(known, chosen, wanted)).toBe(expected)
})
