import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isMarkerId,
  knownCount,
  mergedDiscoveries,
  rebasedDiscoveries,
  withDiscovery,
  withoutDiscovery,
} from './discoveries.ts'

/** A narrow range, so that lists often share ids. */
const id = fc.nat(12)
const ids = fc.uniqueArray(id)

interface Edit {
  readonly add: boolean
  readonly id: number
}
const edits = fc.array(fc.record({ add: fc.boolean(), id }), { maxLength: 12 })

const edited = (list: readonly number[], script: readonly Edit[]): number[] =>
  script.reduce<number[]>(
    (known, edit) => (edit.add ? withDiscovery(known, edit.id) : withoutDiscovery(known, edit.id)),
    [...list],
  )

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)

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

describe('mergedDiscoveries', () => {
  it('keeps the order of finding and appends what is new', () => {
    expect(mergedDiscoveries([9, 3], [3, 4, 4, 1])).toEqual([9, 3, 4, 1])
  })

  it('is the union', () => {
    fc.assert(
      fc.property(ids, fc.array(id), (existing, added) => {
        const merged = mergedDiscoveries(existing, added)
        expect(new Set(merged)).toEqual(new Set([...existing, ...added]))
        expect(new Set(merged).size).toBe(merged.length)
        expect(merged.slice(0, existing.length)).toEqual(existing)
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(ids, fc.array(id), (existing, added) => {
        const once = mergedDiscoveries(existing, added)
        expect(mergedDiscoveries(once, added)).toEqual(once)
      }),
    )
  })

  it('gives the same set whichever comes first', () => {
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        expect(sorted(mergedDiscoveries(one, other))).toEqual(sorted(mergedDiscoveries(other, one)))
      }),
    )
  })
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

describe('rebasedDiscoveries', () => {
  it('joins what two tabs added', () => {
    expect(rebasedDiscoveries([1, 2], [1], [1, 3])).toEqual([1, 2, 3])
  })

  it('lets both removals hold', () => {
    expect(rebasedDiscoveries([2, 3], [1, 2, 3], [1, 2])).toEqual([2])
  })

  it('keeps what this tab did not touch as the other tab left it', () => {
    expect(rebasedDiscoveries([7], [], [])).toEqual([7])
    expect(rebasedDiscoveries([], [7], [7])).toEqual([])
  })

  it('loses nothing of two tabs that began with the same list', () => {
    fc.assert(
      fc.property(ids, edits, edits, (base, there, here) => {
        const stored = edited(base, there)
        const current = edited(base, here)
        const joined = rebasedDiscoveries(stored, base, current)
        for (let candidate = 0; candidate <= 12; candidate += 1) {
          const changedHere = base.includes(candidate) !== current.includes(candidate)
          const expected = changedHere ? current.includes(candidate) : stored.includes(candidate)
          expect(joined.includes(candidate)).toBe(expected)
        }
        expect(new Set(joined).size).toBe(joined.length)
      }),
      { numRuns: 500 },
    )
  })

  it('gives every id its last edit when two tabs take turns with ids of their own', () => {
    const turns = fc.array(fc.record({ tab: fc.constantFrom(0, 1), script: edits }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(ids, turns, (start, rounds) => {
        let stored = start
        const expected = new Set(start)
        // What each tab stored or read last, and what it shows.
        const tabs = [
          { base: start, current: start },
          { base: start, current: start },
        ]
        for (const { tab, script } of rounds) {
          const own = script.filter((edit) => edit.id % 2 === tab)
          const { base, current } = tabs[tab] ?? { base: [], current: [] }
          const joined = rebasedDiscoveries(stored, base, edited(current, own))
          for (const edit of own) {
            if (edit.add) expected.add(edit.id)
            else expected.delete(edit.id)
          }
          stored = joined
          tabs[tab] = { base: joined, current: joined }
        }
        expect(sorted(stored)).toEqual(sorted([...expected]))
      }),
      { numRuns: 300 },
    )
  })
})

describe('knownCount', () => {
  it('does not count ids that the world does not know', () => {
    expect(knownCount([1, 2, 900_000], new Set([1, 2, 3]))).toBe(2)
  })
})
