import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, cutText, splitCharacters } from './characters.ts'

const family = '👨‍👩‍👧'
const wholes = [
  'a',
  '砦',
  '🏰',
  family,
  '👩🏽‍❤️‍💋‍👨🏽',
  '👍🏽',
  '🏴‍☠️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇨🇿',
  '1️⃣',
  '❤️',
  'e\u0301',
  'q\u0323\u0307',
  'क्ष',
  'नि',
  'กำ',
  '한',
  '\u1112\u1161\u11ab',
  'ｶﾞ',
  '\r\n',
] as const

describe('characters', () => {
  it.each(wholes)('%s is one character', (one) => {
    expect(splitCharacters(one)).toEqual([one])
    expect(splitCharacters(`${one}${one}x`)).toEqual([one, one, 'x'])
  })

  it.each(wholes)('cutting never splits %s', (one) => {
    const start = 'x'.repeat(79)
    expect(cutText(`${start}${one}`, 80)).toBe(`${start}${one}`)
    expect(cutText(`${start}x${one}`, 80)).toBe(`${start}x`)
    expect(cutText(`${start}${one}${one}`, 80)).toBe(`${start}${one}`)
  })

  it('the third half of flags is a character of its own', () => {
    expect(splitCharacters('🇨🇿🇩')).toEqual(['🇨🇿', '🇩'])
  })

  it('a pile of accents has an upper limit', () => {
    const pile = `a${'\u0301'.repeat(100_000)}`
    expect(cutText(pile, 80).length).toBeLessThan(80 * 50)
  })
})

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...wholes),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('\u200d', '\ufe0f', '🇨', '🏽', '\u0301', '\u200c', '\u20e3', '\u094d'),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

describe('any text', () => {
  it('characters together are the text', () => {
    fc.assert(fc.property(anyText, (text) => splitCharacters(text).join('') === text))
  })

  it('has the same boundaries as Intl.Segmenter [F115]', () => {
    const segmenter = new Intl.Segmenter('en')
    fc.assert(
      fc.property(anyText, (text) => {
        const whole = new Set(Array.from(segmenter.segment(text), ({ index }) => index))
        let at = 0
        for (const each of splitCharacters(text)) {
          expect(whole).toContain(at)
          at += each.length
        }
      }),
    )
  })

  it('a text has no more characters than code points', () => {
    fc.assert(fc.property(anyText, (text) => countCharacters(text) <= Array.from(text).length))
  })

  it('a cut text is the beginning of the text, and stays as it is when it is cut again [F115]', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), (text, most) => {
        const cut = cutText(text, most)
        expect(text.startsWith(cut)).toBe(true)
        expect(countCharacters(cut)).toBeLessThanOrEqual(most)
        expect(cutText(cut, most)).toBe(cut)
      }),
    )
  })
})
