import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backupFileName,
  createBackup,
  maxUploadBytes,
  readUpload,
  type UploadResult,
} from './backup-format.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

const utf16 = (text: string, littleEndian: boolean, withMark: boolean) => {
  const marked = withMark ? `\uFEFF${text}` : text
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let index = 0; index < marked.length; index += 1) {
    view.setUint16(index * 2, marked.charCodeAt(index), littleEndian)
  }
  return new Uint8Array(view.buffer)
}

const read = (text: string) => readUpload(utf8(text), 'kcd1')
const list = (entries: string) => read(`{"discoveredMarkers":${entries}}`)
const accepted = (ids: readonly number[], skipped = 0) => ({ ok: true, ids, skipped })
const faultOf = (result: UploadResult) => (result.ok ? undefined : result.fault)
const schemaFault = (field: string, message: string) => ({
  ok: false,
  fault: { kind: 'schema', field, message },
})

const goodText = JSON.stringify(createBackup('kcd1', [7, 0, 1046], new Date(0)))

describe('createBackup', () => {
  it('says what it is, of which map, and when it was made', () => {
    expect(createBackup('kcd1', [7, 0], new Date('2026-11-21T08:00:00Z'))).toEqual({
      format: 'itinerarium-backup',
      version: 1,
      map: 'kcd1',
      exportedAt: '2026-11-21T08:00:00.000Z',
      discoveredMarkers: [7, 0],
    })
  })

  it('is named by the map and the time in milliseconds', () => {
    expect(backupFileName('kcd1', 1_780_000_000_123)).toBe(
      'kcd1_discovered_locations-1780000000123.json',
    )
  })
})

describe('readUpload takes', () => {
  it('a backup', () => {
    expect(read(goodText)).toEqual(accepted([7, 0, 1046]))
  })

  it('a bare list of ids', () => {
    expect(read('[3, 1, 2]')).toEqual(accepted([3, 1, 2]))
  })

  it('any object with a list of discovered markers, whatever else it holds', () => {
    expect(read('{"version":99,"notes":{"a":[1]},"discoveredMarkers":[5]}')).toEqual(accepted([5]))
  })

  it('an empty list', () => {
    expect(read('[]')).toEqual(accepted([]))
    expect(list('[]')).toEqual(accepted([]))
  })

  it('a file that begins with a byte-order mark', () => {
    expect(readUpload(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8(goodText)), 'kcd1')).toEqual(
      accepted([7, 0, 1046]),
    )
  })

  it.each([
    ['little-endian UTF-16 with a mark', true, true],
    ['little-endian UTF-16 without a mark', true, false],
    ['big-endian UTF-16 with a mark', false, true],
    ['big-endian UTF-16 without a mark', false, false],
  ])('%s', (_name, littleEndian, withMark) => {
    const withName = goodText.replace('{', '{"note":"Ústí 🏰",')
    expect(readUpload(utf16(withName, littleEndian, withMark), 'kcd1')).toEqual(
      accepted([7, 0, 1046]),
    )
    expect(readUpload(utf16('[4]', littleEndian, withMark), 'kcd1')).toEqual(accepted([4]))
  })

  it('duplicate ids once', () => {
    expect(read('[4,9,4,4,9,0]')).toEqual(accepted([4, 9, 0]))
  })

  it('ids that no world knows', () => {
    expect(read('[900000,12345678901]')).toEqual(accepted([900_000, 12_345_678_901]))
  })

  it('the right ids of a list, and counts the wrong ones', () => {
    expect(list('[1, -2, 3.5, "4", null, [5], {"id":6}, true, 7]')).toEqual(accepted([1, 7], 7))
  })

  it('no id that a number cannot hold exactly', () => {
    expect(list('[1, 1e309, -1e309, 9007199254740993, 9007199254740991]')).toEqual(
      accepted([1, 9_007_199_254_740_991], 3),
    )
  })

  it('a list beside keys that reach for the prototype', () => {
    const text =
      '{"__proto__":{"map":"evil","polluted":true},"constructor":{"prototype":1},"discoveredMarkers":[8]}'
    expect(read(text)).toEqual(accepted([8]))
    expect({}).not.toHaveProperty('polluted')
  })

  it('a backup of a map called like this one alone', () => {
    expect(readUpload(utf8('{"map":"kcd2","discoveredMarkers":[1]}'), 'kcd2')).toEqual(
      accepted([1]),
    )
  })

  it('back the ids of any backup', () => {
    const ids = fc.uniqueArray(fc.maxSafeNat())
    const when = fc.date({ min: new Date(0), noInvalidDate: true })
    fc.assert(
      fc.property(ids, fc.string(), when, (marks, map, now) => {
        const text = JSON.stringify(createBackup(map, marks, now))
        expect(readUpload(utf8(text), map)).toEqual(accepted(marks))
      }),
    )
  })
})

