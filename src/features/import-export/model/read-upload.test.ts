import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { noMoreFilters } from '../../../world/filtering.ts'
import { createBackup } from '../../progress/model/backup-format.ts'
import { anyPin, manyPins, pinOf } from '../../../testing/pin-samples.ts'
import { pictureSample } from '../../../testing/picture-samples.ts'
import { backupEntry } from '../../pins/model/picture.ts'
import { createDeletedPin, maxNote } from '../../../records/pin.ts'
import { maxReceivedMarks, type Mark } from '../../../records/mark.ts'
import { maxUploadBytes } from '../../pins/model/limits.ts'
import type { SkippedEntries } from './read-upload.ts'
import { maxDepth } from './upload-text.ts'
import {
  accepted,
  questionsOf,
  good,
  goodText,
  list,
  read,
  skippedOf,
  utf16,
  utf8,
  readUpload,
} from '../../../testing/upload-samples.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('readUpload takes', () => {
  it('a backup', () => {
    expect(read(goodText)).toEqual(good)
  })

  it('a backup of a playthrough that has a name, without a question', () => {
    const named = (name: unknown) =>
      read(JSON.stringify({ ...JSON.parse(goodText), playthrough: name }))
    expect(named(' Henry\n1 ')).toEqual({ ...good, playthrough: 'Henry 1' })
    expect([named(''), named(7), named(null)]).toEqual([good, good, good])
  })

  it('the filter sets of a backup of this map, and skips invalid ones', () => {
    const set = {
      id: '0123456789abcdef01234567',
      name: 'Evening',
      filters: { visibleTypes: { nest: false }, showPins: true, ...noMoreFilters },
      start: true,
    }
    const withSets = (filterSets: unknown, more = {}) =>
      read(JSON.stringify({ ...JSON.parse(goodText), filterSets, ...more }))
    expect(withSets([set, 7, { ...set, name: '' }])).toEqual({ ...good, filterSets: [set] })
    expect([withSets([]), withSets('x'), withSets([{}])]).toEqual([good, good, good])
    expect(withSets([set], { map: 'kcd2' })).not.toHaveProperty('filterSets')
    expect(withSets([set], { format: undefined })).not.toHaveProperty('filterSets')
  })

  it('the days on which a backup’s places were found, and skips invalid days', () => {
    const withDays = (foundOn: unknown, more = {}) =>
      read(JSON.stringify({ ...JSON.parse(goodText), foundOn, ...more }))
    const days = new Map([[7, 20_785]])
    expect(withDays({ '2026-11-28': [7, 'x', 9999], '2026-02-30': [0] })).toEqual({ ...good, days })
    expect([withDays({}), withDays({ soon: [7] })]).toEqual([good, good])
    expect(withDays({ '2026-11-28': [7] }, { format: undefined })).not.toHaveProperty('days')
  })

  it('each found place of a backup with its day', () => {
    const marks = fc.uniqueArray(
      fc.record(
        { id: fc.nat(5000), day: fc.integer({ min: 18_000, max: 21_000 }) },
        { requiredKeys: ['id'] },
      ),
      { selector: ({ id }) => id, minLength: 1 },
    )
    fc.assert(
      fc.property(marks, (list) => {
        const found = list.map((each): Mark => ({ ...each, revision: 1, discovered: true }))
        const ids = found.map(({ id }) => id)
        const backup = createBackup('kcd1', ids, new Date(0), [], '', new Map(), [], found)
        const result = read(JSON.stringify(backup))
        const dated = found.flatMap(({ id, day }) =>
          day === undefined ? [] : [[id, day] as const],
        )
        expect(result).toMatchObject({ ok: true, ids, questions: [] })
        expect(new Map(result.ok ? result.days : [])).toEqual(new Map(dated))
      }),
    )
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

  it('as many entries and as much nesting as the limits allow', () => {
    const most = Array.from({ length: maxReceivedMarks }, (_, id) => id)
    const backup = JSON.stringify(createBackup('kcd1', most, new Date(0)))
    expect(utf8(backup).length).toBeLessThan(maxUploadBytes)
    expect(read(backup)).toMatchObject({ ok: true, ids: { length: maxReceivedMarks } })
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

  it('back the pictures of any backup with its pins, without a question', () => {
    const pins = fc.uniqueArray(anyPin(), { selector: ({ id }) => id, maxLength: 4 })
    const picture = fc.uint8Array({ maxLength: 60 }).map((bytes) => pictureSample(bytes))
    const pictures = fc.uniqueArray(picture, {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(pins, pictures, (own, kept) => {
        const field = Object.fromEntries(kept.map(backupEntry))
        const backup = { ...createBackup('kcd1', [1], new Date(0), own), pictures: field }
        const received = { pictures: kept, broken: 0 }
        expect(read(JSON.stringify(backup))).toEqual(
          accepted([1], { source: 'backup', pins: own, received }),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('a backup with a damaged picture, and counts the picture', () => {
    const whole = pictureSample([1])
    const [id, address] = backupEntry(pictureSample([2]))
    const pictures = { [id]: address.slice(0, -4), ...Object.fromEntries([backupEntry(whole)]) }
    const own = [pinOf({ pictures: [id, whole.id] })]
    expect(
      read(JSON.stringify({ ...createBackup('kcd1', [1], new Date(0), own), pictures })),
    ).toEqual(
      accepted([1], { source: 'backup', pins: own, received: { pictures: [whole], broken: 1 } }),
    )
    expect(read(JSON.stringify({ discoveredMarkers: [1], pictures }))).toEqual(
      accepted([1], { questions: [{ kind: 'more-than-marks', fields: ['pictures'] }] }),
    )
  })

  it('the right pins of a backup, without a question, and counts the wrong ones', () => {
    const deleted = createDeletedPin('f'.repeat(24), 3)
    const pins = [pinOf(), { ...pinOf(), x: null }, 7, deleted, { ...pinOf(), id: 'x' }]
    const text = JSON.stringify({ ...createBackup('kcd1', [1], new Date(0)), pins })
    expect(read(text)).toEqual(
      accepted([1], { source: 'backup', pins: [pinOf(), deleted], skippedPins: 3 }),
    )
  })

  it('a backup of 2,000 pins with the longest notes', () => {
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

describe('readUpload asks about', () => {
  it('a backup of another map, whose ids it still gives [F27]', () => {
    const text = JSON.stringify(createBackup('kcd2', [1, 2], new Date(0)))
    expect(read(text)).toEqual(
      accepted([1, 2], { source: 'backup', questions: [{ kind: 'other-map', map: 'kcd2' }] }),
    )
    expect(questionsOf(read('{"map":"","discoveredMarkers":[1]}'))).toEqual([
      { kind: 'other-map', map: '' },
    ])
  })

  it.each([
    ['{"notes":{"a":1},"discoveredMarkers":[1]}', ['notes']],
    ['{"discoveredMarkers":[1],"routes":[0],"a":[],"b":{},"c":{"d":[]}}', ['routes', 'c']],
    ['{"exportedAt":["?"],"discoveredMarkers":[1]}', ['exportedAt']],
    [goodText.replace('{', '{"state":{"discoveredMarkers":[9]},'), ['state']],
  ])('%s, which holds more than marks', (text, fields) => {
    expect(questionsOf(read(text))).toEqual([{ kind: 'more-than-marks', fields }])
  })

  it('another map and ignored fields at the same time', () => {
    expect(questionsOf(read('{"map":"x","notes":[1],"discoveredMarkers":[1]}'))).toEqual([
      { kind: 'other-map', map: 'x' },
      { kind: 'more-than-marks', fields: ['notes'] },
    ])
  })
})
