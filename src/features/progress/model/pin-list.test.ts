import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPins } from './pin-list.ts'
import { contentOf, type Pin } from '../../../core/world/pin.ts'

const pin = (id: string, title: string, note = ''): Pin => ({
  id,
  revision: 1,
  deleted: false,
  ...contentOf({ x: 0, y: 0, title, note }),
})
const found = (pins: readonly Pin[], text: string) => findPins(pins, text).map(({ id }) => id)

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
