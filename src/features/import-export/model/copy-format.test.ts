import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../../../records/mark.ts'
import { maxOwnRevision, maxPersistedCount } from '../../../records/persisted-record.ts'
import { questMarkId } from '../../../records/quest-mark.ts'
import { anyPin, pinOf } from '../../../testing/pin-samples.ts'
import { accepted, read } from '../../../testing/upload-samples.ts'
import { createBackup } from '../../progress/model/backup-format.ts'
import { copyText, emptyRecord, joinedCopy, readCopy, type CopyRecord } from './copy-format.ts'

const owner = { map: 'kcd1', name: '', filterSets: [] }
const now = new Date('2026-11-28T10:00:00Z')
const set = (id: string, name: string) => ({ id: id.padStart(24, '0'), name, filters: {} })

const anyMark: fc.Arbitrary<Mark> = fc.record(
  {
    id: fc.oneof(
      fc.nat(2000),
      fc.nat(2999).map((at) => 1_000_000 + at),
    ),
    revision: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(maxOwnRevision)),
    discovered: fc.boolean(),
    day: fc.integer({ min: 20_000, max: 20_003 }),
  },
  { requiredKeys: ['id', 'revision', 'discovered'] },
)

const anyRecord: fc.Arbitrary<CopyRecord> = fc
  .record({
    marks: fc.uniqueArray(anyMark, { selector: ({ id }) => id, maxLength: 20 }),
    pins: fc.uniqueArray(anyPin(), { selector: ({ id }) => id, maxLength: 5 }),
  })
  .map(({ marks, pins }) => recordOf(marks, pins))

function recordOf(marks: readonly Mark[], pins: readonly ReturnType<typeof pinOf>[] = []) {
  return {
    marks: new Map(marks.map((mark) => [mark.id, mark])),
    pins: new Map(pins.map((pin) => [pin.id, pin])),
  }
}

function recordIn(text: string): CopyRecord {
  const reading = readCopy(text, 'kcd1')
  if (!reading.ok) throw new Error(reading.misfit)
  return reading.record
}

const misfitOf = (text: string | null) => {
  const reading = readCopy(text, 'kcd1')
  return reading.ok ? 'a copy' : reading.misfit
}

const textOf = (record: CopyRecord, before = {}) => copyText(record, owner, before, now)

describe('the file of a copy', () => {
  it('is read as it was written, unfound places included', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(recordIn(textOf(record))).toEqual(record)
      }),
    )
  })

  it('is a backup, which Upload reads without a question', () => {
    const marks = [
      { id: 7, revision: 3, discovered: true },
      { id: 8, revision: 2, discovered: false },
      { id: questMarkId(12, 'done'), revision: 1, discovered: true },
    ]
    expect(read(textOf(recordOf(marks, [pinOf()])))).toEqual(
      accepted([7, questMarkId(12, 'done')], { source: 'backup', pins: [pinOf()] }),
    )
  })

  it('needs no writing where it has all of the list', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (one, other) => {
        const inFile = recordIn(textOf(one))
        const wanted = joinedCopy(inFile, other)
        const again = recordIn(textOf(wanted))
        expect(joinedCopy(again, one)).toBe(again)
        expect(joinedCopy(again, other)).toBe(again)
        expect(joinedCopy(inFile, emptyRecord)).toBe(inFile)
      }),
    )
  })

  it('limits revisions, so that two devices do not rewrite the file forever', () => {
    const mine = recordOf([{ id: 1, revision: maxPersistedCount, discovered: false }])
    const theirs = recordOf([{ id: 1, revision: maxOwnRevision + 1, discovered: true }])
    const first = recordIn(textOf(joinedCopy(emptyRecord, mine)))
    const second = recordIn(textOf(joinedCopy(first, theirs)))
    expect(joinedCopy(second, mine)).toBe(second)
    expect(joinedCopy(second, theirs)).toBe(second)
  })

  it('keeps what a later version put into it, and other devices’ filter sets', () => {
    const first = copyText(emptyRecord, { ...owner, filterSets: [set('1', 'Theirs')] }, {}, now)
    const fields = { ...(JSON.parse(first) as object), weather: [1, 2], playthrough: 'Henry' }
    const next = JSON.parse(
      copyText(emptyRecord, { ...owner, filterSets: [set('2', 'Ours')] }, fields, now),
    ) as Record<string, unknown>
    expect(next).toMatchObject({ weather: [1, 2], playthrough: 'Henry' })
    expect(next['filterSets']).toEqual([set('2', 'Ours'), set('1', 'Theirs')])
  })

  it('drops the day of a place that is no longer found', () => {
    const found: Mark = { id: 7, revision: 1, discovered: true, day: 20_000 }
    const before = JSON.parse(textOf(recordOf([found]))) as Record<string, unknown>
    const next = textOf(recordOf([{ id: 7, revision: 2, discovered: false }]), before)
    expect(before).toHaveProperty('foundOn')
    expect(JSON.parse(next)).not.toHaveProperty('foundOn')
  })

  it('may be an older backup, whose places count as found once', () => {
    const backup = createBackup('kcd1', [4, 5], now, [pinOf()], '', new Map([[3, 'failed']]))
    const record = recordIn(JSON.stringify(backup))
    expect([...record.marks.values()]).toEqual(
      [4, 5, questMarkId(3, 'failed')].map((id) => ({ id, revision: 1, discovered: true })),
    )
    const dated = recordIn(JSON.stringify({ ...backup, foundOn: { '2026-11-02': [5] } }))
    expect(dated.marks.get(5)?.day).toBe(Date.UTC(2026, 10, 2) / 86_400_000)
    const unfoundSince = recordOf([{ id: 4, revision: 2, discovered: false }])
    expect(joinedCopy(record, unfoundSince).marks.get(4)?.discovered).toBe(false)
  })
})

describe('an invalid copy', () => {
  const whole = textOf(recordOf([{ id: 7, revision: 3, discovered: true }], [pinOf()]))

  it('is one that is cut off anywhere', () => {
    for (let length = 1; length < whole.length; length += 1)
      expect(misfitOf(whole.slice(0, length))).toBe('damaged')
    expect([misfitOf(''), misfitOf(null), misfitOf('\0'.repeat(99))]).toEqual([
      'empty',
      'foreign',
      'damaged',
    ])
    // A shorter text was written over a longer one.
    expect(misfitOf(`${whole}${whole.slice(-20)}`)).toBe('damaged')
  })

  it('is a foreign file, another world’s or a newer version’s', () => {
    const changed = (change: object) =>
      misfitOf(JSON.stringify({ ...(JSON.parse(whole) as object), ...change }))
    expect(['[1,2]', 'shopping list', '{"format":"other"}', '7'].map(misfitOf)).toEqual(
      Array(4).fill('foreign'),
    )
    expect(changed({ map: 'kcd2' })).toBe('other-world')
    expect(changed({ version: 2 })).toBe('newer')
    expect(changed({ version: 'x' })).toBe('foreign')
  })

  it.each([
    { marks: 7 },
    { marks: [[1, 1]] },
    { marks: [[1, 1, 2]] },
    { marks: [[-1, 1, 1]] },
    { marks: [[1, 1.5, 1]] },
    { marks: [null] },
    { pins: [{}] },
    { pins: {} },
    { discoveredMarkers: ['7'] },
    { discoveredMarkers: undefined },
    { marks: Array.from({ length: 20_001 }, () => [1, 1, 1]) },
  ])('is one of which a part cannot be read: %o', (change) => {
    const text = JSON.stringify({ ...(JSON.parse(whole) as object), ...change })
    expect(misfitOf(text)).toBe('damaged')
  })
})
