import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turned, type JournalEntry } from './history.ts'
import { replaceRecords } from '../../../records/persisted-record.ts'
import { marksFor, type Marks } from '../../../records/mark.ts'
import { createDeletedPin } from '../../../records/pin.ts'
import { pinOf } from '../../../testing/pin-samples.ts'
import { firstRedoable, lastUndoable, lastUndoableElsewhere, undoingOf } from './undoing.ts'

function entryOf(key: string, sequence: number, origin = ''): JournalEntry {
  const kind = 'mark'
  return { key, sequence, kind, added: [sequence], removed: [], pins: [], undone: false, origin }
}

describe('undoing', () => {
  const ids = fc.uniqueArray(fc.nat(9))
  const listed = (on: readonly number[], off: readonly number[]): Marks =>
    new Map(
      [...off, ...on].map((id) => [id, { id, revision: 2, discovered: on.includes(id) }] as const),
    )

  it('restores exactly the previous state', () => {
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
        const after = replaceRecords(before, changed)
        const entry = {
          ...entryOf('a', 1),
          added: changed.filter(({ discovered }) => discovered).map(({ id }) => id),
          removed: changed.filter(({ discovered }) => !discovered).map(({ id }) => id),
        }
        const undone = replaceRecords(after, undoingOf(after, new Map(), [entry], entry).marks)
        const discovered = (marks: Marks) =>
          new Set([...marks.values()].filter((mark) => mark.discovered).map(({ id }) => id))
        expect(discovered(undone)).toEqual(discovered(before))
      }),
    )
  })

  it('skips places that were changed back since', () => {
    const marks = listed([2], [1])
    const entry = { ...entryOf('a', 1), added: [1], removed: [2] }
    expect(undoingOf(marks, new Map(), [entry], entry).marks).toEqual([])
  })

  it('restores a place to the state left by the earlier action that still stands [F59]', () => {
    const first = { ...entryOf('a', 1, 'own'), added: [1, 2] }
    const between = { ...entryOf('b', 2, 'other'), added: [], removed: [1, 2], undone: true }
    const again = { ...entryOf('c', 3, 'own'), added: [1, 3] }
    const found = listed([1, 2, 3], [])
    const undone = undoingOf(found, new Map(), [first, between, again], again)
    expect(undone.marks.map(({ id }) => id)).toEqual([3])
    expect(undone.kept).toBe(1)
    const stands = { ...between, undone: false }
    expect(undoingOf(found, new Map(), [first, stands, again], again).marks).toHaveLength(2)
    const off = { ...between, key: 'd', sequence: 4, undone: false }
    const gone = listed([], [1, 2])
    expect(
      undoingOf(gone, new Map(), [stands, { ...first, undone: true }, off], off).marks,
    ).toEqual([])
  })

  it('leaves alone what another tab has changed since, and counts it [F59]', () => {
    const marks = listed([1, 2], [])
    const pin = pinOf({ revision: 2 })
    const change = { before: null, after: pin }
    const own = { ...entryOf('a', 1, 'own'), added: [1, 2], pins: [change] }
    const others = { ...entryOf('b', 2, 'other'), added: [2], pins: [change] }
    const pins = new Map([[pin.id, pin]])
    expect(undoingOf(marks, pins, [own, others], own)).toEqual({
      marks: [{ id: 1, revision: 3, discovered: false }],
      pins: [],
      kept: 2,
    })
    const undone = { ...others, undone: true }
    expect(undoingOf(marks, pins, [own, undone], own)).toEqual({
      marks: [
        { id: 1, revision: 3, discovered: false },
        { id: 2, revision: 3, discovered: false },
      ],
      pins: [createDeletedPin(pin.id, 3)],
      kept: 0,
    })
    // The place that both tabs marked stays marked, because the other action is not undone.
    expect(undoingOf(marks, pins, [own, others], others)).toMatchObject({ marks: [], kept: 1 })
  })

  it('takes what two tabs did at the same moment as later than each other [F59]', () => {
    const marks = listed([1], [])
    const [own, others] = [entryOf('a', 1, 'own'), entryOf('b', 1, 'other')]
    const journal = [own, { ...others, added: own.added }]
    for (const entry of journal)
      expect(undoingOf(marks, new Map(), journal, entry).marks).toEqual([])
  })
})

