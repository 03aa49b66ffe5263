import { afterEach, expect, it, vi } from 'vitest'
import { english, followLanguage, speak, spoken, spokenLanguage, type Language } from './spoken.ts'

interface Said {
  readonly title: string
  readonly panel: { readonly found: (amount: number, name: string) => string }
}

const inEnglish = {
  title: 'Title',
  panel: { found: [[1, 2], ': ', [0, { '0': 'none', one: 'one', other: [[0, 1], ' places'] }]] },
} as const

const polish: Language = {
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

afterEach(() => speak(english))

it('says sentences with figures, their forms and the player’s own words', () => {
  const said = spoken<Said>('first', inEnglish)
  expect(said.title).toBe('Title')
  expect([0, 1, 2, 1046].map((amount) => said.panel.found(amount, 'Camp'))).toEqual([
    'Camp: none',
    'Camp: one',
    'Camp: 2 places',
    'Camp: 1,046 places',
  ])
  expect(said.panel.found(1, 'קלעה')).toBe('\u2068קלעה\u2069: one')
})

it('says everything in a language from then on, and in English what the language lacks', () => {
  const said = spoken<Said>('first', inEnglish)
  const { panel } = said
  speak(polish)
  expect(spokenLanguage()).toBe('pl')
  expect(panel.found(3, 'Obóz')).toBe('3 miejsca – Obóz')
  expect(said.panel.found(12_345, 'Obóz')).toBe('12\u00a0345 miejsc – Obóz')
  expect(said.panel.found(1046, 'Obóz')).toBe('1046 miejsc – Obóz')
  expect(said.title).toBe('Title')
  expect(spoken<Said>('first', inEnglish).panel.found(3, 'x')).toBe('3 miejsca – x')
  speak(english)
  expect(said.panel.found(3, 'Camp')).toBe('Camp: 3 places')
})

it('is not misled by a language’s file that holds something else', () => {
  const broken = { ...polish, groups: { first: { title: { deep: 'x' }, panel: 'x' } } }
  speak(broken)
  const said = spoken<Said>('first', inEnglish)
  expect(said.title).toBe('Title')
  expect(said.panel.found(1, 'Camp')).toBe('Camp: one')
})

it('tells who follows, until they end it', () => {
  const follower = vi.fn<() => void>()
  const end = followLanguage(follower)
  speak(polish)
  expect(follower).toHaveBeenCalledTimes(1)
  end()
  speak(english)
  expect(follower).toHaveBeenCalledTimes(1)
})
