import { expect, it } from 'vitest'
import { laterMessages } from '../later-messages.ts'
import { messages } from '../messages.ts'
import { inOwnDirection } from './own-direction.ts'

it.each(['Camp', 'Ústí', 'Лагерь', '城堡', '🏰', ''])('leaves "%s" as it is [F49]', (words) => {
  expect(inOwnDirection(words)).toBe(words)
})

it.each([
  ['קלעה', '\u2068קלעה\u2069'],
  ['قلعة 12', '\u2068قلعة 12\u2069'],
  ['\u{1e900}', '\u2068\u{1e900}\u2069'],
  // What turns the writing ends with the words, however it is written.
  ['a\u202eb', '\u2068ab\u2069'],
  ['\u2069\u202eevil', '\u2068evil\u2069'],
  ['a\u200fb', '\u2068a\u200fb\u2069'],
])('keeps "%s" apart from what stands beside it [F49]', (words, apart) => {
  expect(inOwnDirection(words)).toBe(apart)
})

it('is asked for every sentence that holds a title [F49]', () => {
  const apart = '\u2068קלעה\u2069'
  expect(laterMessages.pins.toasts.moved('קלעה')).toBe(`Moved: ${apart}`)
  expect(laterMessages.pins.toasts.deleted('קלעה')).toBe(`Deleted: ${apart}`)
  expect(messages.embed.title('קלעה', 'a game')).toBe(`${apart} on the map of a game`)
})
