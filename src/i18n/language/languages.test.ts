import { afterEach, describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { english, formatNumber, setLocale } from './locale.ts'

afterEach(() => setLocale(english))

describe('figures', () => {
  it.each(Object.entries(languages))(
    'of "%s" are written as the browser writes them',
    (lang, { rules }) => {
      setLocale({ lang, rules, groups: {} })
      // Browsers group French numbers with a narrow space, which the site's fonts don't have.
      const browser = (value: number) =>
        new Intl.NumberFormat(lang).format(value).replaceAll('\u202f', '\u00a0')
      for (const value of [0, 7, 999, 1000, 1046, 9999, 10_000, 1_234_567, 0.5, 1234.25]) {
        expect(formatNumber(value)).toBe(browser(value))
      }
    },
  )
})
