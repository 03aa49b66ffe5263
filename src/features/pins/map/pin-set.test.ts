import { describe, expect, it } from 'vitest'
import { normalizeDraft, type Pin } from '../../../records/pin.ts'
import { hitsPin, PinSet } from './pin-set.ts'

const pin = (id: string, x: number, y: number): Pin => ({
  id,
  revision: 1,
  deleted: false,
  ...normalizeDraft({ x, y, title: '', note: '' }),
})

function setOf(pins: readonly Pin[], selected: Pin | null = null): PinSet {
  const set = new PinSet()
  set.setPins(pins, selected)
  return set
}

const places = (set: PinSet, extent: readonly [number, number, number, number]) =>
  set.within(extent).map((position) => [set.x(position), set.y(position)])

describe('PinSet', () => {
  const north = pin('a', 100, 300)
  const south = pin('b', 100, 200)

  it('draws southern pins over northern ones within an extent', () => {
    const set = setOf([south, north, pin('c', 900, 900)])
    expect(places(set, [0, 0, 500, 500])).toEqual([
      [100, 300],
      [100, 200],
    ])
    expect(set.hasMoreWithin([0, 0, 500, 500], 1)).toBe(true)
    expect(set.hasMoreWithin([0, 0, 500, 500], 2)).toBe(false)
  })

  it('leaves the selected pin out, wherever it is on its way to', () => {
    const set = setOf([south, north], { ...south, x: 400 })
    expect(places(set, [0, 0, 500, 500])).toEqual([[100, 300]])
  })

  it('counts changes, but not when only the selected pin moved', () => {
    const set = setOf([south, north], south)
    expect(set.version).toBe(1)
    const moved = { ...south, x: 150 }
    set.setPins([moved, north], moved)
    expect(set.version).toBe(1)
    set.setPins([moved, north], null)
    expect(set.version).toBe(2)
  })

  it('finds the pin on top at a point of its head, else one that was hardly missed', () => {
    const set = setOf([north, pin('d', 100, 290)])
    // At one unit per pixel, the head's middle is 34 units above the foot of a pin that is 40 pixels wide.
    expect(set.pinAt([100, 330], 1, 50)?.id).toBe('d')
    expect(set.pinAt([100, 353], 1, 50)?.id).toBe('a')
    expect(set.pinAt([100, 290 - 5], 1, 50)?.id).toBe('d')
    expect(set.pinAt([100, 290 - 8], 1, 50)).toBeUndefined()
  })

  it('finds the pin whose foot is nearest, within reach', () => {
    const set = setOf([north, south])
    expect(set.nearest([100, 240], 50)?.id).toBe('b')
    expect(set.nearest([100, 240], 30)).toBeUndefined()
  })
})

describe('a pin’s picture', () => {
  const foot = { x: 0, y: 0 }

  it.each([
    ['the foot', 0, 0, true],
    ['the head', 12, 27.5, true],
    ['above the head', 0, 41, false],
    ['beside the taper', 8, 5, false],
    ['the taper', 2, 10, true],
    ['below the foot', 0, -1, false],
  ])('%s', (_name, x, y, hit) => {
    expect(hitsPin(foot, [x, y], 1, 1, 0)).toBe(hit)
  })

  it('grows with the scale and shrinks with the distance', () => {
    expect(hitsPin(foot, [20, 55], 1, 2, 0)).toBe(true)
    expect(hitsPin(foot, [20, 55], 1, 1, 0)).toBe(false)
    expect(hitsPin(foot, [20, 55], 2, 1, 0)).toBe(true)
  })
})
