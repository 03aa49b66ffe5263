import fc from 'fast-check'
import {
  normalizeDraft,
  createDeletedPin,
  maxPictures,
  pinColours,
  pinGlyphs,
  type Pin,
} from '../records/pin.ts'

export function pinOf(fields: Partial<Pin> = {}): Pin {
  const content = normalizeDraft({ x: 952, y: 7736, title: 'Stash', note: '' })
  return { id: '0123456789abcdef01234567', revision: 1, deleted: false, ...content, ...fields }
}

export function manyPins(amount: number, note: string): Pin[] {
  return Array.from({ length: amount }, (_, index) =>
    pinOf({ id: index.toString(16).padStart(24, '0'), title: `Pin ${index}`, note }),
  )
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '<script>alert(1)</script>',
    '__proto__',
    '=1+1',
    '"a",\n\'b\'',
    '\u202e',
    '\ud800',
  ),
)

/** 24 hexadecimal digits, or the id of a note. */
export const anyPinId = fc.oneof(
  fc.nat(20).map((number) => number.toString(16).padStart(24, '0')),
  fc
    .array(fc.constantFrom(...Array.from('0123456789abcdef')), { minLength: 24, maxLength: 24 })
    .map((digits) => digits.join('')),
  fc.nat(2000).map((marker) => `marker-${marker}`),
)

const anyPlace = fc.tuple(
  fc.double({ min: 0, max: 8192, noNaN: true }),
  fc.double({ min: 0, max: 8192, noNaN: true }),
)

/** From only seven pictures, so that pins share some. */
const anyPictures = fc.uniqueArray(
  fc.nat(7).map((number) => number.toString(16).padStart(24, 'f')),
  { maxLength: maxPictures },
)

/** Removes the pictures, which links and files for other programs don't contain. */
export function withoutPictures({ pictures: _left, ...pin }: Pin): Pin {
  return pin
}

/** Pins as the map itself creates them. */
export function anyPin(id: fc.Arbitrary<string> = anyPinId): fc.Arbitrary<Pin> {
  const content = fc
    .record({
      x: fc.double({ min: 0, max: 8192, noNaN: true }),
      y: fc.double({ min: 0, max: 8192, noNaN: true }),
      title: anyText,
      note: anyText,
      glyph: fc.constantFrom(...pinGlyphs, 'shape-line', 'shape-area'),
      colour: fc.constantFrom(...pinColours),
      stops: fc.oneof(fc.constant([]), fc.array(anyPlace, { maxLength: 4 })),
      pictures: fc.oneof(fc.constant([]), anyPictures),
    })
    .map(normalizeDraft)
  return fc
    .tuple(id, fc.integer({ min: 1, max: 4 }), fc.boolean(), content)
    .map(([pinId, revision, deleted, draft]) =>
      deleted ? createDeletedPin(pinId, revision) : { id: pinId, revision, deleted, ...draft },
    )
}
