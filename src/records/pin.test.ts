import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyPin, pinOf } from '../testing/pin-samples.ts'
import { setNote } from '../features/progress/model/pin-list.ts'
import {
  normalizeDraft,
  createDeletedPin,
  maxNote,
  maxPictures,
  maxStops,
  maxTitle,
  isShape,
  mergedPin,
  mergedPins,
  notedMarker,
  pinColours,
  pinGlyphs,
  readPin,
  isSamePin,
  isBlank,
  type Pin,
} from './pin.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('merging pins', () => {
  const pinOfOne = anyPin(fc.constant('a'.repeat(24)))

  it('does not depend on the order, nor on how often [F08]', () => {
    fc.assert(
      fc.property(pinOfOne, pinOfOne, pinOfOne, (one, other, third) => {
        expect(mergedPin(one, other)).toEqual(mergedPin(other, one))
        expect(mergedPin(one, mergedPin(other, third))).toEqual(
          mergedPin(mergedPin(one, other), third),
        )
        expect(mergedPin(one, one)).toBe(one)
        expect(mergedPin(mergedPin(one, other), other)).toEqual(mergedPin(one, other))
      }),
      { numRuns: 5000 },
    )
  })

  it('keeps the later revision, and the pin rather than an equally late deletion', () => {
    const pin = pinOf({ revision: 2 })
    const deleted = createDeletedPin(pin.id, 2)
    expect(mergedPin(deleted, pin)).toBe(pin)
    expect(mergedPin(pin, { ...deleted, revision: 3 })).toMatchObject({ deleted: true })
    expect(mergedPin(pinOf({ revision: 3, title: 'later' }), pin).title).toBe('later')
  })

  it('keeps the pictures of one where a copy of an earlier version lacks them', () => {
    const pin = pinOf({ pictures: ['a'.repeat(24)] })
    expect(mergedPin(pinOf(), pin)).toBe(pin)
    expect(mergedPin(pin, pinOf())).toBe(pin)
    expect(isSamePin(pin, pinOf())).toBe(false)
  })

  it('loses no pin of either copy, and brings back no deleted one', () => {
    const copy = fc.uniqueArray(anyPin(), { selector: ({ id }) => id, maxLength: 12 })
    fc.assert(
      fc.property(copy, copy, (one, other) => {
        const merged = mergedPins(new Map(one.map((pin) => [pin.id, pin])), other)
        for (const pin of [...one, ...other]) {
          expect(merged.get(pin.id)?.revision).toBeGreaterThanOrEqual(pin.revision)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a pin out of storage, a file or a link', () => {
  it('is the very one that was kept', () => {
    fc.assert(
      fc.property(anyPin(), (pin) => {
        expect(readPin(JSON.parse(JSON.stringify(pin)))).toEqual(pin)
      }),
      { numRuns: 5000 },
    )
  })

  it('has at most four pictures, each once, whose ids can be ids', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(24))
    const of = (pictures: unknown) => readPin({ ...pinOf(), pictures })?.pictures
    expect(of([...ids, ...ids])).toEqual(ids.slice(0, maxPictures))
    expect(of(['A'.repeat(24), 'a'.repeat(23), `${'a'.repeat(24)}/`, 7, null])).toBe(undefined)
    expect(of({ length: 4 })).toBe(undefined)
    expect(readPin({ ...createDeletedPin('f'.repeat(24), 2), pictures: ids })).not.toHaveProperty(
      'pictures',
    )
  })

  it('has shortened texts, valid coordinates, and a known glyph and colour', () => {
    const odd = {
      ...pinOf(),
      x: 1e308,
      y: -0.04,
      title: '𝔘'.repeat(maxTitle + 1),
      note: 'x'.repeat(10_000_000),
      glyph: '__proto__',
      colour: '<b>',
    }
    const pin = readPin(odd)
    expect(pin).toMatchObject({ x: 10_000_000, y: 0, glyph: 'pin', colour: 'red' })
    expect(Object.is(pin?.y, 0)).toBe(true)
    expect(pin?.title).toBe('𝔘'.repeat(maxTitle))
    expect(pin?.note).toHaveLength(maxNote)
  })

  it.each(['👨‍👩‍👧', '🇨🇿', '👍🏽', '1️⃣', 'e\u0301', '🏴‍☠️'])('a title is never cut within %s', (one) => {
    const titleOf = (title: string) => readPin(pinOf({ title }))?.title
    expect(titleOf('x'.repeat(79) + one)).toBe('x'.repeat(79) + one)
    expect(titleOf('x'.repeat(80) + one)).toBe('x'.repeat(80))
    expect(titleOf(one.repeat(90))).toBe(one.repeat(80))
  })

  it('a text that an earlier version stored is never shortened', () => {
    // Earlier versions counted code points instead of characters.
    const stored = fc
      .string({ unit: 'binary', minLength: 1, maxLength: maxTitle })
      .map((text) => text.trim())
    fc.assert(
      fc.property(
        stored.filter((text) => !isBlank(text)),
        (title) => readPin(pinOf({ title }))?.title === title,
      ),
    )
  })

  it('a text is the same after it was read twice', () => {
    const unit = fc.constantFrom('x', ' ', '👨‍👩‍👧', '\u200d', '🇨', '🇨🇿', '🏽', 'e\u0301', '\ud83d')
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 120 }), (units) => {
        const pin = readPin(pinOf({ title: units.join('') }))
        expect(readPin(pin)).toEqual(pin)
      }),
    )
  })

  it('keeps markup as the text that it is [F33]', () => {
    const title = '<img src=x onerror=alert(1)>'
    expect(readPin(pinOf({ title }))?.title).toBe(title)
  })

  it.each([
    ['id', 7],
    ['id', 'g'.repeat(24)],
    ['id', 'marker-01'],
    ['id', 'marker-9007199254740993'],
    ['id', '__proto__'],
    ['revision', -1],
    ['revision', 1.5],
    ['deleted', 'no'],
    ['x', Number.NaN],
    ['y', Infinity],
    ['x', '5'],
    ['title', null],
    ['note', undefined],
  ])('is none with %s %j', (field, value) => {
    expect(readPin({ ...pinOf(), [field]: value })).toBeNull()
  })

  it('never throws for any input [F21]', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withTypedArray: true }),
        (value) => {
          readPin(value)
          readPin({ ...pinOf(), x: value })
          readPin({ ...pinOf(), id: value, title: value, glyph: value })
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('loses all content if it is deleted', () => {
    const deleted = readPin({ ...pinOf({ title: 'secret', note: 'secret' }), deleted: true })
    expect(deleted).toEqual(createDeletedPin(pinOf().id, 1))
    expect(JSON.stringify(deleted)).not.toContain('secret')
  })
})

