import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMarkerId } from '../world/marker.ts'
import { applyChange } from './persisted-record.ts'
import {
  dayOf,
  discoveredIds,
  marksFor,
  mergedMark,
  mergedMarks,
  readMark,
  isSameMark,
  countKnown,
  withDiscovery,
  withoutDiscovery,
  sumTallies,
  talliesByType,
  type Mark,
  type Marks,
} from './mark.ts'

/** Narrow ranges, so that copies often contain the same ids with the same revisions. */
const mark: fc.Arbitrary<Mark> = fc.record(
  {
    id: fc.nat(6),
    revision: fc.integer({ min: 1, max: 4 }),
    discovered: fc.boolean(),
    day: fc.integer({ min: 20_000, max: 20_003 }),
  },
  { requiredKeys: ['id', 'revision', 'discovered'] },
)
const copy: fc.Arbitrary<Marks> = fc
  .uniqueArray(mark, { selector: ({ id }) => id })
  .map((list) => new Map(list.map((each) => [each.id, each])))

const content = (marks: Marks) => Object.fromEntries(marks)

describe('merging copies', () => {
  it('does not depend on which copy is first', () => {
    fc.assert(
      fc.property(copy, copy, (a, b) => {
        expect(content(mergedMarks(a, b.values()))).toEqual(content(mergedMarks(b, a.values())))
      }),
    )
  })

  it('does not depend on the order of several merges', () => {
    fc.assert(
      fc.property(copy, copy, copy, (a, b, c) => {
        const left = mergedMarks(mergedMarks(a, b.values()), c.values())
        const right = mergedMarks(a, mergedMarks(b, c.values()).values())
        expect(content(left)).toEqual(content(right))
      }),
    )
  })

  it('changes nothing the second time, not even the map itself', () => {
    fc.assert(
      fc.property(copy, copy, (a, b) => {
        const once = mergedMarks(a, b.values())
        expect(mergedMarks(once, b.values())).toBe(once)
        expect(mergedMarks(once, a.values())).toBe(once)
      }),
    )
  })

  it('keeps every id of both, with the higher revision', () => {
    fc.assert(
      fc.property(copy, copy, (a, b) => {
        const merged = mergedMarks(a, b.values())
        for (const id of new Set([...a.keys(), ...b.keys()])) {
          expect(merged.get(id)?.revision).toBe(
            Math.max(a.get(id)?.revision ?? 0, b.get(id)?.revision ?? 0),
          )
        }
      }),
    )
  })

  it('takes a place as discovered where both copies are as new [F14]', () => {
    const on = { id: 1, revision: 3, discovered: true }
    const off = { ...on, discovered: false }
    expect(mergedMark(on, off)).toEqual(on)
    expect(mergedMark(off, on)).toEqual(on)
    expect(mergedMark(on, { ...off, revision: 4 }).discovered).toBe(false)
  })

  it('does not depend on the days', () => {
    const withoutDays = (marks: Marks): Marks =>
      new Map([...marks].map(([id, { day: _day, ...rest }]) => [id, rest]))
    fc.assert(
      fc.property(copy, copy, (a, b) => {
        const bare = mergedMarks(withoutDays(a), withoutDays(b).values())
        expect(content(withoutDays(mergedMarks(a, b.values())))).toEqual(content(bare))
      }),
    )
  })

  it('takes the earlier of the days that are known, where both copies are as new', () => {
    const found = { id: 1, revision: 3, discovered: true }
    const [sooner, later] = [
      { ...found, day: 20_000 },
      { ...found, day: 20_001 },
    ]
    expect(mergedMark(sooner, later)).toBe(sooner)
    expect(mergedMark(later, sooner)).toBe(sooner)
    expect(mergedMark(found, later)).toBe(later)
    expect(mergedMark(later, found)).toBe(later)
    expect(mergedMark({ ...found, revision: 4 }, sooner)).not.toHaveProperty('day')
    expect(mergedMark({ ...sooner, discovered: false }, later)).toBe(later)
  })
})

