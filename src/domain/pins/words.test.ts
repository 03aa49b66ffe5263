import { describe, expect, it } from 'vitest'
import { contentOf, readPin } from './pin.ts'
import { notings } from './pin-list.ts'
import { isBlank } from './words.ts'

const invisible = [
  '',
  ' \n\t',
  '\u00a0\u3000',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad',
  '\u034f',
  '\u061c\u200e\u202e\u2066\u2069',
  '\u115f\u1160\u3164\uffa0',
  '\u17b4\u17b5',
  '\u180e',
  '\u2800',
  '\ufe0f',
  '\u{e0001}\u{e0020}\u{e0100}',
  '\u0000\u0007\u0085',
  '\ud800',
]

describe.each(invisible)('a text of nothing that is seen, %j,', (text) => {
  it('counts as empty', () => {
    expect(isBlank(text)).toBe(true)
    expect(contentOf({ x: 1, y: 2, title: text, note: text })).toMatchObject({
      title: '',
      note: '',
    })
    const pin = {
      id: 'f'.repeat(24),
      revision: 1,
      deleted: false,
      x: 1,
      y: 2,
      title: text,
      note: '',
    }
    expect(readPin(pin)?.title).toBe('')
    expect(notings(new Map(), { id: 1, coordinate: [1, 2] }, text)).toEqual([])
  })
})

it.each(['a', '\u200ba', '👨‍👩‍👧', 'ـ', '.', '\u0301'])('"%s" counts as words', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(contentOf({ x: 1, y: 2, title: text, note: '' }).title).toBe(text)
})
