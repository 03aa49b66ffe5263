import { describe, expect, it } from 'vitest'
import { pluralForm, type PluralRule } from './plural-form.ts'

const rules: readonly (readonly [lang: string, rule: PluralRule])[] = [
  ['en', 'one'],
  ['de', 'one'],
  ['es', 'one'],
  ['it', 'one'],
  ['tr', 'one'],
  ['fr', 'french'],
  ['cs', 'czech'],
  ['pl', 'polish'],
  ['ru', 'russian'],
  ['zh', 'none'],
]

describe('the forms of plurals', () => {
  it.each(rules)('of "%s" are the browser’s', (lang, rule) => {
    const browser = new Intl.PluralRules(lang)
    const numbers = Array.from({ length: 10_001 }, (_, number) => number)
    const tenths = numbers.slice(0, 1001).map((number) => number / 10)
    const wrong = [...numbers, ...tenths].filter(
      (number) => pluralForm(rule, number) !== browser.select(number),
    )
    expect(wrong).toEqual([])
  })
})
