import { expect, it } from 'vitest'
import { firstWords, landWordsOf } from './start-land.ts'

const names = { title: 'Böhmen', lettering: { Sasau: 'Sázava' } }
const sentences = (first: object) => ({
  lang: 'de',
  rules: { plural: 'one', group: '.', groupFrom: 4, decimal: ',' } as const,
  groups: { first: first as Record<string, Record<string, string>> },
})

it('writes the same words for the same names, so that the land is not drawn twice', () => {
  const first = firstWords({ names, sentences: sentences({ map: { compassNorth: 'N' } }) })
  expect(first).toEqual({ north: 'N', ...names })
  expect(landWordsOf(names, 'N')).toBe(first)
  expect(landWordsOf(names, 'S')).toEqual({ north: 'S', ...names })
  expect(landWordsOf({}, 'N')).toEqual({ north: 'N' })
})

it('leaves the land as it is where the file lacks the letter of the compass rose', () => {
  expect(firstWords({ names, sentences: sentences({}) })).toBeUndefined()
  expect(firstWords({ names, sentences: { ...sentences({}), groups: {} } })).toBeUndefined()
})
