import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { manyPins } from '../../../testing/pin-samples.ts'
import { createBackup } from '../../progress/model/backup-format.ts'
import { readUpload } from '../../../testing/upload-samples.ts'
import { maxReceivedMarks } from '../../../records/mark.ts'
import { maxUploadBytes } from '../../pins/model/limits.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

// The tests read thousands of files: seconds here, far more on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Limit in milliseconds per 5 MB, to detect quadratic work. Reading takes 30 to 150 ms, depending on the machine. */
const maxTime = 500

let files = 0
let slowest = 0

/** Reads a file within the time limit. Repeats a slow reading, because the machine may be busy. */
function read(bytes: Uint8Array, map = 'kcd1') {
  const limit = maxTime * Math.max(1, Math.ceil(bytes.length / 5_000_000))
  let time = Infinity
  let result = readUpload(new Uint8Array(), map)
  for (let attempt = 0; attempt < 5 && time > limit; attempt += 1) {
    const begin = performance.now()
    const before = process.cpuUsage()
    result = readUpload(bytes, map)
    const { user, system } = process.cpuUsage(before)
    time = Math.min(time, performance.now() - begin, (user + system) / 1000)
  }
  files += 1
  slowest = Math.max(slowest, time)
  expect(time).toBeLessThan(limit)
  if (result.ok) {
    expect(result.ids.every((id) => Number.isSafeInteger(id) && id >= 0)).toBe(true)
    expect(new Set(result.ids).size).toBe(result.ids.length)
  } else {
    expect(Object.keys(result)).toEqual(['ok', 'problem'])
    expect(result.problem.kind).toMatch(/^[a-z-]+$/)
  }
  return result
}

const name = fc.oneof(
  fc.constantFrom(
    'discoveredMarkers',
    'format',
    'version',
    'map',
    'exportedAt',
    'state',
    'pins',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
  ),
  fc.string(),
)
const value = fc.oneof(
  fc.constantFrom('itinerarium-backup', 'kcd1', 1, 2, -1, 1.5, null, [], [1, 2], {}),
  fc.jsonValue({ maxDepth: 3 }),
)
const entry = fc.oneof(fc.nat(2000), fc.nat(2000), fc.jsonValue({ maxDepth: 1 }))

const goodFile = fc
  .record({
    ids: fc.uniqueArray(fc.nat(2000), { maxLength: 12 }),
    map: fc.constantFrom('kcd1', 'kcd2'),
    bare: fc.boolean(),
    mark: fc.boolean(),
    indent: fc.constantFrom(0, 2),
  })
  .map(({ ids, map, bare, mark, indent }) => {
    const content = bare ? ids : createBackup(map, ids, new Date(0))
    const text = JSON.stringify(content, null, indent)
    return { ids, bytes: utf8(mark ? `\uFEFF${text}` : text) }
  })

const change = fc.record({
  at: fc.nat(),
  remove: fc.nat(4),
  insert: fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc
      .constantFrom(
        '[',
        ']',
        '{',
        '}',
        '"',
        ',',
        ':',
        '-',
        '.',
        '9',
        'e309',
        '\\',
        'null',
        '\u0000',
      )
      .map(utf8),
  ),
})

