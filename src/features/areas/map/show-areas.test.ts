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
    const pixels = shadesOf(grid, [none, whole])
    const [red, green] = [pixel(pixels, 2), pixel(pixels, 0)]
    expect(red[0]).toBeGreaterThan(red[1] ?? 0)
    expect(green[1]).toBeGreaterThan(green[0] ?? 0)
    expect(pixel(pixels, 1)).toEqual([0, 0, 0, 0])
  })

  it('goes from red over gold to green, and takes an area without places for done', () => {
    const colours = [0, 1, 2, 3, 4].map((found) =>
      pixel(shadesOf(grid, [{ found, total: 4 }, none]), 2).slice(0, 3),
    )
    expect(colours[0]).toEqual([166, 54, 42])
    expect(colours[2]).toEqual([222, 165, 58])
    expect(colours[4]).toEqual([63, 143, 76])
    expect(new Set(colours.map(String)).size).toBe(5)
    expect(pixel(shadesOf(grid, [{ found: 0, total: 0 }, none]), 2).slice(0, 3)).toEqual(colours[4])
  })

  it('is darker along borders, and not within an area', () => {
    const plain = { ...grid, columns: 3, rows: 3, areas: new Int16Array(9) }
    const pixels = shadesOf(plain, [none])
    const opacities = Array.from({ length: 9 }, (_, index) => pixel(pixels, index)[3])
    expect(new Set(opacities).size).toBe(2)
    // North-east edges: the top row and the last column.
    const [inner, edge] = [opacities[3], opacities[0]]
    expect(opacities).toEqual([edge, edge, edge, inner, inner, edge, inner, inner, edge])
    expect(edge).toBeGreaterThan(inner ?? 255)
  })

  it('leaves an area without a tally clear', () => {
    expect(shadesOf(grid, []).some((value) => value > 0)).toBe(false)
  })
})
