import { expect, it } from 'vitest'
import { hiddenCharacter, shownPlainly } from './hidden-characters.ts'

it.each([
  ['a turn of direction', 'Ratt\u202eyay', 'U+202E, which turns the direction of the text'],
  ['an isolated turn', 'a\u2067b', 'U+2067, which turns'],
  ['a mark of direction', 'a\u200fb', 'U+200F, which turns'],
  ['a name of zero-width letters', '\u200b\u200b', 'U+200B, which cannot be seen'],
  ['a letter that only fills', '\u3164', 'U+3164, which cannot be seen'],
  ['an empty braille pattern', '\u2800', 'U+2800, which cannot be seen'],
  ['a soft hyphen', 'Rat\u00adtay', 'U+00AD, which cannot be seen'],
  ['a joiner between Latin letters', 'Rat\u200dtay', 'U+200D, which cannot be seen'],
  ['a joiner at an end', 'نام\u200c', 'U+200C, which cannot be seen'],
  ['a byte order mark', 'a\ufeffb', 'U+FEFF, which cannot be seen'],
  ['a tag', 'a\u{e0041}', 'U+E0041, which cannot be seen'],
  ['a style of no picture', 'a\ufe0f', 'U+FE0F, which cannot be seen'],
  ['a line break', 'a\nb', 'U+000A, a line break'],
  ['a line separator', 'a\u2028b', 'U+2028, a line break'],
  ['a tab', 'a\tb', 'U+0009, a control character'],
  ['the end of a string', 'a\0b', 'U+0000, a control character'],
  ['a control character of the upper half', 'a\u009bb', 'U+009B, a control character'],
  ['half a letter', 'a\ud800', 'U+D800, which is no letter'],
  ['a letter of nobody', '\ue000', 'U+E000, which is no letter'],
  ['a lost letter', 'Ratta\ufffd', 'U+FFFD, which stands for a letter that was lost'],
])('finds %s [F96]', (_what, text, expected) => {
  expect(hiddenCharacter(text)).toMatch(
    new RegExp(`^holds ${expected.replace('+', String.raw`\+`)}`),
  )
})

it('finds marks without a letter, and a letter below a tower of them [F96]', () => {
  expect(hiddenCharacter('\u0301a')).toMatch(/^begins with a mark/)
  expect(hiddenCharacter(`a${'\u0301'.repeat(5)}`)).toMatch(/^holds a letter with five marks/)
})

it.each([
  '',
  'Rattay',
  'Ratají nad Sázavou',
  'e\u0301',
  'Tiefe\u00a0Wälder',
  'Où\u202f?',
  'Ратае',
  'İstanbul',
  '拉泰',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d🌾',
  '⚔\ufe0f',
  '—“quoted”…',
])('finds nothing in %j [F96]', (text) => {
  expect(hiddenCharacter(text)).toBeUndefined()
})

it('writes invisible characters as their codes and keeps the rest', () => {
  expect(shownPlainly('é 拉 \u202e\u0007')).toBe(String.raw`é 拉 \u{202e}\u{7}`)
})
