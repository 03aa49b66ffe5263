import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createBackup } from './backup-format.ts'
import {
  maxUploadBytes,
  maxUploadEntries,
  readUpload,
  uploadFigures,
  type AcceptedUpload,
  type SkippedEntries,
  type UploadResult,
} from './read-upload.ts'
import { anyPin, manyPins, pinOf } from './pin-samples.ts'
import { deletedPin, maxNote } from './pin.ts'
import { maxDepth, maxFields, maxNames } from './upload-guard.ts'

vi.setConfig({ testTimeout: 60_000 })

const utf8 = (text: string) => new TextEncoder().encode(text)

const utf16 = (text: string, littleEndian: boolean, withMark: boolean) => {
  const marked = withMark ? `\uFEFF${text}` : text
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let index = 0; index < marked.length; index += 1) {
    view.setUint16(index * 2, marked.charCodeAt(index), littleEndian)
  }
  return new Uint8Array(view.buffer)
}

const utf32 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 4))
  for (let index = 0; index < text.length; index += 1) {
    view.setUint32(index * 4, text.charCodeAt(index), littleEndian)
  }
  return new Uint8Array(view.buffer)
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const read = (text: string) => readUpload(utf8(text), 'kcd1')
const list = (entries: string) => read(`{"discoveredMarkers":${entries}}`)
const accepted = (ids: readonly number[], more: Partial<AcceptedUpload> = {}) => ({
  ok: true,
  source: 'list',
  ids,
  skipped: [],
  pins: [],
  skippedPins: 0,
  doubts: [],
  ...more,
})
const faultOf = (result: UploadResult) => (result.ok ? undefined : result.fault)
const doubtsOf = (result: UploadResult) => (result.ok ? result.doubts : undefined)
const skippedOf = (result: UploadResult) => (result.ok ? result.skipped : undefined)
const schemaFault = (field: string, message: string) => ({
  ok: false,
  fault: { kind: 'schema', field, message },
})

const goodText = JSON.stringify(createBackup('kcd1', [7, 0, 1046], new Date(0)))
const good = accepted([7, 0, 1046], { source: 'backup' })