describe('a change of the player', () => {
  it('wins over the stored mark with a higher revision', () => {
    fc.assert(
      fc.property(fc.option(mark, { nil: undefined }), mark, (stored, change) => {
        const applied = applyChange(stored, change, isSameMark)
        expect(applied.discovered).toBe(change.discovered)
        expect(applied.revision).toBeGreaterThanOrEqual(stored?.revision ?? 1)
        if (stored && !isSameMark(stored, applied)) {
          expect(applied.revision).toBeGreaterThan(stored.revision)
        }
      }),
    )
  })

  it('is none where the day alone is another', () => {
    const stored = { id: 1, revision: 2, discovered: true }
    expect(applyChange(stored, { ...stored, day: 20_000 }, isSameMark)).toBe(stored)
  })

  it('notes the day of what becomes found, and leaves that of all else as it was', () => {
    const marks: Marks = new Map([
      [1, { id: 1, revision: 1, discovered: true, day: 20_000 }],
      [2, { id: 2, revision: 2, discovered: false, day: 20_000 }],
    ])
    const found = { day: 20_005 }
    expect(marksFor(marks, [1, 2, 3], true, found)).toEqual([
      { id: 2, revision: 3, discovered: true, day: 20_005 },
      { id: 3, revision: 1, discovered: true, day: 20_005 },
    ])
    const off = marksFor(marks, [1], false, found)
    expect(off).toEqual([{ id: 1, revision: 2, discovered: false, day: 20_000 }])
  })

  it('restores the day when it is undone', () => {
    const marks: Marks = new Map([[1, { id: 1, revision: 1, discovered: true, day: 20_000 }]])
    const off = mergedMarks(marks, marksFor(marks, [1], false))
    expect(marksFor(off, [1], true)).toEqual([
      { id: 1, revision: 3, discovered: true, day: 20_000 },
    ])
  })

  it('is made only for ids that are not so already, each once', () => {
    const marks: Marks = new Map([[1, { id: 1, revision: 2, discovered: true }]])
    expect(marksFor(marks, [1, 2, 2], true)).toEqual([{ id: 2, revision: 1, discovered: true }])
    expect(marksFor(marks, [1, 2], false)).toEqual([{ id: 1, revision: 3, discovered: false }])
  })

  it('is in the list while it is discovered', () => {
    const marks: Marks = new Map([
      [5, { id: 5, revision: 1, discovered: true }],
      [2, { id: 2, revision: 2, discovered: false }],
      [0, { id: 0, revision: 1, discovered: true }],
    ])
    expect(discoveredIds(marks)).toEqual([5, 0])
  })
})

describe('a record out of storage', () => {
  it('is taken when it is right, without what does not belong to it', () => {
    const right = { id: 3, revision: 1, discovered: false }
    expect(readMark({ ...right, more: 1 })).toEqual(right)
    expect(readMark({ ...right, day: 20_000 })).toEqual({ ...right, day: 20_000 })
  })

  it.each([-1, 1.5, 100_000, Infinity, NaN, '20000', null, [20_000]])(
    'is taken without a day that is none: %j',
    (day) => {
      const right = { id: 3, revision: 1, discovered: true }
      expect(readMark({ ...right, day })).toEqual(right)
    },
  )

  it.each([
    null,
    7,
    [],
    {},
    { id: -1, revision: 1, discovered: true },
    { id: 1.5, revision: 1, discovered: true },
    { id: '1', revision: 1, discovered: true },
    { id: 1, revision: -1, discovered: true },
    { id: 1, revision: Infinity, discovered: true },
    { id: 1, revision: 1, discovered: 'yes' },
  ])('is refused: %j', (value) => {
    expect(readMark(value)).toBeNull()
  })
})

describe('dayOf', () => {
  it('changes at midnight of the player’s own clock', () => {
    const day = dayOf(new Date(2026, 10, 28, 0, 0, 0))
    expect(day).toBe(Date.UTC(2026, 10, 28) / 86_400_000)
    expect(dayOf(new Date(2026, 10, 28, 23, 59, 59))).toBe(day)
    expect(dayOf(new Date(2026, 10, 27, 23, 59, 59))).toBe(day - 1)
    // Also in July, during daylight saving time.
    expect(dayOf(new Date(2026, 6, 1, 0, 30))).toBe(Date.UTC(2026, 6, 1) / 86_400_000)
  })
})

describe('isMarkerId', () => {
  it.each([0, 1, 1046, 2 ** 53 - 1])('takes %d', (value) => {
    expect(isMarkerId(value)).toBe(true)
  })

  it.each([-1, 1.5, NaN, Infinity, 2 ** 53, '7', null, undefined, [7], {}, true])(
    'refuses %s',
    (value) => {
      expect(isMarkerId(value)).toBe(false)
    },
  )
})

describe('withDiscovery and withoutDiscovery', () => {
  it('add once and remove one, in a copy', () => {
    const before = [5, 2]
    expect(withDiscovery(before, 2)).toEqual([5, 2])
    expect(withDiscovery(before, 0)).toEqual([5, 2, 0])
    expect(withoutDiscovery(before, 5)).toEqual([2])
    expect(withoutDiscovery(before, 4)).toEqual([5, 2])
    expect(before).toEqual([5, 2])
  })
})

describe('knownCount', () => {
  it('does not count ids that the world does not know', () => {
    expect(countKnown([1, 2, 900_000], new Set([1, 2, 3]))).toBe(2)
  })
})

const markers = ['nest', 'nest', 'bed'].map((locationType, id) => ({
  id,
  locationType,
  coordinate: [0, 0] as const,
}))

it('counts found places per type and over several types', () => {
  // The world has no marker 77.
  const tallies = talliesByType(markers, new Set([1, 77]))
  expect([...tallies]).toEqual([
    ['nest', { found: 1, total: 2 }],
    ['bed', { found: 0, total: 1 }],
  ])
  expect(sumTallies([...tallies.values(), undefined])).toEqual({ found: 1, total: 3 })
  expect(sumTallies([])).toEqual({ found: 0, total: 0 })
})
