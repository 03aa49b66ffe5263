import { describe, expect, it } from 'vitest'
import { contentId, deletedPin, maxNote, type Pin } from '../pins/pin.ts'
import {
  ownWords,
  withChoices,
  wordsConflicts,
  type WordsChoice,
  type WordsChoices,
} from './own-words.ts'
import { pinOf } from '../../testing/pin-samples.ts'

const byId = (...pins: readonly Pin[]) => new Map(pins.map((pin) => [pin.id, pin]))
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
    ['a deletion', deletedPin(mine.id, 5)],
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
    expect(wordsConflicts(byId(deletedPin(mine.id, 1)), [theirs])).toEqual([])
  })
})

describe('what becomes of them', () => {
  it('is that they stay, as the later change, where nothing is chosen', () => {
    expect(withChoices(byId(mine), [theirs])).toEqual([{ ...mine, revision: 6 }])
  })

  it('is what was chosen for all, or for one of them', () => {
    const other = { ...mine, id: 'c'.repeat(24) }
    const merged = [theirs, { ...theirs, id: other.id }]
    const single = new Map<string, WordsChoice>([[other.id, 'mine']])
    expect(withChoices(byId(mine, other), merged, { all: 'theirs', single })).toEqual([
      theirs,
      { ...other, revision: 6 },
    ])
  })

  it('can be both: one note with both texts', () => {
    const [own, received] = [note('Mine', 1), note('Theirs', 3)]
    expect(wordsConflicts(byId(own), [received])[0]?.both).toBe(true)
    expect(withChoices(byId(own), [received], all('both'))).toEqual([note('Mine\n\nTheirs', 4)])
  })

  it('can be both: a second pin, once', () => {
    const renamed = { ...theirs, title: 'Cellar' }
    const second = { ...renamed, id: contentId(renamed), revision: 1 }
    const own = { ...mine, revision: 6 }
    expect(withChoices(byId(mine), [renamed], all('both'))).toEqual([own, second])
    expect(withChoices(byId(mine, second), [renamed], all('both'))).toEqual([own])
    const gone = deletedPin(second.id, 4)
    expect(withChoices(byId(mine, gone), [renamed], all('both'))).toEqual([
      own,
      { ...second, revision: 5 },
    ])
  })

  it.each([
    ['too long for one note', note('x'.repeat(maxNote - 5), 1), note('Theirs', 3)],
    ['deleted there', note('Mine', 1), deletedPin('marker-588', 3)],
    ['without words there', mine, { ...mine, revision: 5, title: '', note: '' }],
  ])('is the player’s own where both cannot be: %s', (_why, own, received) => {
    expect(wordsConflicts(byId(own), [received])[0]?.both).toBe(false)
    expect(withChoices(byId(own), [received], all('both'))).toEqual([
      { ...own, revision: received.revision + 1 },
    ])
  })
})
