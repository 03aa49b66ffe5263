import { describe, expect, it } from 'vitest'
import { stackSources, type PointSource } from './point-source.ts'

function source(xs: readonly number[]): PointSource {
  const within = ([min, , max]: readonly [number, number, number, number]) =>
    [...xs.keys()].filter((position) => (xs[position] ?? 0) >= min && (xs[position] ?? 0) <= max)
  return {
    size: xs.length,
    x: (position) => xs[position] ?? NaN,
    y: () => 0,
    picture: () => {
      throw new Error('Nothing is drawn here.')
    },
    pictureScale: () => 1,
    within,
    hasMoreWithin: (extent, limit) => within(extent).length > limit,
  }
}

describe('two sources as one', () => {
  const both = stackSources(source([1, 5, 9]), source([2, 6]))

  it('draw the second over the first', () => {
    const positions = both.within([0, 0, 7, 0])
    expect(positions.map((position) => both.x(position))).toEqual([1, 5, 2, 6])
  })

  it('count what both show', () => {
    expect(both.size).toBe(5)
    expect(both.hasMoreWithin([0, 0, 7, 0], 3)).toBe(true)
    expect(both.hasMoreWithin([0, 0, 7, 0], 4)).toBe(false)
    expect(both.hasMoreWithin([0, 0, 7, 0], 1)).toBe(true)
  })
})
