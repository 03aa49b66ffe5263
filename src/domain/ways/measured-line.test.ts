import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legLengths, lineLength, withPoint } from './measured-line.ts'
import type { Coordinate } from '../world/view/coordinates.ts'

const points = fc.array(fc.tuple(fc.nat(8192), fc.nat(8192)))

describe('a measured line', () => {
  it('has legs in metres and their sum as its length', () => {
    const line: Coordinate[] = [
      [0, 0],
      [300, 400],
      [300, 1000],
    ]
    expect(legLengths(line, 0.5)).toEqual([250, 300])
    expect(lineLength(line, 0.5)).toBe(550)
  })

  it('has no leg with fewer than two points', () => {
    expect(legLengths([], 0.5)).toEqual([])
    expect(legLengths([[1, 2]], 0.5)).toEqual([])
    expect(lineLength([[1, 2]], 0.5)).toBe(0)
  })

  it('is as long backwards, and never shorter than the way from end to end', () => {
    fc.assert(
      fc.property(points, (line) => {
        const length = lineLength(line, 0.5)
        expect(lineLength(line.toReversed(), 0.5)).toBeCloseTo(length, 6)
        const [first, last] = [line[0], line.at(-1)]
        const direct = first && last ? lineLength([first, last], 0.5) : 0
        expect(length).toBeGreaterThanOrEqual(direct - 1e-6)
        expect(legLengths(line, 0.5)).toHaveLength(Math.max(line.length - 1, 0))
      }),
    )
  })

  it('takes a point once when it comes twice in a row', () => {
    const once = withPoint([[1, 2]], [3, 4])
    expect(once).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(withPoint(once, [3, 4])).toBe(once)
    expect(withPoint(once, [1, 2])).toHaveLength(3)
  })
})