describe('any file is read without an exception, in time, and gives ids or a problem', () => {
  it('for any bytes [F16] [F18]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void read(bytes)),
      { numRuns: 2000 },
    )
  })

  it('for any text [F16]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => void read(utf8(text))),
      { numRuns: 1000 },
    )
  })

  it('for any JSON [F21]', () => {
    fc.assert(
      fc.property(fc.json(), (text) => void read(utf8(text))),
      { numRuns: 1500 },
    )
  })

  it('for any entries, keeping the valid ones [F22] [F24] [F25]', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const result = read(utf8(JSON.stringify({ discoveredMarkers: entries })))
        const right = new Set(
          entries.filter((one) => typeof one === 'number' && Number.isSafeInteger(one) && one >= 0),
        )
        if (!result.ok) return
        expect(result.ids.length).toBe(right.size)
        const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0)
        expect(skipped).toBe(entries.filter((one) => !right.has(one)).length)
      }),
      { numRuns: 2000 },
    )
  })

  it('for any fields [F21] [F26] [F27]', () => {
    const fields = fc.array(fc.tuple(name, value), { maxLength: 6 })
    fc.assert(
      fc.property(fields, (pairs) => {
        const members = pairs.map(([key, held]) => `${JSON.stringify(key)}:${JSON.stringify(held)}`)
        const result = read(utf8(`{${members.join(',')}}`))
        const hostile = pairs.some(([key]) =>
          ['__proto__', 'constructor', 'prototype'].includes(key),
        )
        if (hostile) expect(result.ok).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('with any damage to a good one [F21] [F28]', () => {
    fc.assert(
      fc.property(goodFile, fc.array(change, { minLength: 1, maxLength: 3 }), (file, changes) => {
        let bytes = [...file.bytes]
        for (const { at, remove, insert } of changes) {
          bytes = bytes.toSpliced(at % (bytes.length + 1), remove, ...insert)
        }
        read(Uint8Array.from(bytes))
      }),
      { numRuns: 3000 },
    )
  })

  it('cut off anywhere, and then gives nothing [F28]', () => {
    fc.assert(
      fc.property(goodFile, ({ ids, bytes }) => {
        expect(read(bytes, 'kcd1')).toMatchObject({ ok: true, ids })
        for (let length = 0; length < bytes.length; length += 1) {
          expect(read(bytes.subarray(0, length)).ok).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a file as large as is read is read in time [F19] [F20]', () => {
  const filled = (before: string, unit: string, after = '') => {
    const bytes = utf8(unit).length
    const room = maxUploadBytes - before.length - after.length
    return `${before}${unit.repeat(Math.floor(room / bytes))}${after}`
  }
  const numbered = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join(',')

  it.each([
    ['the longest list', `[${numbered(maxReceivedMarks, (id) => `${id + 9_000_000}`)}]`],
    ['the longest list of wrong entries', `[1,${numbered(99_999, (id) => `-${id}.5`)}]`],
    ['one text', filled('{"discoveredMarkers":[1],"t":"', 'a', '"}')],
    ['escapes', filled('{"discoveredMarkers":[1],"t":"', '\\u0000', '"}')],
    ['letters of four bytes', filled('{"discoveredMarkers":[1],"t":"', '🏰', '"}')],
    ['one number', filled('[', '1', ']')],
    ['white space', filled('[1', ' ', ']')],
    ['white space of two bytes', filled('', '\u00A0')],
    ['entries', filled('[', '1,', '1]')],
    ['quotation marks', filled('[', '"')],
    ['levels', filled('', '[')],
    ['levels of objects', filled('', '{"a":')],
    ['lists beside each other', filled('[', '[],', '1]')],
    ['fields', `{${numbered(400_000, (index) => `"f${index}":1`)}}`],
    ['as many names as are allowed', `{${numbered(9_999, (index) => `"f${index}":[${index}]`)}}`],
    ['numbers for names', `{${numbered(9_999, (index) => `"${index * 429_496}":[]`)}}`],
    [
      'as many fields as are allowed, no two objects of one shape',
      `[${numbered(33_333, (index) => `{"a${index % 99}":1,"b${index % 97}":2,"c${index % 89}":3}`)}]`,
    ],
    [
      'as many pins as there is room for',
      JSON.stringify(createBackup('kcd1', [], new Date(0), manyPins(8000, 'x'.repeat(2000)))),
    ],
    ['one long name', filled('{"', 'k', '":[1],"discoveredMarkers":[1]}')],
    ['a web page', filled('<!doctype html>', '<p>[')],
  ])('%s', (_name, text) => {
    const bytes = utf8(text)
    expect(bytes.length).toBeLessThanOrEqual(maxUploadBytes)
    read(bytes)
  })
})

afterAll(() => {
  expect(files).toBeGreaterThan(10_000)
  if (process.env['SHOW_TIMES']) console.warn(`${files} files, the slowest in ${slowest} ms`)
})
