import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeKinds,
  journalLength,
  mergedJournals,
  mergedSnapshots,
  nextSequence,
  readJournal,
  readSnapshots,
  snapshotCount,
  turned,
  type JournalEntry,
  type Snapshot,
} from './history.ts'
import { maxPersistedCount } from '../../../records/persisted-record.ts'
import { lastUndoable } from './undoing.ts'

function entryOf(key: string, sequence: number, undone = false, origin = ''): JournalEntry {
  return { key, sequence, kind: 'mark', added: [sequence], removed: [], pins: [], undone, origin }
}

function snapshotOf(key: string, sequence: number): Snapshot {
  return { key, sequence, reason: 'clear', takenAt: '', discoveredMarkers: [sequence], pins: [] }
}

/** Arbitrary entry: the key determines all fields except `undone`, and whether the origin is known. */
const entry = fc
  .tuple(fc.nat(70), fc.boolean(), fc.boolean())
  .map(([number, undone, known]) =>
    entryOf(`e${number}`, number % 9, undone, known ? `tab ${number % 3}` : ''),
  )
const journal = fc
  .uniqueArray(entry, { selector: ({ key }) => key, maxLength: 70 })
  .map((list) => mergedJournals([], list))

describe('journals of several tabs', () => {
  it('are merged alike in any order, and once is enough', () => {
    fc.assert(
      fc.property(journal, journal, journal, (a, b, c) => {
        expect(mergedJournals(a, b)).toEqual(mergedJournals(b, a))
        expect(mergedJournals(mergedJournals(a, b), c)).toEqual(
          mergedJournals(a, mergedJournals(b, c)),
        )
        const once = mergedJournals(a, b)
        expect(mergedJournals(once, b)).toBe(once)
      }),
    )
  })

  it('keep the newest, the oldest first', () => {
    const many = Array.from({ length: journalLength + 3 }, (_, at) => entryOf(`k${at}`, at))
    const merged = mergedJournals(many.slice(0, 20), many)
    expect(merged.map(({ sequence }) => sequence)).toEqual(
      many.slice(3).map(({ sequence }) => sequence),
    )
    expect(nextSequence(merged)).toBe(journalLength + 3)
    expect(nextSequence([])).toBe(1)
  })

  it('keep an entry undone if either tab has undone it', () => {
    const [done, undone] = [entryOf('a', 1), entryOf('a', 1, true)]
    expect(mergedJournals([done], [undone])).toEqual([undone])
    expect(mergedJournals([undone], [done])).toEqual([undone])
    expect(lastUndoable([entryOf('b', 1), undone], '')?.key).toBe('b')
    expect(lastUndoable([undone], '')).toBeUndefined()
  })
})

describe('snapshots', () => {
  it('are the five latest', () => {
    const many = Array.from({ length: 8 }, (_, at) => snapshotOf(`k${at}`, at))
    const merged = mergedSnapshots(many.slice(0, 4), many.slice(4))
    expect(merged).toEqual(many.slice(-snapshotCount))
    expect(mergedSnapshots(many.slice(4), many.slice(0, 4))).toEqual(merged)
  })
})

describe('a stored journal', () => {
  it('keeps its valid entries', () => {
    const right = { ...entryOf('a', 1), kind: changeKinds[2] }
    const kept = snapshotOf('s', 1)
    expect(readJournal([right, { ...right, kind: 'burn' }, { ...right, added: ['1'] }, 4])).toEqual(
      [right],
    )
    expect(readSnapshots([null, kept, { ...kept, discoveredMarkers: [-1] }])).toEqual([kept])
  })

  it('belongs to no known tab if an older version has stored it [F06]', () => {
    const { origin: _origin, pins: _pins, ...older } = entryOf('a', 1)
    expect(readJournal([older])).toEqual([entryOf('a', 1)])
  })

  it.each([maxPersistedCount + 1, 2 ** 53 - 1, 2 ** 53, 1e300])(
    'keeps a new entry the latest despite an impossible number: %d',
    (sequence) => {
      const hostile = { ...entryOf('b', sequence), added: [] }
      const journal = mergedJournals(readJournal([entryOf('a', 3), hostile]), [])
      expect(journal.map(({ key }) => key)).toEqual(['b', 'a'])
      const next = entryOf('c', nextSequence(journal))
      const read = readJournal(JSON.parse(JSON.stringify(mergedJournals(journal, [next]))))
      expect(read.at(-1)).toEqual(next)
      expect(
        nextSequence(readSnapshots([{ ...snapshotOf('s', sequence), discoveredMarkers: [] }])),
      ).toBe(1)
    },
  )

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Array.isArray(readJournal(value))).toBe(true)
        expect(Array.isArray(readSnapshots(value))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('an entry that is undone and redone', () => {
  const entry: JournalEntry = {
    key: 'a',
    sequence: 1,
    kind: 'mark',
    added: [7],
    removed: [],
    pins: [],
    undone: false,
    origin: 'tab',
  }
  const undone = turned(entry)
  const again = turned(undone)

  it('follows the copy that was turned most often, in any order [F13]', () => {
    expect([undone.undone, again.undone]).toEqual([true, false])
    for (const [one, other] of [
      [entry, undone],
      [undone, again],
      [entry, again],
    ] as const) {
      expect(mergedJournals([one], [other])).toEqual([other])
      expect(mergedJournals([other], [one])).toEqual([other])
    }
  })

  it('includes all marks of an action that has grown, in any order', () => {
    const short = { ...entry, kind: 'passed', added: [7] } as const
    const long = { ...short, added: [7, 8, 9] }
    expect(mergedJournals([short], [long])).toEqual([long])
    expect(mergedJournals([long], [short])).toEqual([long])
    expect(mergedJournals([turned(short)], [long])).toEqual([{ ...long, undone: true }])
  })

  it('is read as it was stored, without an invalid count or time', () => {
    const at = '2026-11-20T18:04:00.000Z'
    const twice = { ...again, at }
    expect(readJournal([entry, undone, twice])).toEqual([entry, undone, twice])
    expect(
      readJournal([
        { ...again, turns: 3, at: 7 },
        { ...undone, turns: 1e300 },
      ]),
    ).toEqual([entry, undone])
  })
})
