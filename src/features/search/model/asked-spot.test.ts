import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spotInText, missedExtent } from './asked-spot.ts'

const world = { extent: [0, 0, 8192, 8192], metresPerUnit: 0.5, origin: [100, 200] } as const
const spotOf = (text: string) => spotInText(text, world)

describe('a typed coordinate', () => {
  it.each([
    ['4700, 4870', [4700, 4870]],
    ['4700,4870', [4700, 4870]],
    ['4700 4870', [4700, 4870]],
    ['  4700;4870 ', [4700, 4870]],
    ['4700/4870', [4700, 4870]],
    ['(4700, 4870)', [4700, 4870]],
    ['x: 4700 y: 4870', [4700, 4870]],
    ['4700.5, 4870.25', [4700.5, 4870.25]],
    ['4700,5 4870,25', [4700.5, 4870.25]],
    ['4700,5; 4870,25', [4700.5, 4870.25]],
    ['0 0', [0, 0]],
    ['４７００，４８７０', [4700, 4870]],
    ['4700.1234567, 4870', [4700.1234567, 4870]],
  ] as const)('%s is that spot', (text, spot) => {
    expect(spotOf(text)).toEqual(spot)
  })

  it.each(['2350 m, 2435 m', '2350m 2435m', '2350, 2435 m', '2350 m; 2435 M'])(
    '%s is in the game’s metres',
    (text) => {
      expect(spotOf(text)).toEqual([4500, 4470])
      expect(spotInText(text, { ...world, origin: undefined as never })).toBeUndefined()
    },
  )

  it.each([
    '1012',
    '#1012',
    '4700',
    'map 12',
    '12 chests',
    '1 2 3',
    '4700, ',
    '4700 4870 x',
    '9000 10',
  ])('%s is none', (text) => {
    expect(spotOf(text)).toBeUndefined()
  })

  it('is read in any notation and never outside the world', () => {
    const whole = fc.integer({ min: -9999, max: 9999 })
    const between = fc.constantFrom(', ', ',', ' ', ';', '; ', ' / ')
    fc.assert(
      fc.property(whole, whole, between, (x, y, joint) => {
        const inside = x >= 0 && y >= 0 && x <= 8192 && y <= 8192
        expect(spotOf(`${x}${joint}${y}`)).toEqual(inside ? [x, y] : undefined)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [x = 0, y = 0] = spotOf(text) ?? []
        expect(x >= 0 && y >= 0 && x <= 8192 && y <= 8192).toBe(true)
      }),
    )
  })
})

describe('a typed coordinate outside the world', () => {
  it.each([
    '99999, 5',
    '99999,5',
    '99999 5',
    '5; 99999',
    '5/99999',
    '(99999, 5)',
    'x: 99999 y: 5',
    '-1, 5',
    '\u22121, 5',
    '-0.5,5',
    '8192.5, 5',
    '8192,5 5',
    '123456789012345, 5',
    '９９９９９，５',
  ])('%s is told with the corners of the world', (text) => {
    expect(spotOf(text)).toBeUndefined()
    expect(missedExtent(text, world)).toEqual(['0, 0', '8192, 8192'])
  })

  it.each(['99999 m, 5 m', '50m 250m', '-10 m, 300 m'])(
    '%s is told with the corners in the game’s metres',
    (text) => {
      expect(missedExtent(text, world)).toEqual(['100 m, 200 m', '4196 m, 4296 m'])
    },
  )

  it.each(['4700, 4870', '8192 8192', 'bath', '99999', '1 2 3', '4700, '])('%s is none', (text) => {
    expect(missedExtent(text, world)).toBeUndefined()
  })
})