describe('undoing in two tabs [F59]', () => {
  const step = fc.record({ own: fc.boolean(), id: fc.nat(3), undo: fc.boolean() })
  const placesOf = ({ added, removed }: JournalEntry) => [...added, ...removed]

  function twoTabs() {
    let journal: readonly JournalEntry[] = []
    let marks: Marks = new Map()
    const isFound = (id: number) => marks.get(id)?.discovered === true
    return {
      journal: () => journal,
      isFound,
      toggle(id: number, origin: string) {
        const sequence = journal.length + 1
        const change = isFound(id) ? { added: [], removed: [id] } : { added: [id], removed: [] }
        journal = [...journal, { ...entryOf(`${sequence}`, sequence, origin), ...change }]
        marks = replaceRecords(marks, marksFor(marks, [id], !isFound(id)))
      },
      undo(origin: string) {
        const entry = lastUndoable(journal, origin)
        if (!entry) return null
        const undoing = undoingOf(marks, new Map(), journal, entry)
        journal = journal.map((other) => (other === entry ? { ...other, undone: true } : other))
        marks = replaceRecords(marks, undoing.marks)
        return { entry, kept: undoing.kept }
      },
    }
  }

  it('leaves the other’s last word on every place', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (script) => {
        const tabs = twoTabs()
        /** Places whose undo had no effect, because the other tab changed them later. Either state is valid. */
        const disputed = new Set<number>()
        for (const { own, id, undo } of script) {
          const origin = own ? 'own' : 'other'
          if (!undo) tabs.toggle(id, origin)
          const undone = undo ? tabs.undo(origin) : null
          if (undone && undone.kept > 0) {
            for (const place of placesOf(undone.entry)) disputed.add(place)
          }
        }
        const expected = new Map<number, boolean>()
        for (const { origin, undone, added, removed } of tabs.journal()) {
          if (origin !== 'other' || undone) continue
          for (const id of added) expected.set(id, true)
          for (const id of removed) expected.set(id, false)
        }
        while (tabs.undo('own'));
        for (const [id, found] of expected)
          if (!disputed.has(id)) expect(tabs.isFound(id)).toBe(found)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the next step back', () => {
  const journal = [entryOf('a', 1, 'own'), entryOf('b', 2, 'other'), entryOf('c', 3)]

  it('is this tab’s own, and only then another’s [F59]', () => {
    expect(lastUndoable(journal, 'own')?.key).toBe('a')
    expect(lastUndoableElsewhere(journal, 'own')?.key).toBe('c')
    const [own, others] = journal.slice(0, 2).map((entry) => ({ ...entry, undone: true }))
    expect(
      lastUndoable(
        [own, others].flatMap((entry) => entry ?? []),
        'own',
      ),
    ).toBeUndefined()
    expect(lastUndoableElsewhere(journal.slice(0, 1), 'own')).toBeUndefined()
  })
})

describe('doing again', () => {
  const pin = pinOf({ title: 'Cellar' })
  const both: JournalEntry = {
    ...entryOf('both', 1),
    added: [1, 2],
    removed: [3],
    pins: [{ before: null, after: pin }],
  }

  it('repeats an undone change, except where something has changed since [F13]', () => {
    const gone = createDeletedPin(pin.id, pin.revision + 1)
    const marks: Marks = new Map([[3, { id: 3, revision: 2, discovered: true }]])
    const later = { ...entryOf('later', 2), added: [], removed: [2] }
    const again = undoingOf(marks, new Map([[pin.id, gone]]), [turned(both), later], turned(both))
    expect(again.marks).toEqual([
      { id: 1, revision: 1, discovered: true },
      { id: 3, revision: 3, discovered: false },
    ])
    expect(again.pins).toEqual([{ ...pin, revision: gone.revision + 1 }])
    expect(again.kept).toBe(1)
  })

  it('leaves a pin that says something else by now', () => {
    const moved = { ...pin, x: pin.x + 9, revision: 5 }
    const edit = { ...both, added: [], removed: [], pins: [{ before: pin, after: moved }] }
    const other = { ...pin, title: 'Other', revision: 7 }
    const undone = turned(edit)
    expect(undoingOf(new Map(), new Map([[pin.id, other]]), [undone], undone).pins).toEqual([])
    const back = { ...pin, revision: 6 }
    expect(undoingOf(new Map(), new Map([[pin.id, back]]), [undone], undone).pins).toEqual([
      { ...moved, revision: 7 },
    ])
  })

  it('begins with the tab’s first undone entry after its last standing one', () => {
    const [one, two, three] = [1, 2, 3].map((at) => entryOf(String(at), at, 'tab'))
    const others = turned(entryOf('other', 4, 'other'))
    if (!one || !two || !three) throw new Error('There are three.')
    const journal = [turned(one), two, turned(three), others]
    expect(firstRedoable(journal, 'tab')?.key).toBe('3')
    expect(firstRedoable([one, two], 'tab')).toBeUndefined()
    expect(firstRedoable([turned(one), turned(two)], 'tab')?.key).toBe('1')
  })
})
