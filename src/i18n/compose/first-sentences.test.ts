import { afterEach, expect, it } from 'vitest'
import { english, setLocale } from '../language/locale.ts'
import { whereWords } from './first-sentences.ts'

afterEach(() => setLocale(english))

it('uses the name’s form after a direction if there is one', () => {
  const where = {
    of: [[0, 1], ' m ', [1, { 'north-west': 'nordwestlich', other: '?' }], ' ', [2]],
    from: [[2], ': ', [0, 1], ' m ', [1, { 'north-west': 'nordwestlich', other: '?' }]],
  } as const
  setLocale({ ...english, lang: 'de', groups: { first: { where } } })
  const far = { place: 'Prag', metres: 210, direction: 'north-west' } as const
  expect(whereWords({ ...far, of: 'von Prag' })).toBe('210 m nordwestlich von Prag')
  expect(whereWords(far)).toBe('Prag: 210 m nordwestlich')
})