describe('readUpload takes', () => {
  it('a backup', () => {
    expect(read(goodText)).toEqual(good)
  })

  it('a bare list of ids', () => {
    expect(read('[3, 1, 2]')).toEqual(accepted([3, 1, 2]))
  })

  it('any object with a list of discovered markers beside single values', () => {
    expect(read('{"version":99,"note":"x","on":true,"no":null,"discoveredMarkers":[5]}')).toEqual(
      accepted([5]),
    )
  })

  it('an empty list', () => {
    expect(read('[]')).toEqual(accepted([]))
    expect(list('[]')).toEqual(accepted([]))
  })

  it('a file that begins with a byte-order mark [F17]', () => {
    expect(readUpload(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8(goodText)), 'kcd1')).toEqual(good)
  })

  it.each([
    ['little-endian UTF-16 with a mark', true, true],
    ['little-endian UTF-16 without a mark', true, false],
    ['big-endian UTF-16 with a mark', false, true],
    ['big-endian UTF-16 without a mark', false, false],
  ])('%s [F18]', (_name, littleEndian, withMark) => {
    const withName = goodText.replace('{', '{"note":"Ústí 🏰",')
    expect(readUpload(utf16(withName, littleEndian, withMark), 'kcd1')).toEqual(good)
    expect(readUpload(utf16('[4]', littleEndian, withMark), 'kcd1')).toEqual(accepted([4]))
  })

  it('duplicate ids once [F22]', () => {
    expect(read('[4,9,4,4,9,0,-0]')).toEqual(accepted([4, 9, 0]))
  })

  it('ids that no world knows [F23]', () => {
    expect(read('[900000,12345678901]')).toEqual(accepted([900_000, 12_345_678_901]))
  })

  it('the right ids of a list, and counts the wrong ones by what they are [F24]', () => {
    const result = list('[1, -2, -0.5, 3.5, "4", "", null, [5], {"id":6}, true, 7]')
    expect(result).toMatchObject({ ids: [1, 7] })
    expect(skippedOf(result)).toEqual([
      { why: 'negative', count: 2 },
      { why: 'fractional', count: 1 },
      { why: 'text', count: 2 },
      { why: 'other', count: 4 },
    ] satisfies SkippedEntries[])
  })

  it('no id that a number cannot hold exactly [F25]', () => {
    const result = list('[1, 1e309, -1e309, 9007199254740993, 9007199254740991]')
    expect(result).toMatchObject({ ids: [1, 9_007_199_254_740_991] })
    expect(skippedOf(result)).toEqual([
      { why: 'too-large', count: 2 },
      { why: 'negative', count: 1 },
    ])
  })

  it('a backup of a map called like this one', () => {
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
        expect(readUpload(utf8(text), map)).toEqual(accepted(marks, { source: 'backup' }))
      }),
    )
  })

  it('as many entries as the limit says, as deep as the limit says', () => {
    const most = Array.from({ length: maxUploadEntries }, (_, id) => id)
    const backup = JSON.stringify(createBackup('kcd1', most, new Date(0)))
    expect(utf8(backup).length).toBeLessThan(maxUploadBytes)
    expect(read(backup)).toMatchObject({ ok: true, ids: { length: maxUploadEntries } })
    const deep = `${'['.repeat(maxDepth - 1)}${']'.repeat(maxDepth - 1)}`
    expect(read(`[1,${deep}]`)).toMatchObject({ ids: [1] })
  })

  it('back the pins of any backup, deleted ones included', () => {
    const pins = fc.uniqueArray(anyPin(), { selector: ({ id }) => id, maxLength: 6 })
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(2000)), pins, (marks, own) => {
        const text = JSON.stringify(createBackup('kcd1', marks, new Date(0), own))
        expect(read(text)).toEqual(accepted(marks, { source: 'backup', pins: own }))
      }),
      { numRuns: 5000 },
    )
  })

  it('the right pins of a backup, without a question, and counts the wrong ones', () => {
    const deleted = deletedPin('f'.repeat(24), 3)
    const pins = [pinOf(), { ...pinOf(), x: null }, 7, deleted, { ...pinOf(), id: 'x' }]
    const text = JSON.stringify({ ...createBackup('kcd1', [1], new Date(0)), pins })
    expect(read(text)).toEqual(
      accepted([1], { source: 'backup', pins: [pinOf(), deleted], skippedPins: 3 }),
    )
  })

  it('a backup of 2,000 pins with the longest notes, whatever their letters', () => {
    const own = manyPins(2000, '🏰'.repeat(maxNote))
    const bytes = utf8(JSON.stringify(createBackup('kcd1', [], new Date(0), own)))
    expect(bytes.length).toBeLessThan(maxUploadBytes)
    expect(readUpload(bytes, 'kcd1')).toMatchObject({ ok: true, pins: { length: 2000 } })
  })

  it('brackets, commas and quotes within texts for what they are', () => {
    const note = `${'['.repeat(300)}\\"${','.repeat(300_000)}\\\\`
    expect(read(`{"note":"${note}","discoveredMarkers":[1]}`)).toEqual(accepted([1]))
  })
})

describe('readUpload has doubts about', () => {
  it('a backup of another map, whose ids it still gives [F27]', () => {
    const text = JSON.stringify(createBackup('kcd2', [1, 2], new Date(0)))
    expect(read(text)).toEqual(
      accepted([1, 2], { source: 'backup', doubts: [{ kind: 'other-map', map: 'kcd2' }] }),
    )
    expect(doubtsOf(read('{"map":"","discoveredMarkers":[1]}'))).toEqual([
      { kind: 'other-map', map: '' },
    ])
  })

  it.each([
    ['{"notes":{"a":1},"discoveredMarkers":[1]}', ['notes']],
    ['{"discoveredMarkers":[1],"routes":[0],"a":[],"b":{},"c":{"d":[]}}', ['routes', 'c']],
    ['{"exportedAt":["?"],"discoveredMarkers":[1]}', ['exportedAt']],
    [goodText.replace('{', '{"state":{"discoveredMarkers":[9]},'), ['state']],
  ])('%s, which holds more than marks', (text, fields) => {
    expect(doubtsOf(read(text))).toEqual([{ kind: 'more-than-marks', fields }])
  })

  it('another map and more than marks at once', () => {
    expect(doubtsOf(read('{"map":"x","notes":[1],"discoveredMarkers":[1]}'))).toEqual([
      { kind: 'other-map', map: 'x' },
      { kind: 'more-than-marks', fields: ['notes'] },
    ])
  })
})

