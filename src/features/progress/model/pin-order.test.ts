import { describe, expect, it } from 'vitest'
import { normalizeDraft, type Pin } from '../../../records/pin.ts'
import { orderedPins } from './pin-order.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

const pin = (id: string, title: string, x = 0): Pin => ({
  id,
  revision: 1,
  deleted: false,
  ...normalizeDraft({ x, y: 0, title, note: '' }),
})

describe('pins in order', () => {
  it('are sorted by distance, equally near ones by their ids', () => {
    const pins = [pin('c', '', 30), pin('b', '', 10), pin('a', '', 10)]
    expect(orderedPins(pins, 'distance', [0, 0], compare).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(orderedPins(pins, 'distance', [100, 0], compare)[0]?.id).toBe('c')
  })

  it('are sorted by title with numbers by value, untitled ones last', () => {
    const titles = ['Cave 10', '', 'élan', 'cave 2', 'Zed', 'Elk']
    const pins = titles.map((title, at) => pin(String(at), title))
    expect(orderedPins(pins, 'title', [0, 0], compare).map(({ title }) => title)).toEqual([
      'cave 2',
      'Cave 10',
      'élan',
      'Elk',
      'Zed',
      '',
    ])
  })

  it('leaves the list that it was given as it is', () => {
    const pins = [pin('b', 'b'), pin('a', 'a')]
    orderedPins(pins, 'title', [0, 0], compare)
    expect(pins.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
