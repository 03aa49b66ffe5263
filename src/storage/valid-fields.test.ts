import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBoolean, readNumber, readString } from '../platform/read-field.ts'
import { validFields } from './valid-fields.ts'

interface State {
  readonly size: number
  readonly open: boolean
  readonly name: string
}

const readers = {
  size: readNumber(20, 80),
  open: readBoolean,
  name: readString,
}

const read = (stored: unknown) => validFields<State>(stored, readers)

describe('validFields', () => {
  it('takes right fields and nothing else', () => {
    expect(read({ size: 50, open: false, name: '', more: 1 })).toEqual({
      size: 50,
      open: false,
      name: '',
    })
  })

  it('lets a wrong field fall back alone', () => {
    expect(read({ size: '50', open: true, name: 'a' })).toEqual({ open: true, name: 'a' })
    expect(read({ size: 81, open: null, name: 'a' })).toEqual({ name: 'a' })
  })

  it('does not read fields that are inherited', () => {
    expect(read(Object.create({ size: 50 }))).toEqual({})
    expect(read(JSON.parse('{"__proto__":{"size":50}}'))).toEqual({})
  })

  it.each([null, undefined, 1, 'text', true])('finds no field in %s', (stored) => {
    expect(read(stored)).toEqual({})
  })

  it('keeps each valid field, whatever the others contain', () => {
    const right = { size: fc.integer({ min: 20, max: 80 }), open: fc.boolean(), name: fc.string() }
    const wrong = {
      size: fc.oneof(fc.string(), fc.constant(NaN), fc.integer({ max: 19 }), fc.constant(null)),
      open: fc.oneof(fc.string(), fc.nat(), fc.constant(null)),
      name: fc.oneof(fc.nat(), fc.boolean(), fc.constant(undefined), fc.array(fc.string())),
    }
    const field = <Value>(good: fc.Arbitrary<Value>, bad: fc.Arbitrary<unknown>) =>
      fc.oneof(
        good.map((value) => ({ value: value as unknown, good: true })),
        bad.map((value) => ({ value, good: false })),
        fc.constant(undefined),
      )
    const fields = fc.record({
      size: field(right.size, wrong.size),
      open: field(right.open, wrong.open),
      name: field(right.name, wrong.name),
    })
    fc.assert(
      fc.property(fields, (entries) => {
        const stored: Record<string, unknown> = {}
        const expected: Record<string, unknown> = {}
        for (const [name, entry] of Object.entries(entries)) {
          if (!entry) continue
          stored[name] = entry.value
          if (entry.good) expected[name] = entry.value
        }
        expect(read(stored)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('never throws, and gives only what the readers allow', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (stored) => {
        const { size = 20, open = true, name = '' } = read(stored)
        expect(size).toBeGreaterThanOrEqual(20)
        expect(size).toBeLessThanOrEqual(80)
        expect(typeof open).toBe('boolean')
        expect(typeof name).toBe('string')
      }),
    )
  })
})
