import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyPin, manyPins, pinOf } from '../../../testing/pin-samples.ts'
import { uncounted, replaceRecords } from '../../../records/persisted-record.ts'
import { pinsToRestore, pinsToUndo, readPinChanges } from '../../progress/model/pin-list.ts'
import { createDeletedPin, mergedPins, contentId, maxNote, type Pin } from '../../../records/pin.ts'
import type { JournalEntry } from '../../progress/model/history.ts'
import {
  ownWords,
  withChoices,
  wordsConflicts,
  type WordsChoice,
  type WordsChoices,
  withOwnPictures,
} from './pin-conflicts.ts'
import { pinsToMerge } from './merge-pins.ts'

vi.setConfig({ testTimeout: 60_000 })

const byId = (...pins: readonly Pin[]) => new Map(pins.map((pin) => [pin.id, pin]))
const pin = pinOf()

describe('merging pins out of a file', () => {
  const list = fc.uniqueArray(anyPin(), { selector: ({ id }) => id, maxLength: 8 })

  it('is the union by revision, and done once it is done', () => {
    fc.assert(
      fc.property(list, fc.array(anyPin(), { maxLength: 8 }), (own, received) => {
        const pins = byId(...own)
        const changed = pinsToMerge(pins, received, [])
        const merged = replaceRecords(pins, changed)
        expect(new Map(merged)).toEqual(new Map(mergedPins(pins, received)))
        expect(pinsToMerge(merged, received, [])).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  it('keeps the player’s own pictures for pins out of a link', () => {
    const own = byId(pinOf({ pictures: ['a'.repeat(24)] }))
    const later = pinOf({ revision: 3, note: 'Dig' })
    const deleted = createDeletedPin(pin.id, 4)
    const received = withOwnPictures(own, [later, deleted, pinOf({ id: 'b'.repeat(24) })])
    expect(received).toEqual([
      { ...later, pictures: ['a'.repeat(24)] },
      deleted,
      pinOf({ id: 'b'.repeat(24) }),
    ])
    expect(pinsToMerge(own, received.slice(0, 1), [])).toMatchObject([
      { note: 'Dig', pictures: ['a'.repeat(24)] },
    ])
  })

  it('takes a revision that nobody can have counted to for no later than any', () => {
    const received = [pinOf({ revision: uncounted, title: 'Theirs' })]
    expect(pinsToMerge(byId(), received, [])).toEqual([pinOf({ revision: 1, title: 'Theirs' })])
    // The received pin would replace the player's words, so it is returned and the player is asked.
    expect(pinsToMerge(byId(pinOf({ revision: 7 })), received, [])).toEqual([
      pinOf({ revision: 8, title: 'Theirs' }),
    ])
    expect(pinsToMerge(byId(pinOf({ title: '' })), received, [])).toEqual([])
    expect(pinsToMerge(byId(pinOf()), [pinOf({ revision: uncounted })], [])).toEqual([])
    expect(pinsToMerge(byId(createDeletedPin(pin.id, 3)), received, [])).toEqual([])
    const deletion = [createDeletedPin(pin.id, uncounted)]
    expect(pinsToMerge(byId(pinOf({ title: '' })), deletion, [])).toEqual([])
  })

  it('restores pins that are deleted only because an earlier merge was undone', () => {
    const entry: JournalEntry = {
      key: 'k',
      sequence: 1,
      kind: 'import',
      added: [],
      removed: [],
      pins: [{ before: null, after: pin }],
      undone: true,
      origin: '',
    }
    const own = byId(createDeletedPin(pin.id, 2))
    expect(pinsToMerge(own, [pin], [entry])).toEqual([{ ...pin, revision: 3 }])
    expect(pinsToMerge(own, [pin], [{ ...entry, undone: false }])).toEqual([])
    // The player deleted the pin after it had been restored.
    expect(pinsToMerge(byId(createDeletedPin(pin.id, 4)), [pin], [entry])).toEqual([])
  })

  it('looks through the journal once, however many pins are deleted [F54]', () => {
    const many = manyPins(2000, '')
    let looks = 0
    const entry = {
      undone: true,
      get pins() {
        looks += 1
        return []
      },
    } as unknown as JournalEntry
    pinsToMerge(byId(...many.map(({ id }) => createDeletedPin(id, 2))), many, [entry])
    expect(looks).toBe(1)
  })
})

describe('undoing changes of pins', () => {
  it('restores the previous pin with a higher revision', () => {
    const moved = { ...pin, x: 1, revision: 2 }
    expect(pinsToUndo(byId(moved), [{ before: pin, after: moved }])).toEqual([
      { ...pin, revision: 3 },
    ])
    expect(pinsToUndo(byId(pin), [{ before: null, after: pin }])).toEqual([
      createDeletedPin(pin.id, 2),
    ])
  })

  it('works despite a higher revision, but not if the pin has changed since', () => {
    const moved = { ...pin, x: 1, revision: 2 }
    const change = { before: pin, after: moved }
    expect(pinsToUndo(byId({ ...moved, revision: 7 }), [change])).toEqual([{ ...pin, revision: 8 }])
    expect(pinsToUndo(byId({ ...moved, revision: 3, title: 'Later' }), [change])).toEqual([])
    expect(pinsToUndo(byId(), [change])).toEqual([])
  })

  it('restoring a snapshot brings deleted pins back and changes no others', () => {
    const other = pinOf({ id: 'b'.repeat(24) })
    const edited = pinOf({ id: 'c'.repeat(24), title: 'Edited', revision: 2 })
    const pins = byId(createDeletedPin(pin.id, 4), edited)
    const wanted = [pin, other, { ...edited, title: 'Old', revision: 1 }]
    expect(pinsToRestore(pins, wanted)).toEqual([{ ...pin, revision: 5 }, other])
  })

  it('invalid stored changes are skipped', () => {
    const change = { before: null, after: pin }
    const foreign = { before: pinOf({ id: 'b'.repeat(24) }), after: pin }
    expect(readPinChanges([change, foreign, { after: pin }, null, 7])).toEqual([change])
    expect(readPinChanges(undefined)).toEqual([])
    expect(readPinChanges([{ before: { ...pin, x: null }, after: pin }])).toEqual([])
  })
})

const all = (choice: WordsChoice): WordsChoices => ({ all: choice, single: new Map() })

const mine = pinOf({ revision: 2, note: 'Mine' })
const theirs = pinOf({ revision: 5, note: 'Theirs' })
const note = (text: string, revision: number) =>
  pinOf({ id: 'marker-588', title: '', note: text, revision })

describe('words of the player’s own that a file would change [F56]', () => {
  it.each([
    ['another note', theirs],
    ['another title', { ...mine, revision: 5, title: 'Cellar' }],
    ['no note', { ...mine, revision: 5, note: '' }],
    ['a deletion', createDeletedPin(mine.id, 5)],
  ])('are asked about: %s', (_what, merged) => {
    expect(wordsConflicts(byId(mine), [merged])).toMatchObject([{ mine, theirs: merged }])
  })

  it.each([
    ['a new pin', pinOf({ id: 'b'.repeat(24) })],
    ['another place', { ...mine, revision: 5, x: 1 }],
  ])('are not touched: %s', (_what, merged) => {
    expect(wordsConflicts(byId(mine), [merged])).toEqual([])
    expect(withChoices(byId(mine), [merged], ownWords)).toEqual([merged])
  })

  it('are not there where there were none, or the pin is deleted', () => {
    const plain = pinOf({ title: '', note: '' })
    expect(wordsConflicts(byId(plain), [theirs])).toEqual([])
    expect(wordsConflicts(byId(createDeletedPin(mine.id, 1)), [theirs])).toEqual([])
  })
})

describe('conflicting words', () => {
  it('stay the player’s own by default, with a higher revision', () => {
    expect(withChoices(byId(mine), [theirs])).toEqual([{ ...mine, revision: 6 }])
  })

  it('follow the choice for all or for a single pin', () => {
    const other = { ...mine, id: 'c'.repeat(24) }
    const merged = [theirs, { ...theirs, id: other.id }]
    const single = new Map<string, WordsChoice>([[other.id, 'mine']])
    expect(withChoices(byId(mine, other), merged, { all: 'theirs', single })).toEqual([
      theirs,
      { ...other, revision: 6 },
    ])
  })

  it('can be joined in a note with both texts', () => {
    const [own, received] = [note('Mine', 1), note('Theirs', 3)]
    expect(wordsConflicts(byId(own), [received])[0]?.both).toBe(true)
    expect(withChoices(byId(own), [received], all('both'))).toEqual([note('Mine\n\nTheirs', 4)])
  })

  it('can be joined in a note with the pictures of both', () => {
    const pictures = (digit: string) => ({ pictures: [digit.repeat(24)] })
    const own = { ...note('Mine', 1), ...pictures('a') }
    const received = { ...note('Theirs', 3), ...pictures('b') }
    expect(withChoices(byId(own), [received], all('both'))).toEqual([
      { ...note('Mine\n\nTheirs', 4), pictures: ['a'.repeat(24), 'b'.repeat(24)] },
    ])
  })

  it('can become a second pin, once', () => {
    const renamed = { ...theirs, title: 'Cellar' }
    const second = { ...renamed, id: contentId(renamed), revision: 1 }
    const own = { ...mine, revision: 6 }
    expect(withChoices(byId(mine), [renamed], all('both'))).toEqual([own, second])
    expect(withChoices(byId(mine, second), [renamed], all('both'))).toEqual([own])
    const gone = createDeletedPin(second.id, 4)
    expect(withChoices(byId(mine, gone), [renamed], all('both'))).toEqual([
      own,
      { ...second, revision: 5 },
    ])
  })

  it.each([
    ['too long for one note', note('x'.repeat(maxNote - 5), 1), note('Theirs', 3)],
    ['deleted there', note('Mine', 1), createDeletedPin('marker-588', 3)],
    ['without words there', mine, { ...mine, revision: 5, title: '', note: '' }],
  ])('is the player’s own where both cannot be: %s', (_why, own, received) => {
    expect(wordsConflicts(byId(own), [received])[0]?.both).toBe(false)
    expect(withChoices(byId(own), [received], all('both'))).toEqual([
      { ...own, revision: received.revision + 1 },
    ])
  })
})
