import { describe, expect, it } from 'vitest'
import { shadesOf } from './show-areas.ts'

/** Two squares of area 0 south of one of area 1 and one of none; rows from the south. */
const grid = { columns: 2, rows: 2, side: 64, areas: Int16Array.from([0, 0, 1, -1]) }
const pixel = (pixels: Uint8ClampedArray, index: number) => [
  ...pixels.subarray(index * 4, index * 4 + 4),
]
const none = { found: 0, total: 4 }
const whole = { found: 4, total: 4 }

describe('the shades of areas', () => {
  it('has the north on top, and leaves clear what belongs to no settlement', () => {
    const tall = { ...grid, rows: 4, areas: Int16Array.from([0, 0, 0, 0, 1, 1, 1, 1]) }
    const pixels = shadesOf(tall, [none, whole])
    // The western squares, second from the north and southernmost: on no border.
    expect(pixel(pixels, 2)[3]).toBeGreaterThan(100)
    expect(pixel(pixels, 6)[3]).toBe(0)
    expect(pixel(shadesOf(grid, [none, whole]), 1)).toEqual([0, 0, 0, 0])
  })

  it('fills paper with gold: nothing is clear within its border, and an area without places is done', () => {
    const wide = { ...grid, areas: Int16Array.from([0, 0, 0, 0]), columns: 2 }
    // The south-west square: neither the last column nor the top row.
    const within = (tally: typeof none) => pixel(shadesOf(wide, [tally]), 2)
    const opacities = [0, 1, 2, 3, 4].map((found) => within({ found, total: 4 })[3])
    expect(opacities).toEqual([0, 48, 95, 143, 190])
    expect(within(whole).slice(0, 3)).toEqual(within({ found: 1, total: 4 }).slice(0, 3))
    expect(within({ found: 0, total: 0 })).toEqual(within(whole))
  })

  it('has a line of its own along borders, and not within an area', () => {
    const plain = { ...grid, columns: 3, rows: 3, areas: new Int16Array(9) }
    const pixels = shadesOf(plain, [none])
    const opacities = Array.from({ length: 9 }, (_, index) => pixel(pixels, index)[3])
    // North-east edges: the top row and the last column.
    const [inner, edge] = [opacities[3], opacities[0]]
    expect(inner).toBe(0)
    expect(edge).toBeGreaterThan(100)
    expect(opacities).toEqual([edge, edge, edge, inner, inner, edge, inner, inner, edge])
  })

  it('leaves an area without a tally clear', () => {
    expect(shadesOf(grid, []).some((value) => value > 0)).toBe(false)
  })
})
