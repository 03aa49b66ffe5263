import { afterEach, expect, it, vi, describe } from 'vitest'
import {
  english,
  onLocaleChange,
  setLocale,
  defineMessages,
  currentLocale,
  type Locale,
  formatNumber,
  pluralForm,
  isolateDirection,
} from './locale.ts'
import fc from 'fast-check'
import { languages } from './languages.ts'
import { laterMessages } from '../generated/later.ts'

interface Messages {
  readonly title: string
  readonly panel: { readonly found: (amount: number, name: string) => string }
}

const inEnglish = {
  title: 'Title',
  panel: { found: [[1, 2], ': ', [0, { '0': 'none', one: 'one', other: [[0, 1], ' places'] }]] },
} as const

const polish: Locale = {
  lang: 'pl',
  rules: { plural: 'polish', group: '\u00a0', groupFrom: 5, decimal: ',' },
  groups: {
    first: {
      panel: {
        found: [[0, { few: [[0, 1], ' miejsca'], other: [[0, 1], ' miejsc'] }], ' – ', [1, 2]],
      },
    },
  },
}

afterEach(() => setLocale(english))

it('says sentences with figures, their forms and the player’s own words', () => {
  const group = defineMessages<Messages>('first', inEnglish)
  expect(group.title).toBe('Title')
  expect([0, 1, 2, 1046].map((amount) => group.panel.found(amount, 'Camp'))).toEqual([
    'Camp: none',
    'Camp: one',
    'Camp: 2 places',
    'Camp: 1,046 places',
  ])
  expect(group.panel.found(1, 'קלעה')).toBe('\u2068קלעה\u2069: one')
})

it('applies a language at once and falls back to English', () => {
  const group = defineMessages<Messages>('first', inEnglish)
  const { panel } = group
  setLocale(polish)
  expect(currentLocale()).toBe('pl')
  expect(panel.found(3, 'Obóz')).toBe('3 miejsca – Obóz')
  expect(group.panel.found(12_345, 'Obóz')).toBe('12\u00a0345 miejsc – Obóz')
  expect(group.panel.found(1046, 'Obóz')).toBe('1046 miejsc – Obóz')
  expect(group.title).toBe('Title')
  expect(defineMessages<Messages>('first', inEnglish).panel.found(3, 'x')).toBe('3 miejsca – x')
  setLocale(english)
  expect(group.panel.found(3, 'Camp')).toBe('Camp: 3 places')
})

it('is not misled by a language’s file that holds something else', () => {
  const broken = { ...polish, groups: { first: { title: { deep: 'x' }, panel: 'x' } } }
  setLocale(broken)
  const group = defineMessages<Messages>('first', inEnglish)
  expect(group.title).toBe('Title')
  expect(group.panel.found(1, 'Camp')).toBe('Camp: one')
})

it('calls followers until they unsubscribe', () => {
  const follower = vi.fn<() => void>()
  const end = onLocaleChange(follower)
  setLocale(polish)
  expect(follower).toHaveBeenCalledTimes(1)
  end()
  setLocale(english)
  expect(follower).toHaveBeenCalledTimes(1)
})

it('writes any count and any measure as Intl does', () => {
  const format = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.integer().map((value) => value / 1000),
      ),
      (value) => {
        expect(formatNumber(value)).toBe(format.format(value === 0 ? 0 : value))
      },
    ),
  )
  expect(formatNumber(1_234_567.5)).toBe('1,234,567.5')
})

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

describe('a player’s own words', () => {
  it.each(['Camp', 'Ústí', 'Лагерь', '城堡', '🏰', ''])('leaves "%s" as it is [F49]', (words) => {
    expect(isolateDirection(words)).toBe(words)
  })

  it.each([
    ['קלעה', '\u2068קלעה\u2069'],
    ['قلعة 12', '\u2068قلعة 12\u2069'],
    ['\u{1e900}', '\u2068\u{1e900}\u2069'],
    // Marks that could change the direction beyond the words are removed.
    ['a\u202eb', '\u2068ab\u2069'],
    ['\u2069\u202eevil', '\u2068evil\u2069'],
    ['a\u200fb', '\u2068a\u200fb\u2069'],
  ])('keeps "%s" apart from what stands beside it [F49]', (words, apart) => {
    expect(isolateDirection(words)).toBe(apart)
  })

  it('is asked for every sentence that holds a title [F49]', () => {
    const apart = '\u2068קלעה\u2069'
    expect(laterMessages.pins.toasts.moved('קלעה')).toBe(`Moved: ${apart}`)
    expect(laterMessages.pins.toasts.deleted('קלעה')).toBe(`Deleted: ${apart}`)
    expect(laterMessages.embed.title('קלעה', 'a game')).toBe(`${apart} on the map of a game`)
  })
})
