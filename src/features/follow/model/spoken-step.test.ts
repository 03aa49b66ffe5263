import { expect, it } from 'vitest'
import { nextSpokenStep, voiceFor, type SpokenStep } from './spoken-step.ts'

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
})

it.each([
  ['de', ['en-US', 'de-DE'], 'de-DE'],
  ['de', ['en-US', 'de_AT'], 'de_AT'],
  ['zh', ['cmn-Hans-CN'], 'cmn-Hans-CN'],
  ['cs', ['csb-PL', 'sk-SK'], undefined],
  ['en', [], undefined],
])('speaks %s by the voices %j with %s', (lang, voices, expected) => {
  expect(
    voiceFor(
      voices.map((each) => voice(each)),
      lang,
    )?.lang,
  ).toBe(expected)
})

it('speaks with a local voice and never with one that sends text elsewhere', () => {
  const voices = [voice('en-US', false, true), voice('en-AU'), voice('en-IE', true, true)]
  expect(voiceFor(voices, 'en')?.lang).toBe('en-IE')
  expect(voiceFor(voices.slice(0, 2), 'en')?.lang).toBe('en-AU')
  expect(voiceFor(voices.slice(0, 1), 'en')).toBeUndefined()
})

it('announces a step when it becomes the next one and when it is near', () => {
  const course = [
    ['1', 200],
    ['1', 120],
    ['1', 30],
    ['1', 10],
    ['1', 35],
    ['2', 20],
    ['2', 5],
    ['off', null],
    ['off', null],
    ['2', 300],
  ] as const
  let told: SpokenStep | null = null
  const spoken = course.flatMap(([key, metres]) => {
    const next: SpokenStep | null = nextSpokenStep(told, { key, distanceMetres: metres })
    const speaks = next !== told
    told = next
    return speaks ? [`${key} ${metres}`] : []
  })
  expect(spoken).toEqual(['1 200', '1 30', '2 20', 'off null', '2 300'])
  expect(nextSpokenStep(told, null)).toBeNull()
})
