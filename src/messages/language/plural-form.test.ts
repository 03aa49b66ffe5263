import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { pluralForm } from './plural-form.ts'
import { english } from './spoken.ts'

const rules = [
  ['en', english.rules.plural] as const,
  ...Object.entries(languages).map(([lang, { rules }]) => [lang, rules.plural] as const),
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