describe('readUpload refuses', () => {
  it.each([
    ['no bytes', new Uint8Array()],
    ['white space', utf8(' \r\n\t ')],
    ['a byte-order mark alone', Uint8Array.of(0xef, 0xbb, 0xbf)],
    ['a UTF-16 mark alone', Uint8Array.of(0xff, 0xfe)],
  ])('%s, as empty [F16]', (_name, bytes) => {
    expect(faultOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'empty' })
  })

  it.each([
    ['<!DOCTYPE html><html><body>404</body></html>', 'web page'],
    ['\n  <!doctype html>', 'web page'],
    ['<html lang="en">', 'web page'],
    [`<html>${'['.repeat(300)}`, 'web page'],
    ['<?xml version="1.0"?><feed/>', 'web page'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'picture'],
    ['discovered: 1, 2, 3', 'other'],
    ['{"discoveredMarkers":[1,2', 'cut off'],
    ['{"discoveredMarkers', 'cut off'],
    ['[1,2,', 'cut off'],
    ['[1,,2]', 'damaged'],
    ["{'discoveredMarkers':[1]}", 'damaged'],
    ['[1] [2]', 'damaged'],
  ])('%s [F16]', (text, looksLike) => {
    expect(faultOf(read(text))).toEqual({ kind: 'not-json', looksLike })
  })

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]],
    ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['WebP', [0x52, 0x49, 0x46, 0x46, 0x24, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ])('a %s picture [F16]', (_name, bytes) => {
    expect(faultOf(readUpload(Uint8Array.from(bytes), 'kcd1'))).toEqual({
      kind: 'not-json',
      looksLike: 'picture',
    })
  })

  it.each([
    ['Latin-1', latin1('{"note":"Tal\xe9rov","discoveredMarkers":[1]}')],
    ['little-endian UTF-32', utf32('[1]', true)],
    ['little-endian UTF-32 with a mark', utf32('\uFEFF[1]', true)],
    ['big-endian UTF-32', utf32('[1]', false)],
    ['big-endian UTF-32 with a mark', utf32('\uFEFF[1]', false)],
    ['half of a UTF-16 pair', utf16('["\uD83C",1]', true, true)],
    ['zeros', new Uint8Array(64)],
    ['a compressed file', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xab, 0x56)],
  ])('%s, as wrongly encoded [F18]', (_name, bytes) => {
    expect(faultOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'encoding' })
  })

  it.each([
    ['UTF-8', utf8('{"note":"Ú').subarray(0, -1)],
    ['UTF-16', utf16('{"discoveredMarkers":[1', true, true).subarray(0, -1)],
    ['A whole list', Uint8Array.of(...utf8('[1]'), 0xc3)],
  ])('%s that ends within a letter, as cut off [F28]', (_name, bytes) => {
    expect(faultOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'not-json', looksLike: 'cut off' })
  })

  it.each([
    ['{}', 'discoveredMarkers', 'Required'],
    ['{"discoveredMarkers":"1,2"}', 'discoveredMarkers', 'Expected array, received string'],
    ['{"discoveredMarkers":{"0":1}}', 'discoveredMarkers', 'Expected array, received object'],
    ['{"discoveredMarkers":null}', 'discoveredMarkers', 'Expected array, received null'],
    ['{"discoveredMarkers":12}', 'discoveredMarkers', 'Expected array, received number'],
    ['{"map":5,"discoveredMarkers":[1]}', 'map', 'Expected string, received number'],
    ['"1,2"', '', 'Expected object, received string'],
    ['12', '', 'Expected object, received number'],
    ['null', '', 'Expected object, received null'],
    ['true', '', 'Expected object, received boolean'],
  ])('%s, naming the field and the type [F21]', (text, field, message) => {
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
  ])('%s, in which nothing is an id [F21] [F25]', (text, received) => {
    expect(read(text)).toEqual(
      schemaFault('discoveredMarkers.0', `Expected marker id, received ${received}`),
    )
  })

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['lists that never end', '['.repeat(100_000)],
    ['lists, just past the limit', '['.repeat(maxDepth + 1) + ']'.repeat(maxDepth + 1)],
    [
      'a nested list of markers',
      `{"discoveredMarkers":${'['.repeat(99_999)}${']'.repeat(99_999)}}`,
    ],
  ])('too many levels of %s [F20]', (_name, text) => {
    expect(faultOf(read(text))).toEqual({ kind: 'too-deep' })
  })

  const fields = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `"f${index}":1`).join(',')}}`

  it.each([
    ['entries', `[${'1,'.repeat(maxUploadEntries)}1]`],
    ['entries of a backup', `{"discoveredMarkers":[${'1,'.repeat(maxUploadEntries)}1]}`],
    ['entries, and never ends', `[${'1,'.repeat(1_000_000)}`],
    ['lists', `[${'[],'.repeat(1_000_000)}1]`],
    ['fields', `[${'{"a":1},'.repeat(maxFields + 1)}1]`],
    ['names of fields', fields(maxNames + 1)],
  ])('a file with too many %s [F19]', (_name, text) => {
    expect(faultOf(read(text))).toEqual({ kind: 'too-many' })
  })

  it.each([
    ['{"__proto__":{"polluted":true},"discoveredMarkers":[8]}', '__proto__'],
    ['{"discoveredMarkers":[8],"constructor":{"prototype":1}}', 'constructor'],
    ['{"discoveredMarkers":[8],"a":[{"b":[{"prototype":null}]}]}', 'prototype'],
    ['{"\\u005f_proto__":{"polluted":true},"discoveredMarkers":[8]}', '__proto__'],
    ['[8,{"constr\\u0075ctor":1}]', 'constructor'],
    ['{"__proto__":{"discoveredMarkers":[1]}}', '__proto__'],
  ])('%s, for a name that reaches for the prototype [F26]', (text, name) => {
    expect(faultOf(read(text))).toEqual({ kind: 'hostile', name })
    expect({}).not.toHaveProperty('polluted')
  })

  it('no such name where it is only a value', () => {
    expect(read('{"note":"__proto__","discoveredMarkers":[8]}')).toEqual(accepted([8]))
  })

  it('a backup whose pins are no list', () => {
    const text = JSON.stringify({ ...createBackup('kcd1', [1], new Date(0)), pins: { a: 1 } })
    expect(read(text)).toEqual(schemaFault('pins', 'Expected array, received object'))
  })

  it('a backup of a newer version, whatever else it holds', () => {
    const newer = (version: string) =>
      read(`{"format":"itinerarium-backup","version":${version},"map":"kcd1","marks":[1]}`)
    expect(faultOf(newer('2'))).toEqual({ kind: 'newer-version' })
    expect(faultOf(newer('1e300'))).toEqual({ kind: 'newer-version' })
  })

  it.each([
    ['0', 'Expected version number, received 0'],
    ['-1', 'Expected version number, received -1'],
    ['1.5', 'Expected version number, received 1.5'],
    ['1e309', 'Expected version number, received Infinity'],
    ['"2"', 'Expected version number, received string'],
    ['null', 'Expected version number, received null'],
    ['[2]', 'Expected version number, received array'],
  ])('a backup of version %s', (version, message) => {
    const text = goodText.replace('"version":1', `"version":${version}`)
    expect(read(text)).toEqual(schemaFault('version', message))
  })

  it('a backup without a version', () => {
    expect(read(goodText.replace('"version":1,', ''))).toEqual(schemaFault('version', 'Required'))
  })

  it('every truncation of a good file [F28]', () => {
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

describe('uploadFigures', () => {
  const upload = { ids: [1, 2, 3, 900], skipped: [{ why: 'text', count: 2 }] } as const

  it('tell what is new, not on this map, and known', () => {
    expect(uploadFigures(upload, [3, 5], new Set([1, 2, 3, 5]))).toEqual({
      added: 3,
      notOnMap: 1,
      alreadyKnown: 1,
      skipped: upload.skipped,
    })
  })

  it('add nothing the second time, nor where the list holds more [F29] [F30]', () => {
    expect(uploadFigures(upload, [...upload.ids, 7], new Set([1]))).toMatchObject({
      added: 0,
      notOnMap: 0,
      alreadyKnown: 4,
    })
  })

  it('call nothing unknown while the map is not loaded', () => {
    expect(uploadFigures(upload, [], undefined)).toMatchObject({ added: 4, notOnMap: 0 })
  })
})
