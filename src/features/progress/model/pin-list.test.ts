import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edited, findPins } from './pin-list.ts'
import { contentOf, type Pin } from '../../../core/world/pin.ts'

const pin = (id: string, title: string, note = ''): Pin => ({
  id,
  revision: 1,
  deleted: false,
  ...contentOf({ x: 0, y: 0, title, note }),
})
const found = (pins: readonly Pin[], text: string) => findPins(pins, text).map(({ id }) => id)

describe('a pin that is moved', () => {
  const moved = (glyph: Pin['glyph']) => {
    const [x, y] = [10, 20]
    const stops = [
      [30, 40],
      [10, 20],
    ] as const
    const kept: Pin = { ...pin('a', ''), ...contentOf({ x, y, title: '', note: '', glyph, stops }) }
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
        const text = contentOf({ x: 0, y: 0, title, note: '' }).title
        if (text.trim().length < 3) return
        expect(found([pin('a', title)], text)).toEqual(['a'])
      }),
    )
  })
})
