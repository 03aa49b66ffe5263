import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edited, findPins, setNote } from './pin-list.ts'
import { normalizeDraft, type Pin } from '../../../records/pin.ts'
import { pinOf } from '../../../testing/pin-samples.ts'

const pin = (id: string, title: string, note = ''): Pin => ({
  id,
  revision: 1,
  deleted: false,
  ...normalizeDraft({ x: 0, y: 0, title, note }),
})
const found = (pins: readonly Pin[], text: string) => findPins(pins, text).map(({ id }) => id)

describe('a pin that is moved', () => {
  const moved = (glyph: Pin['glyph']) => {
    const [x, y] = [10, 20]
    const stops = [
      [30, 40],
      [10, 20],
    ] as const
    const kept: Pin = {
      ...pin('a', ''),
      ...normalizeDraft({ x, y, title: '', note: '', glyph, stops }),
    }
    return edited(new Map([['a', kept]]), 'a', { x: 15.1, y: 18 })[0]?.stops
  }

  it('takes all points of a shape along, and of a trip its end where it begins', () => {
    expect(moved('shape-line')).toEqual([
      [35.1, 38],
      [15.1, 18],
    ])
    expect(moved('flag')).toEqual([
      [30, 40],
      [15.1, 18],
    ])
  })
})

describe('pins by their texts', () => {
  const pins = [
    pin('note', 'Cave', 'the wolves’ élan'),
    pin('title', 'Wolves of Élan'),
    pin('other', 'Stash'),
  ]

  it('are found by title and note, case and accents aside, titles first', () => {
    expect(found(pins, 'wolves ELAN')).toEqual(['title', 'note'])
    expect(found(pins, 'cave élan')).toEqual(['note'])
    expect(found(pins, 'stash')).toEqual(['other'])
  })

  it('must hold every word', () => {
    expect(found(pins, 'stash wolves')).toEqual([])
  })

  it('are not looked up below three characters', () => {
    expect(found(pins, ' st ')).toEqual([])
  })

  it('take any text, as text', () => {
    expect(found([pin('a', '(.*)+$ <b>')], '(.*)+$ <b>')).toEqual(['a'])
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (title) => {
        const text = normalizeDraft({ x: 0, y: 0, title, note: '' }).title
        if (text.trim().length < 3) return
        expect(found([pin('a', title)], text)).toEqual(['a'])
      }),
    )
  })
})

describe('the pictures of pins and notes', () => {
  const [first, second] = ['a'.repeat(24), 'b'.repeat(24)]
  const marker = { id: 3, coordinate: [5, 6] } as const
  const only = (pins: readonly Pin[]) => new Map(pins.map((each) => [each.id, each]))

  it('stay when something else changes, and go when the last is taken away', () => {
    const pins = only([pinOf({ pictures: [first, second] })])
    const [renamed] = edited(pins, pinOf().id, { title: 'Camp' })
    expect(renamed).toMatchObject({ title: 'Camp', pictures: [first, second] })
    const [bare] = edited(pins, pinOf().id, { pictures: [] })
    expect(bare).toMatchObject({ revision: 2 })
    expect(bare).not.toHaveProperty('pictures')
    expect(edited(pins, pinOf().id, { pictures: [first, second] })).toEqual([])
  })

  it('keep a note that has no words, until it has none of them either', () => {
    const [note] = setNote(new Map(), marker, '', [first])
    expect(note).toMatchObject({ id: 'marker-3', deleted: false, note: '', pictures: [first] })
    const pins = only(note ? [note] : [])
    expect(setNote(pins, marker, ' ')).toEqual([])
    expect(setNote(pins, marker, 'Locked')).toMatchObject([{ note: 'Locked', pictures: [first] }])
    expect(setNote(pins, marker, '', [])).toMatchObject([{ deleted: true }])
  })
})
