import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countInRanges, writeIdRanges } from './worlds-file.ts'

it('joins neighbours', () => {
  expect(writeIdRanges([5, 0, 1, 2, 9, 10])).toBe('0-2,5,9-10')
  expect(writeIdRanges([])).toBe('')
})

it('counts the ids inside', () => {
  expect(countInRanges([0, 2, 3, 5, 11], '0-2,5,9-10')).toBe(3)
  expect(countInRanges([0], '')).toBe(0)
})

it('counts just the ids that were written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.uniqueArray(fc.nat(60)), (written, asked) => {
      const both = asked.filter((id) => written.includes(id))
      expect(countInRanges(asked, writeIdRanges(written))).toBe(both.length)
    }),
  )
})
