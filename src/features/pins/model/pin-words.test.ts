import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countCharacters } from '../../../platform/characters.ts'
import { maxNote, maxTitle } from '../../../records/pin.ts'
import { readPinWords, writePinWords } from './pin-words.ts'

it('title and note are written into a link and read back', () => {
  const words = { title: 'Cellar', note: 'Two chests\nand a <b>key</b>' }
  expect(readPinWords(writePinWords(words))).toEqual(words)
  expect(readPinWords(writePinWords({ title: '', note: 'x' }))).toEqual({ title: '', note: 'x' })
  expect(readPinWords(writePinWords({ title: 'x', note: '' }))).toEqual({ title: 'x', note: '' })
  expect(writePinWords({ title: '', note: '' })).toBe('')
})

it('a note that no server would take is cut, not halving a character', () => {
  const note = '砦'.repeat(maxNote)
  const link = writePinWords({ title: 'Fort', note })
  expect(new URLSearchParams({ pin: link }).toString().length).toBeLessThan(4100)
  expect(readPinWords(link).note).toMatch(/^砦+…$/)
})

it('a note that is cut for a link keeps its emoji whole', () => {
  const { note } = readPinWords(writePinWords({ title: '', note: '👨‍👩‍👧'.repeat(maxNote) }))
  expect(note).toMatch(/^(👨‍👩‍👧)+…$/u)
})

it('words of any link are within the limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (text) => {
      const { title, note } = readPinWords(text)
      expect(countCharacters(title)).toBeLessThanOrEqual(maxTitle)
      expect(countCharacters(note)).toBeLessThanOrEqual(maxNote)
    }),
  )
})
