import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParts, writeParts } from './written-parts.ts'

describe('writeParts', () => {
  it('takes one letter for a number that is near zero', () => {
    const bend = [[[0, 0, 10, 10, 20, 21, 30, 30]]]
    // One part, of four points.
    expect(writeParts(bend)).toHaveLength(1 + 1 + 8)
  })

  it('uses no letter that JSON would escape', () => {
    const numbers = Array.from({ length: 4000 }, (_number, index) => index - 2000)
    const text = writeParts([[numbers]])
    expect(JSON.stringify(text)).toBe(`"${text}"`)
  })
})

describe('readParts', () => {
  const part = fc
    .array(fc.tuple(fc.integer({ min: -70_000, max: 70_000 }), fc.integer()), { maxLength: 9 })
    .map((points) => points.flat())
  const features = fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 6 })

  it('gives what was written', () => {
    fc.assert(
      fc.property(features, (parts) => {
        expect(readParts(writeParts(parts))).toEqual(parts)
      }),
    )
  })

  it('comes to an end with a text that is cut off', () => {
    fc.assert(
      fc.property(features, fc.nat(), (parts, cut) => {
        const text = writeParts(parts)
        const read = readParts(text.slice(0, cut % (text.length + 1)))
        expect(read.length).toBeLessThanOrEqual(parts.length)
      }),
    )
  })
})
