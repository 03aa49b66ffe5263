import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latin1, utf16, utf8 } from '../../../../testing/upload-samples.ts'
import { emptyWorld } from '../../../../testing/world-samples.ts'
import { readFile } from './read-import.ts'

const kml = (name: string, declaration: string) =>
  `${declaration}<kml><Placemark><name>${name}</name><Point><coordinates>1210,2310</coordinates></Point></Placemark></kml>`
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const read = (bytes: Uint8Array) => readFile(bytes, '.kml', 'test', emptyWorld)
const titleOf = (bytes: Uint8Array) => {
  const result = read(bytes)
  return result.ok ? result.pins[0]?.title : result.problem
}

function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const letters = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))
  return Uint8Array.from(text, (letter) => letters.indexOf(letter))
}

const encodings = [
  ['windows-1250', 'Ralský les – Říčany'],
  ['windows-1251', 'Лес Раттай'],
  ['windows-1252', 'Wäldchen'],
  ['ISO-8859-1', 'Forêt'],
  ['ISO-8859-2', 'Žďár'],
  ['iso-8859-5', 'Лес'],
  ['ISO-8859-9', 'Ağaçlık'],
  ['iso-8859-15', 'Forêt'],
  ['KOI8-R', 'Лес'],
  ['cp1250', 'Žďár'],
] as const

describe('XML', () => {
  it.each(encodings)('that declares %s is decoded so', (encoding, name) => {
    for (const label of [encoding, encoding.toUpperCase(), encoding.toLowerCase()]) {
      const text = kml(name, declared(label))
      expect(titleOf(encoded(text, encoding))).toBe(name)
      expect(titleOf(encoded(text.replaceAll('"', "'"), encoding))).toBe(name)
    }
  })

  it('keeps every letter of the encoding that it declares [F126]', () => {
    const letters = fc.integer({ min: 0xa1, max: 0xff }).map((byte) => Uint8Array.of(byte))
    fc.assert(
      fc.property(
        fc.constantFrom('windows-1250', 'windows-1251', 'ISO-8859-2', 'ISO-8859-5'),
        fc.array(letters, { minLength: 1, maxLength: 20 }),
        (encoding, bytes) => {
          const decoder = new TextDecoder(encoding)
          const name = bytes.map((byte) => decoder.decode(byte)).join('')
          expect(titleOf(encoded(kml(`A${name}B`, declared(encoding)), encoding))).toBe(`A${name}B`)
        },
      ),
    )
  })

  it.each([true, false])(
    'in UTF-16 is read with and without a mark, little-endian: %s',
    (little) => {
      for (const declaration of [
        '',
        declared('UTF-16'),
        declared('utf-8'),
        declared('windows-1250'),
      ])
        for (const marked of [true, false])
          expect(titleOf(utf16(kml('Žďár', declaration), little, marked))).toBe('Žďár')
    },
  )

  it.each(['windows-1250', 'UTF-16', 'utf-8', 'x-nobody-knows'])(
    'with the mark of UTF-8 is UTF-8, though it declares %s',
    (encoding) => {
      expect(titleOf(utf8(`\uFEFF${kml('Žďár', declared(encoding))}`))).toBe('Žďár')
    },
  )

  it('with a UTF-8 mark but other bytes is read as declared', () => {
    const bytes = encoded(kml('Žďár', declared('windows-1250')), 'windows-1250')
    expect(titleOf(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toBe('Žďár')
  })

  it('that declares UTF-16 but has one-byte letters is read as UTF-8', () => {
    expect(titleOf(utf8(kml('Žďár', declared('UTF-16'))))).toBe('Žďár')
  })

  it('is refused by name in an encoding that nobody knows [F126]', () => {
    for (const name of ['x-nobody-knows', 'UTF-7', 'EBCDIC-CP-US'])
      expect(titleOf(utf8(kml('A', declared(name))))).toEqual({ kind: 'unknown-encoding', name })
  })

  it('is refused if it has other bytes and declares none, or UTF-8', () => {
    const refusal = { kind: 'encoding' }
    for (const declaration of ['', '<?xml version="1.0"?>', declared('UTF-8')])
      expect(titleOf(latin1(kml('For\xeat', declaration)))).toEqual(refusal)
  })
})

it('a table in another encoding is refused, whatever it declares', () => {
  const table = latin1('x,y,name\n1210,2310,encoding="windows-1250" For\xeat')
  expect(readFile(table, '.csv', 'test', emptyWorld)).toEqual({
    ok: false,
    problem: { kind: 'encoding' },
  })
})