describe('a line or an area', () => {
  const shape = pinOf({ glyph: 'shape-area', stops: [[1, 2]] })

  it('differs from a tour by its glyph and from a point by its stops', () => {
    expect(isShape(shape)).toBe(true)
    expect(isShape(pinOf({ glyph: 'flag', stops: [[1, 2]] }))).toBe(false)
    expect(isShape(pinOf({ glyph: 'shape-line' }))).toBe(false)
  })

  it('wins over a copy of the same revision with the default glyph', () => {
    const earlier: Pin = { ...shape, glyph: 'pin' }
    expect(mergedPin(shape, earlier)).toBe(shape)
    expect(mergedPin(earlier, shape)).toBe(shape)
  })
})

it('there are a dozen glyphs, two for shapes, and a dozen colours', () => {
  expect(new Set(pinGlyphs).size).toBe(14)
  expect(new Set(pinColours).size).toBe(12)
})

it('a place is kept in tenths', () => {
  expect(normalizeDraft({ ...pinOf(), x: 12.3456, y: 7 })).toMatchObject({ x: 12.3, y: 7 })
})

it('a note knows its marker', () => {
  expect(notedMarker({ id: 'marker-1046' })).toBe(1046)
  expect(notedMarker(pinOf())).toBeUndefined()
})

it('two records are equal whatever their revisions', () => {
  const pin: Pin = pinOf()
  expect(isSamePin(pin, { ...pin, revision: 9 })).toBe(true)
  expect(isSamePin(pin, { ...pin, colour: 'blue' })).toBe(false)
  expect(isSamePin(pin, { ...pin, deleted: true })).toBe(false)
})

describe('a trip', () => {
  it('has stops in whole tenths, and no more than anyone puts in', () => {
    const stops = Array.from({ length: maxStops + 50 }, (_, at) => [at + 0.04, 1] as const)
    const kept = normalizeDraft({ x: 0, y: 0, title: '', note: '', stops }).stops
    expect(kept).toHaveLength(maxStops)
    expect(kept?.[3]).toEqual([3, 1])
  })

  it.each([
    ['a text', '1,2'],
    ['nothing', null],
    ['stops that are none', [null, 'x', [1], [NaN, 2], { x: 1 }]],
  ])('is a pin like others where its stops are %s', (_, stops) => {
    expect(readPin({ ...pinOf(), stops })).toEqual(pinOf())
  })

  it('keeps the stops that can be read', () => {
    const read = readPin({ ...pinOf(), stops: [[1, 2], 'x', [3.14, 4]] })
    expect(read?.stops).toEqual([
      [1, 2],
      [3.1, 4],
    ])
  })

  it('says something else where its stops differ', () => {
    const trip = pinOf({ stops: [[1, 2]] })
    expect(isSamePin(trip, pinOf())).toBe(false)
    expect(isSamePin(trip, pinOf({ stops: [[1, 2]] }))).toBe(true)
  })
})

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
    expect(normalizeDraft({ x: 1, y: 2, title: text, note: text })).toMatchObject({
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
    expect(setNote(new Map(), { id: 1, coordinate: [1, 2] }, text)).toEqual([])
  })
})

it.each(['a', '\u200ba', '👨‍👩‍👧', 'ـ', '.', '\u0301'])('"%s" counts as words', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(normalizeDraft({ x: 1, y: 2, title: text, note: '' }).title).toBe(text)
})
