import { describe, expect, it, vi } from 'vitest'
import { createBackup } from '../../progress/model/backup-format.ts'
import { maxReceivedMarks } from '../../../records/mark.ts'
import { maxDepth, maxFields, maxNames } from './upload-text.ts'
import {
  accepted,
  problemOf,
  goodText,
  latin1,
  read,
  schemaProblem,
  utf16,
  utf32,
  utf8,
  readUpload,
} from '../../../testing/upload-samples.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('readUpload refuses', () => {
  it.each([
    ['no bytes', new Uint8Array()],
    ['white space', utf8(' \r\n\t ')],
    ['a byte-order mark alone', Uint8Array.of(0xef, 0xbb, 0xbf)],
    ['a UTF-16 mark alone', Uint8Array.of(0xff, 0xfe)],
  ])('%s, as empty [F16]', (_name, bytes) => {
    expect(problemOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'empty' })
  })

  it.each([
    ['<!DOCTYPE html><html><body>404</body></html>', 'web-page'],
    ['\n  <!doctype html>', 'web-page'],
    ['<html lang="en">', 'web-page'],
    [`<html>${'['.repeat(300)}`, 'web-page'],
    ['<?xml version="1.0"?><feed/>', 'web-page'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'picture'],
    ['discovered: 1, 2, 3', 'other'],
    ['{"discoveredMarkers":[1,2', 'cut-off'],
    ['{"discoveredMarkers', 'cut-off'],
    ['[1,2,', 'cut-off'],
    ['[1,,2]', 'damaged'],
    ["{'discoveredMarkers':[1]}", 'damaged'],
    ['[1] [2]', 'damaged'],
  ])('%s [F16]', (text, looksLike) => {
    expect(problemOf(read(text))).toEqual({ kind: 'not-json', looksLike })
  })

  it.each([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]],
    ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['WebP', [0x52, 0x49, 0x46, 0x46, 0x24, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ])('a %s picture [F16]', (_name, bytes) => {
    expect(problemOf(readUpload(Uint8Array.from(bytes), 'kcd1'))).toEqual({
      kind: 'not-json',
      looksLike: 'picture',
    })
  })

  it.each([
    ['doc.kml', 'kmz'],
    ['files/Places.KML', 'kmz'],
    ['xl/workbook.xml', 'archive'],
  ])('an archive of %s, as %s [F16]', (name, looksLike) => {
    const header = [
      0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
    const bytes = Uint8Array.of(...header, name.length, 0, 0, 0, ...utf8(name), 0xf3, 0x48)
    expect(problemOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'not-json', looksLike })
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
    expect(problemOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'encoding' })
  })

  it.each([
    ['UTF-8', utf8('{"note":"Ú').subarray(0, -1)],
    ['UTF-16', utf16('{"discoveredMarkers":[1', true, true).subarray(0, -1)],
    ['A whole list', Uint8Array.of(...utf8('[1]'), 0xc3)],
  ])('%s that ends within a letter, as cut off [F28]', (_name, bytes) => {
    expect(problemOf(readUpload(bytes, 'kcd1'))).toEqual({ kind: 'not-json', looksLike: 'cut-off' })
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
    expect(read(text)).toEqual(schemaProblem(field, message))
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
      schemaProblem('discoveredMarkers.0', `Expected marker id, received ${received}`),
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
    expect(problemOf(read(text))).toEqual({ kind: 'too-deep' })
  })

  const fields = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `"f${index}":1`).join(',')}}`

  it.each([
    ['entries, and never ends', `[${'1,'.repeat(1_000_000)}`],
    ['lists', `[${'[],'.repeat(1_000_000)}1]`],
    ['fields', `[${'{"a":1},'.repeat(maxFields + 1)}1]`],
    ['names of fields', fields(maxNames + 1)],
  ])('a file with too many %s [F19]', (_name, text) => {
    expect(problemOf(read(text))).toEqual({ kind: 'too-many' })
  })

  it.each([
    ['a list', `[${'1,'.repeat(maxReceivedMarks)}1]`],
    ['a backup', `{"discoveredMarkers":[${'1,'.repeat(maxReceivedMarks)}1]}`],
  ])('%s of more places than any map has [F19]', (_name, text) => {
    expect(problemOf(read(text))).toEqual({ kind: 'too-many-marks' })
  })

  it.each([
    ['{"__proto__":{"polluted":true},"discoveredMarkers":[8]}', '__proto__'],
    ['{"discoveredMarkers":[8],"constructor":{"prototype":1}}', 'constructor'],
    ['{"discoveredMarkers":[8],"a":[{"b":[{"prototype":null}]}]}', 'prototype'],
    ['{"\\u005f_proto__":{"polluted":true},"discoveredMarkers":[8]}', '__proto__'],
    ['[8,{"constr\\u0075ctor":1}]', 'constructor'],
    ['{"__proto__":{"discoveredMarkers":[1]}}', '__proto__'],
  ])('%s, for a name that reaches for the prototype [F26]', (text, name) => {
    expect(problemOf(read(text))).toEqual({ kind: 'hostile', name })
    expect({}).not.toHaveProperty('polluted')
  })

  it('no such name where it is only a value', () => {
    expect(read('{"note":"__proto__","discoveredMarkers":[8]}')).toEqual(accepted([8]))
  })

  it('a backup whose pins are no list', () => {
    const text = JSON.stringify({ ...createBackup('kcd1', [1], new Date(0)), pins: { a: 1 } })
    expect(read(text)).toEqual(schemaProblem('pins', 'Expected array, received object'))
  })

  it('a backup of a newer version', () => {
    const newer = (version: string) =>
      read(`{"format":"itinerarium-backup","version":${version},"map":"kcd1","marks":[1]}`)
    expect(problemOf(newer('2'))).toEqual({ kind: 'newer-version' })
    expect(problemOf(newer('1e300'))).toEqual({ kind: 'newer-version' })
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
    expect(read(text)).toEqual(schemaProblem('version', message))
  })

  it('a backup without a version', () => {
    expect(read(goodText.replace('"version":1,', ''))).toEqual(schemaProblem('version', 'Required'))
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
