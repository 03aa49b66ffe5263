import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isRecord,
  readBoolean,
  readList,
  readNumber,
  readOneOf,
  readString,
  readWholeNumber,
} from './read-field.ts'

const anything = fc.anything({
  withNullPrototype: true,
  withBigInt: true,
  withDate: true,
  withSparseArray: true,
})

describe('readers of a field', () => {
  it('return valid values and nothing for others', () => {
    const readers = [
      [readBoolean, (value: unknown) => typeof value === 'boolean'],
      [readString, (value: unknown) => typeof value === 'string'],
      [readNumber(), Number.isFinite],
      [readNumber(20, 80), (value: unknown) => Number(value) >= 20 && Number(value) <= 80],
      [readWholeNumber(), Number.isSafeInteger],
      [readWholeNumber(0), (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0],
      [readOneOf(['on', 'off']), (value: unknown) => value === 'on' || value === 'off'],
      [readList, Array.isArray],
    ] as const
    const likely = fc.oneof(
      anything,
      fc.constantFrom(
        'on',
        'off',
        'On',
        '',
        '50',
        20,
        80,
        19.9,
        81,
        -0,
        -1,
        NaN,
        Infinity,
        2 ** 53,
      ),
    )
    fc.assert(
      fc.property(likely, (value) => {
        for (const [read, isRight] of readers) {
          const numeric = read !== readers[3][0] || typeof value === 'number'
          const right = numeric && isRight(value)
          expect(read(value)).toBe(right ? value : undefined)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('finds fields in objects alone', () => {
    expect([{}, Object.create(null)].every(isRecord)).toBe(true)
    expect([null, undefined, [], 'text', 1, true, () => ({})].some(isRecord)).toBe(false)
  })
})
