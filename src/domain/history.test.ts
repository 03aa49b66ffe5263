import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeKinds,
  journalLength,
  lastUndoable,
  marksToUndo,
  mergedJournals,
  mergedSnapshots,
  nextSequence,
  readJournal,
  readSnapshots,
  snapshotCount,
  type JournalEntry,
  type Snapshot,
} from './history.ts'
import { marksFor, type Marks } from './mark.ts'
import { withRecords } from './kept-record.ts'

function entryOf(key: string, sequence: number, undone = false): JournalEntry {
  return { key, sequence, kind: 'mark', added: [sequence], removed: [], pins: [], undone }
}

function snapshotOf(key: string, sequence: number): Snapshot {
  return { key, sequence, reason: 'clear', takenAt: '', discoveredMarkers: [sequence], pins: [] }
}

/** An entry's key decides everything of it but whether it was undone. */
const entry = fc
  .tuple(fc.nat(70), fc.boolean())
  .map(([number, undone]) => entryOf(`e${number}`, number % 9, undone))
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

  it('remember what was undone in either', () => {
    const [done, undone] = [entryOf('a', 1), entryOf('a', 1, true)]
    expect(mergedJournals([done], [undone])).toEqual([undone])
    expect(mergedJournals([undone], [done])).toEqual([undone])
    expect(lastUndoable([entryOf('b', 1), undone])?.key).toBe('b')
    expect(lastUndoable([undone])).toBeUndefined()
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

describe('undoing', () => {
  const ids = fc.uniqueArray(fc.nat(9))
  const listed = (on: readonly number[], off: readonly number[]): Marks =>
    new Map(
      [...off, ...on].map((id) => [id, { id, revision: 2, discovered: on.includes(id) }] as const),
    )

  it('brings back exactly what was', () => {
    fc.assert(
      fc.property(ids, ids, ids, (start, on, off) => {
        const before = listed(start, [])
        const changed = [
          ...marksFor(before, on, true),
          ...marksFor(
            before,
            off.filter((id) => !on.includes(id)),
            false,
          ),
        ]
        const after = withRecords(before, changed)
        const undone = withRecords(
          after,
          marksToUndo(after, {
            ...entryOf('a', 1),
            added: changed.filter(({ discovered }) => discovered).map(({ id }) => id),
            removed: changed.filter(({ discovered }) => !discovered).map(({ id }) => id),
          }),
        )
        const discovered = (marks: Marks) =>
          new Set([...marks.values()].filter((mark) => mark.discovered).map(({ id }) => id))
        expect(discovered(undone)).toEqual(discovered(before))
      }),
    )
  })

  it('leaves alone what was changed back meanwhile', () => {
    const marks = listed([2], [1])
    expect(marksToUndo(marks, { ...entryOf('a', 1), added: [1], removed: [2] })).toEqual([])
  })
})

describe('what comes out of storage', () => {
  it('keeps its right entries', () => {
    const right = { ...entryOf('a', 1), kind: changeKinds[2] }
    const kept = snapshotOf('s', 1)
    expect(readJournal([right, { ...right, kind: 'burn' }, { ...right, added: ['1'] }, 4])).toEqual(
      [right],
    )
    expect(readSnapshots([null, kept, { ...kept, discoveredMarkers: [-1] }])).toEqual([kept])
  })

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