describe('readUpload refuses', () => {
  it.each([
    ['no bytes', new Uint8Array()],
    ['white space', utf8(' \r\n\t ')],
    ['a byte-order mark alone', Uint8Array.of(0xef, 0xbb, 0xbf)],
    ['a UTF-16 mark alone', Uint8Array.of(0xff, 0xfe)],
  ])('%s, as empty', (_name, bytes) => {
    expect(faultOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'empty' })
  })

  it.each([
    ['<!DOCTYPE html><html><body>404</body></html>', 'web page'],
    ['\n  <!doctype html>', 'web page'],
    ['<html lang="en">', 'web page'],
    ['<?xml version="1.0"?><feed/>', 'web page'],
    ['discovered: 1, 2, 3', 'other'],
    ['{"discoveredMarkers":[1,2', 'cut off'],
    ['[1,2,', 'cut off'],
  ])('%s', (text, looksLike) => {
    expect(faultOf(read(text))).toEqual({ kind: 'not-json', looksLike })
  })

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]],
    ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['WebP', [0x52, 0x49, 0x46, 0x46, 0x24, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ])('a %s picture', (_name, bytes) => {
    expect(faultOf(readUpload(Uint8Array.from(bytes), 'kcd1'))).toEqual({
      kind: 'not-json',
      looksLike: 'picture',
    })
  })

  it.each([
    ['{}', 'discoveredMarkers', 'Required'],
    ['{"__proto__":{"discoveredMarkers":[1]}}', 'discoveredMarkers', 'Required'],
    ['{"discoveredMarkers":"1,2"}', 'discoveredMarkers', 'Expected array, received string'],
    ['{"discoveredMarkers":{"0":1}}', 'discoveredMarkers', 'Expected array, received object'],
    ['{"discoveredMarkers":null}', 'discoveredMarkers', 'Expected array, received null'],
    ['{"discoveredMarkers":12}', 'discoveredMarkers', 'Expected array, received number'],
    ['{"map":5,"discoveredMarkers":[1]}', 'map', 'Expected string, received number'],
    ['"1,2"', '', 'Expected object, received string'],
    ['12', '', 'Expected object, received number'],
    ['null', '', 'Expected object, received null'],
    ['true', '', 'Expected object, received boolean'],
  ])('%s, naming the field and the type', (text, field, message) => {
    expect(read(text)).toEqual(schemaFault(field, message))
  })

  it.each([
    ['["1","2"]', 'string'],
    ['[-4]', '-4'],
    ['[1.5]', '1.5'],
    ['[1e309]', 'Infinity'],
    ['[9007199254740993]', '9007199254740992'],
    ['[null]', 'null'],
    ['[[1]]', 'array'],
  ])('%s, in which nothing is an id', (text, received) => {
    expect(read(text)).toEqual(
      schemaFault('discoveredMarkers.0', `Expected marker id, received ${received}`),
    )
  })

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['lists that never end', '['.repeat(100_000)],
    [
      'a nested list of markers',
      `{"discoveredMarkers":${'['.repeat(99_999)}${']'.repeat(99_999)}}`,
    ],
  ])('100,000 levels of %s', (_name, text) => {
    expect(read(text).ok).toBe(false)
  })

  it('a backup of another map', () => {
    const text = JSON.stringify(createBackup('kcd2', [1, 2], new Date(0)))
    expect(faultOf(read(text))).toEqual({ kind: 'other-map', map: 'kcd2' })
  })

  it('every truncation of a good file', () => {
    const files = [
      utf8(goodText),
      Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('[10,20,30]')),
      utf16(goodText, true, true),
      utf16('{"discoveredMarkers":[10,20]}', false, false),
    ]
    for (const bytes of files) {
      expect(readUpload(bytes, 'kcd1').ok).toBe(true)
      for (let length = 0; length < bytes.length; length += 1) {
        expect([length, readUpload(bytes.subarray(0, length), 'kcd1').ok]).toEqual([length, false])
      }
    }
  })
})

describe('readUpload never throws', () => {
  const isResult = (result: UploadResult) =>
    result.ok
      ? result.ids.every((id) => Number.isSafeInteger(id) && id >= 0) &&
        new Set(result.ids).size === result.ids.length
      : result.fault.kind !== undefined

  it('on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) =>
        isResult(readUpload(bytes, 'kcd1')),
      ),
      { numRuns: 1000 },
    )
  })

  it('on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => isResult(read(text))),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(fc.json(), (entries) => isResult(list(entries))),
      { numRuns: 300 },
    )
  })
})

it('leaves room for any real backup, and refuses what no phone could read at once', () => {
  const everyMark = Array.from({ length: 100_000 }, (_, id) => id)
  const backup = JSON.stringify(createBackup('kcd1', everyMark, new Date()))
  expect(utf8(backup).length).toBeLessThan(maxUploadBytes)
  expect(maxUploadBytes).toBeLessThan(100_000_000)
})
